import { CallError } from '#web/lib/call-error.ts'

export type FaultCode =
  | 'required'
  | 'format'
  | 'too_long'
  | 'password_too_short'
  | 'password_common'
  | 'passwords_differ'
  | 'password_wrong'
  | 'not_offered'

/** What the server found wrong with each field; nothing when the refusal is about no field. */
export function formFaults(error: unknown): { field: string; code: FaultCode }[] {
  if (!(error instanceof CallError)) return []
  const fields = (error.details['fields'] ?? []) as { field: string; code: FaultCode }[]
  if (error.code === 'account.fields_invalid') return fields
  // So long that it did not come as far as being judged: 'json.firstName'.
  if (error.code === 'request.invalid')
    return fields.map(({ field }) => ({ field: field.split('.').at(-1) ?? field, code: 'too_long' }))
  return []
}
