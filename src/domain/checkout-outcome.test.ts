import { expect, test } from 'vitest'
import { checkoutOutcome } from './checkout-outcome.ts'
import { orderTransitions } from './order-states.ts'
import { paymentTransitions } from './payment-states.ts'

const whateverThePayment: Record<string, string> = {
  confirmed: 'booked',
  cancelled: 'booked',
  partially_confirmed: 'partially_booked',
  failed: 'unsuccessful',
  expired: 'unsuccessful',
  on_hold: 'on_hold',
  reserved: 'reserved',
}
const payments = [null, ...Object.keys(paymentTransitions)]
const every = Object.keys(orderTransitions).flatMap((orderStatus) =>
  payments.map((paymentStatus) => ({
    orderStatus,
    paymentStatus,
    outcome:
      whateverThePayment[orderStatus] ??
      (paymentStatus === 'declined' || paymentStatus === 'expired' ? 'payment_failed' : 'in_progress'),
  })),
)

test.each(every)('an order $orderStatus with a payment $paymentStatus shows $outcome', ({ outcome, ...order }) => {
  expect(checkoutOutcome(order)).toBe(outcome)
})
