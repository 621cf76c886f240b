import { expect, test } from 'vitest'
import { checkoutOutcome } from './checkout-outcome.ts'
import { orderTransitions, type OrderState } from './order-states.ts'
import { paymentTransitions, type PaymentState } from './payment-states.ts'

const whateverThePayment: Record<string, string> = {
  confirmed: 'booked',
  cancelled: 'booked',
  partially_confirmed: 'partially_booked',
  failed: 'unsuccessful',
  expired: 'unsuccessful',
  awaiting_supplier: 'on_hold',
}
/**
 * A buyer who left the payment page still has the seats; after a declined card the page displays the failed payment.
 */
const ofReserved = (paymentStatus: string | null) => (paymentStatus === 'declined' ? 'payment_failed' : 'reserved')
const payments = [null, ...(Object.keys(paymentTransitions) as PaymentState[])]
const every = (Object.keys(orderTransitions) as OrderState[]).flatMap((orderStatus) =>
  payments.flatMap((paymentStatus) =>
    [false, true].map((hasDeclinedTry) => ({
      orderStatus,
      paymentStatus,
      hasDeclinedTry,
      isTransfer: false,
      outcome:
        whateverThePayment[orderStatus] ??
        (orderStatus === 'pay_later'
          ? ofReserved(paymentStatus)
          : orderStatus === 'awaiting_payment' && paymentStatus === null
            ? 'reserved'
            : hasDeclinedTry || paymentStatus === 'declined' || paymentStatus === 'expired'
              ? 'payment_failed'
              : 'in_progress'),
    })),
  ),
)

test.each([
  ['created', 'awaiting_transfer'],
  ['processing', 'awaiting_transfer'],
  ['expired', 'payment_failed'],
] as const)('an order awaiting a transfer with a payment in %s shows %s', (paymentStatus, outcome) => {
  const order = { orderStatus: 'awaiting_payment' as const, hasDeclinedTry: false, isTransfer: true, paymentStatus }
  expect(checkoutOutcome(order)).toBe(outcome)
})

test.each(every)(
  'an order in $orderStatus with a payment in $paymentStatus (declined attempt: $hasDeclinedTry) shows $outcome',
  ({ outcome, ...order }) => {
    expect(checkoutOutcome(order)).toBe(outcome)
  },
)
