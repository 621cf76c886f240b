import { latinDigits } from '#domain/arabic.ts'
import { tidyLine } from '#domain/invisible.ts'
import { ApiError } from '#server/kernel/api-error.ts'

/** A bank's own number as it is compared, however it was typed or copied: a receipt is known by it. */
export function bankNumber(typed: string): string {
  return tidyLine(latinDigits(typed))
}

/** @throws ApiError `console.fields_invalid` at `bankReference` */
export function demandNumber(typed: string): string {
  const number = bankNumber(typed)
  const code = number === '' ? 'required' : number.length > 64 ? 'too_long' : null
  if (code !== null)
    throw new ApiError('invalid', 'console.fields_invalid', { fields: [{ field: 'bankReference', code }] })
  return number
}
