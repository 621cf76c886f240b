import { latinDigits } from './arabic.ts'

// Without 0, O, 1, I and L: references are read out on the phone.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** An order reference such as 'RH-7K3M9QXA', from eight random bytes. */
export function orderReference(bytes: Uint8Array): string {
  return `RH-${spell(bytes, 8)}`
}

/** A quote reference such as 'RQ-7K3M9QXA', from eight random bytes. */
export function quoteReference(bytes: Uint8Array): string {
  return `RQ-${spell(bytes, 8)}`
}

/** The content of a ticket's QR code: opaque, 16 characters, from sixteen random bytes. */
export function ticketCode(bytes: Uint8Array): string {
  return spell(bytes, 16)
}

function spell(bytes: Uint8Array, length: number): string {
  if (bytes.length < length) throw new RangeError(`needs ${length} random bytes`)
  return Array.from(bytes.subarray(0, length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** An order reference as typed or read out: any case, spaces, dashes and digits, with or without 'RH'. At most 40 characters. */
export function tidyReference(typed: string): string {
  return `RH-${lettersOf(typed).replace(/^RH(?=.{8})/, '')}`.slice(0, 40)
}

/** A quote reference as typed or read out, with 'RQ': `RQ-7K3M9QXA`. Null if it is none, and so may be an order's. */
export function tidyQuoteReference(typed: string): string | null {
  const letters = lettersOf(typed)
  return /^RQ.{8}$/.test(letters) ? `RQ-${letters.slice(2)}` : null
}

const lettersOf = (typed: string): string =>
  latinDigits(typed)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
