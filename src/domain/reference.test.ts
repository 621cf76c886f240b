import { expect, test } from 'vitest'
import { orderReference, quoteReference, ticketCode, tidyQuoteReference, tidyReference } from './reference.ts'

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

test.each(['RH-7K3M9QXA', 'rh 7k3m 9qxa', '7K3M9QXA', ' RH‑7K3M9QXA ', 'RH-٧K٣M٩QXA'])(
  'a reference typed as %j is found as it was issued',
  (typed) => expect(tidyReference(typed)).toBe('RH-7K3M9QXA'),
)

test('a reference without its prefix that begins with RH keeps its eight characters', () => {
  expect(tidyReference('RH234567')).toBe('RH-RH234567')
  expect(tidyReference('RH-RH234567')).toBe('RH-RH234567')
})

test.each([
  ['RQ-7K3M9QXA', 'RQ-7K3M9QXA'],
  ['rq 7k3m 9qxa', 'RQ-7K3M9QXA'],
  [' RQ‑٧K٣M٩QXA ', 'RQ-7K3M9QXA'],
  ['RH-7K3M9QXA', null],
  ['7K3M9QXA', null],
  // An order's eight characters may begin with RQ.
  ['RQ234567', null],
  ['RH-RQ234567', null],
  ['', null],
])('as the reference of a quote, %j is %j', (typed, reference) => expect(tidyQuoteReference(typed)).toBe(reference))
