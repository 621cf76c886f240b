import { describe, expect, test } from 'vitest'
import { checkCart } from './cart-check.ts'

const same = { id: 1, title: 'same', seenMinor: 100, nowMinor: 100, isAvailable: true }
const changed = { id: 2, title: 'changed', seenMinor: 100, nowMinor: 120, isAvailable: true }
const gone = { id: 3, title: 'gone', seenMinor: 100, nowMinor: 150, isAvailable: false }

describe('the notice of a cart', () => {
  test.each([
    { case: 'an empty cart', items: [], notice: 'none' },
    { case: 'nothing new', items: [same], notice: 'none' },
    { case: 'all gone, whatever their prices', items: [gone, { ...gone, id: 4 }], notice: 'all_unavailable' },
    { case: 'some gone', items: [same, gone], notice: 'some_unavailable' },
    { case: 'some with another price', items: [same, changed], notice: 'some_changed' },
    { case: 'cheaper counts as another price', items: [{ ...changed, nowMinor: 1 }], notice: 'some_changed' },
    { case: 'both', items: [changed, gone], notice: 'unavailable_and_changed' },
  ])('$case: $notice', ({ items, notice }) => {
    const check = checkCart(items)
    expect(check.notice).toBe(notice)
    expect(check.unavailable).toEqual(items.filter((item) => !item.isAvailable))
    expect(check.changed.every((item) => item.isAvailable)).toBe(true)
  })
})
