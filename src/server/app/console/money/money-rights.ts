import { isCurrency } from '#domain/currency.ts'
import { orderSets, type OrderState } from '#domain/order-states.ts'
import { paymentSets } from '#domain/payment-states.ts'
import type { Permission } from '#domain/permissions.ts'
import { refundSets } from '#domain/refund-states.ts'
import { isShortAcceptable } from '#domain/short-transfer.ts'
import { BANK_TRANSFER } from '#server/booking/providers/bank-transfer.ts'
import type { MoneyPayment } from '#server/booking/payments/desk/read-money.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'

const refunds: Permission[] = ['refunds.limited', 'refunds.free']
/** One of these opens the money screen, to people of the marketplace. */
const readers: Permission[] = ['transfers.record', ...refunds, 'settlements.read']
const rights = {
  read: readers,
  receipt: ['transfers.record'],
  sent: ['transfers.record'],
  retry: refunds,
  reconcile: ['transfers.record', ...refunds],
  handle: ['transfers.record', ...refunds],
} satisfies Record<string, Permission[]>
export type MoneyRight = keyof typeof rights

export function may({ scope, permissions }: SignedInStaff, right: MoneyRight): boolean {
  const needed: Permission[] = rights[right]
  return scope === 'all' && needed.some((one) => permissions.includes(one))
}

/** Suppliers see no money of orders. @throws ApiError `console.forbidden` */
export function demandRight(person: SignedInStaff, right: MoneyRight): void {
  if (!may(person, right)) throw new ApiError('forbidden', 'console.forbidden')
}

type Refund = MoneyPayment['refunds'][number]

/** What can be done with a refund now. `sendingRefunds`: the providers that send refunds themselves. */
export function actsOnRefund(
  person: SignedInStaff,
  { provider }: MoneyPayment,
  { state }: Refund,
  sendingRefunds: readonly string[],
): ('retry' | 'sent')[] {
  const isOpen = refundSets.open.includes(state)
  const isRefused = refundSets.refused.includes(state)
  const isSentByUs = sendingRefunds.includes(provider)
  const acts: ['retry' | 'sent', boolean][] = [
    ['retry', may(person, 'retry') && isSentByUs && (isOpen || isRefused)],
    ['sent', may(person, 'sent') && (isRefused || (isOpen && !isSentByUs))],
  ]
  return acts.flatMap(([act, isPossible]) => (isPossible ? [act] : []))
}

type PaymentAct = 'receipt' | 'accept_short' | 'reconcile'

export function actsOnPayment(
  person: SignedInStaff,
  payment: MoneyPayment,
  { orderState, shortTransferDollars }: { orderState: OrderState | null; shortTransferDollars: number },
): PaymentAct[] {
  const { transfer, currency } = payment
  const isAwaited =
    orderState !== null && orderSets.payable.includes(orderState) && paymentSets.open.includes(payment.state)
  const acts: [PaymentAct, boolean][] = [
    ['receipt', may(person, 'receipt') && payment.provider === BANK_TRANSFER && transfer !== null],
    [
      'accept_short',
      may(person, 'receipt') &&
        isAwaited &&
        transfer !== null &&
        isCurrency(currency) &&
        isShortAcceptable({ ...transfer, currency }, shortTransferDollars),
    ],
    // Bank transfers have no provider that could be queried.
    ['reconcile', may(person, 'reconcile') && payment.number !== null && payment.provider !== BANK_TRANSFER],
  ]
  return acts.flatMap(([act, isPossible]) => (isPossible ? [act] : []))
}
