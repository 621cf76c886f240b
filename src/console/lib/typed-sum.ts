import { latinDigits } from '#domain/arabic.ts'

/** A sum as it is typed or copied from a statement, as the filters of the money screen take it; null for anything else. */
export function typedSum(text: string): string | null {
  const plain = latinDigits(text)
    .replaceAll('٫', '.')
    .replaceAll(/[\s,٬]/g, '')
  return /^\d{1,12}(?:\.\d{1,3})?$/.test(plain) ? plain : null
}
