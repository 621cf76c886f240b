import { ApiError } from '#server/kernel/api-error.ts'

/** A bank's own number, as a person typed it. @throws ApiError `console.fields_invalid` at `bankReference` */
export function demandNumber(typed: string): string {
  const number = typed.trim()
  const code = number === '' ? 'required' : number.length > 64 ? 'too_long' : null
  if (code !== null)
    throw new ApiError('invalid', 'console.fields_invalid', { fields: [{ field: 'bankReference', code }] })
  return number
}
