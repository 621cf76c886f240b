import { expect, test } from 'vitest'
import type Stripe from 'stripe'
import { sessionState } from './stripe-session.ts'

const sessionWith = (error: { code?: string; decline_code?: string } | null) =>
  ({
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: { status: 'requires_payment_method', last_payment_error: error },
  }) as unknown as Stripe.Checkout.Session

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
  [{ code: 'card_declined', decline_code: 'authentication_required' }, 'not_authenticated'],
  [{ code: 'payment_intent_authentication_failure' }, 'not_authenticated'],
  [{ code: 'expired_card' }, 'card_expired'],
  [{ code: 'card_declined', decline_code: 'expired_card' }, 'card_expired'],
  [{ code: 'card_declined', decline_code: 'stolen_card' }, 'refused'],
  [{ code: 'card_declined' }, 'refused'],
])('reads the error %j of an open session as %s', (error, declineReason) => {
  expect(sessionState(sessionWith(error))).toEqual({
    status: 'open',
    capturedMinor: 0,
    hasDeclinedTry: true,
    declineReason,
  })
})

test('an open session without a tried card has no decline reason', () => {
  expect(sessionState(sessionWith(null))).toMatchObject({ hasDeclinedTry: false, declineReason: null })
})
