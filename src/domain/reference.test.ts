import { expect, test } from 'vitest'
import { orderReference, quoteReference, ticketCode } from './reference.ts'

test('a reference has no 0, O, 1, I or L, so that it can be read out', () => {
  for (let byte = 0; byte < 256; byte++) {
    expect(orderReference(new Uint8Array(8).fill(byte))).toMatch(/^RH-[2-9A-HJKMNP-Z]{8}$/)
    expect(quoteReference(new Uint8Array(8).fill(byte))).toMatch(/^RQ-[2-9A-HJKMNP-Z]{8}$/)
  }
})

test('a ticket code is longer than a reference', () => {
  expect(ticketCode(new Uint8Array(16).map((_, index) => index))).toHaveLength(16)
})

test('refuses too few random bytes', () => expect(() => ticketCode(new Uint8Array(3))).toThrow(RangeError))
