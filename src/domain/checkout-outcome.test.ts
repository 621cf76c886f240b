import { expect, test } from 'vitest'
import { checkoutOutcome, outcomePath, type CheckoutOutcome } from './checkout-outcome.ts'
import type { OrderState } from './order-states.ts'
import { paymentTransitions, type PaymentState } from './payment-states.ts'

interface Payment {
  paymentStatus: PaymentState | null
  hasDeclinedTry: boolean
  isMoneyUnderWay: boolean
}
type Expected = CheckoutOutcome | ((payment: Payment) => CheckoutOutcome)

const open = new Set<PaymentState | null>(['created', 'processing'])
const settled = new Set<PaymentState | null>(['paid', 'partially_refunded', 'refunded'])

/** Of an order that waits for its money. */
const whileUnpaid = ({ paymentStatus, hasDeclinedTry, isMoneyUnderWay }: Payment): CheckoutOutcome => {
  if (settled.has(paymentStatus) || (open.has(paymentStatus) && isMoneyUnderWay)) return 'in_progress'
  return paymentStatus !== null && (hasDeclinedTry || paymentStatus === 'declined') ? 'payment_failed' : 'unpaid'
}

/** A new order state does not compile before its page is decided. */
const expected: Record<OrderState, Expected> = {
  draft: whileUnpaid,
  on_hold: whileUnpaid,
  awaiting_payment: (payment) => (payment.paymentStatus === null ? 'reserved' : whileUnpaid(payment)),
  awaiting_supplier: 'on_hold',
  pay_later: ({ paymentStatus }) => (paymentStatus === 'declined' ? 'payment_failed' : 'reserved'),
  confirmed: 'booked',
  partially_confirmed: 'partially_booked',
  failed: 'unsuccessful',
  expired: 'unsuccessful',
  cancelled: 'cancelled',
}
const pages: Record<CheckoutOutcome, string> = {
  booked: '/checkout/success',
  partially_booked: '/checkout/success',
  in_progress: '/checkout/success',
  unpaid: '/checkout/unpaid',
  on_hold: '/checkout/on_hold',
  reserved: '/checkout/on_hold',
  awaiting_transfer: '/checkout/on_hold',
  unsuccessful: '/checkout/error',
  payment_failed: '/checkout/error',
  cancelled: '/checkout/cancelled',
}

const payments = [null, ...(Object.keys(paymentTransitions) as PaymentState[])]
const every = (Object.keys(expected) as OrderState[]).flatMap((orderStatus) =>
  payments.flatMap((paymentStatus) =>
    [false, true].flatMap((hasDeclinedTry) =>
      [false, true].map((isMoneyUnderWay) => {
        const payment = { paymentStatus, hasDeclinedTry, isMoneyUnderWay }
        const rule = expected[orderStatus]
        const outcome = typeof rule === 'function' ? rule(payment) : rule
        return { orderStatus, ...payment, outcome, page: pages[outcome] }
      }),
    ),
  ),
)

test.each(every)(
  'shows $outcome on $page for an order in $orderStatus with payment $paymentStatus (declined card: $hasDeclinedTry, payment in progress: $isMoneyUnderWay)',
  ({ outcome, page, ...order }) => {
    const shown = checkoutOutcome({ ...order, isTransferAwaited: false })
    expect([shown, outcomePath(shown)]).toEqual([outcome, page])
  },
)

test.each([
  ['created', true, false, 'awaiting_transfer'],
  ['processing', true, false, 'awaiting_transfer'],
  // Of a card that was tried beside it.
  ['processing', true, true, 'in_progress'],
  ['declined', true, false, 'awaiting_transfer'],
  ['expired', true, false, 'awaiting_transfer'],
  ['expired', false, false, 'unpaid'],
] as const)(
  'with the latest attempt %s, a transfer awaited: %s, and money under way: %s, the outcome is %s',
  (paymentStatus, isTransferAwaited, isMoneyUnderWay, outcome) => {
    const order = { orderStatus: 'awaiting_payment' as const, hasDeclinedTry: false, paymentStatus }
    expect(checkoutOutcome({ ...order, isTransferAwaited, isMoneyUnderWay })).toBe(outcome)
  },
)

test('does not show in_progress for an order without a payment attempt', () => {
  const shown = every.filter(({ paymentStatus }) => paymentStatus === null).map(({ outcome }) => outcome)
  expect(shown).not.toContain('in_progress')
})
