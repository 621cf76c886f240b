import { expect, test } from 'vitest'
import { mayResend } from './may-resend.ts'

const confirmed = { itemState: 'confirmed', isLatestMove: true, state: 'confirmed', isTransfer: false, isInTime: true, hasText: true } as const // prettier-ignore

test.each([
  ['order_confirmed', {}, true],
  ['order_confirmed', { state: 'cancelled' }, false],
  ['order_payment_link', {}, false],
  ['order_payment_link', { state: 'pay_later' }, true],
  ['order_payment_link', { state: 'pay_later', isInTime: false }, false],
  ['order_transfer', { state: 'awaiting_payment', isTransfer: true }, true],
  ['order_transfer', { state: 'awaiting_payment' }, false],
  ['order_transfer', { state: 'expired', isTransfer: true }, false],
  ['order_rejected', { state: 'failed' }, true],
  ['order_unpaid', {}, false],
  ['booking_cancelled', { itemState: 'refunded' }, true],
  ['booking_cancelled', {}, false],
  ['booking_cancelled', { itemState: null }, false],
  ['booking_rebooked', {}, true],
  ['booking_rebooked', { isLatestMove: false }, false],
  ['departure_moved', { itemState: 'cancelled' }, false],
  ['departure_message', {}, true],
  ['departure_message', { hasText: false }, false],
] as const)('the mail %s with %j may be sent again: %s', (kind, change, expected) => {
  expect(mayResend(kind, { ...confirmed, ...change })).toBe(expected)
})
