import { CallError } from '#web/lib/call-error.ts'

export type FieldErrorCode =
  | 'required'
  | 'format'
  | 'too_long'
  | 'letters'
  | 'password_too_short'
  | 'password_common'
  | 'passwords_differ'
  | 'password_wrong'
  | 'code_wrong'
  | 'same_email'
  | 'not_offered'

/** The errors of each field; empty if the error concerns no field. */
export function fieldErrors(error: unknown): { field: string; code: FieldErrorCode }[] {
  if (!(error instanceof CallError)) return []
  const fields = (error.details['fields'] ?? []) as { field: string; code: FieldErrorCode }[]
  if (error.code === 'account.fields_invalid') return fields
  // The request schema checks only lengths. It names fields as 'json.firstName'.
  if (error.code === 'request.invalid')
    return fields.map(({ field }) => ({ field: field.split('.').at(-1) ?? field, code: 'too_long' }))
  return []
}
