import { describe, expect, test } from 'vitest'
import type { ItemState } from '#domain/item-states.ts'
import { textOf, titleOf } from './outcome-words.ts'

const order = {
  outcome: 'on_hold',
  isAccepted: false,
  items: [{ status: 'pending' }] as { status: ItemState }[],
  isByLink: false,
  isPaid: false,
  hasOtherMethod: false,
  refundMinor: 0,
  declineReason: null,
  replacedBy: null,
} as const

describe('an order on hold', () => {
  test.each([
    ['waits for its host', ['pending'], 'on_hold.titleRequest', 'on_hold.textRequest'],
    ['waits for one of two hosts', ['approved', 'pending'], 'on_hold.titleRequest', 'on_hold.textRequest'],
    ['waits for no host', ['approved'], 'on_hold.title', 'on_hold.text'],
  ] as const)('that %s is called as it is', (_, states, title, text) => {
    const items = states.map((status) => ({ status }))
    expect(titleOf({ ...order, items })).toBe(title)
    expect(textOf({ ...order, items })).toBe(text)
  })
})

test.each([
  ['others', 'replaced.others'],
  ['same', 'replaced.same'],
] as const)('an order that was replaced by a checkout of %s is not called unsuccessful', (replacedBy, text) => {
  const replaced = { ...order, outcome: 'unsuccessful', replacedBy } as const
  expect([titleOf(replaced), textOf(replaced)]).toEqual(['replaced.title', text])
  expect(titleOf({ ...replaced, replacedBy: null })).toBe('unsuccessful.title')
})

describe('after a declined card', () => {
  test.each([
    ['a transfer is possible, too', { hasOtherMethod: true }, 'textOtherCard'],
    ['the cart can be paid by card only', { hasOtherMethod: false }, 'textOnlyCard'],
    ['only a card can be tried', { isByLink: true }, 'textOnlyCard'],
  ] as const)('another way to pay is named only if there is one: %s', (_, change, text) => {
    const declined = { ...order, outcome: 'payment_failed', declineReason: 'refused', ...change } as const
    expect(textOf(declined)).toBe(`payment_failed.${text}`)
  })
})
