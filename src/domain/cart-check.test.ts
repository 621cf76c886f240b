import { describe, expect, test } from 'vitest'
import { checkCart } from './cart-check.ts'

const same = { id: 1, title: 'same', seenMinor: 100, nowMinor: 100, isAvailable: true }
const changed = { id: 2, title: 'changed', seenMinor: 100, nowMinor: 120, isAvailable: true }
const gone = { id: 3, title: 'gone', seenMinor: 100, nowMinor: 150, isAvailable: false }

describe('the notice of a cart', () => {
  test.each([
    { case: 'is none for an empty cart', items: [], notice: 'none' },
    { case: 'is none if nothing has changed', items: [same], notice: 'none' },
    { case: 'everything is unavailable, at any price', items: [gone, { ...gone, id: 4 }], notice: 'all_unavailable' },
    { case: 'some items are unavailable', items: [same, gone], notice: 'some_unavailable' },
    { case: 'some prices changed', items: [same, changed], notice: 'some_changed' },
    { case: 'a lower price counts as changed', items: [{ ...changed, nowMinor: 1 }], notice: 'some_changed' },
    { case: 'some items are unavailable, others changed', items: [changed, gone], notice: 'unavailable_and_changed' },
  ])('$case: $notice', ({ items, notice }) => {
    const check = checkCart(items)
    expect(check.notice).toBe(notice)
    expect(check.unavailable).toEqual(items.filter((item) => !item.isAvailable))
    expect(check.changed.every((item) => item.isAvailable)).toBe(true)
  })
})
