import type { z } from '@hono/zod-openapi'
import { refundSets } from '#domain/refund-states.ts'
import type { MoneyRow } from '#server/booking/payments/desk/list-money.ts'
import type { MoneyDetail, MoneyPayment } from '#server/booking/payments/desk/read-money.ts'
import { isoOf } from '#server/kernel/iso-of.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import type { moneyRowSchema, moneySchema } from './contract.ts'
import type { OrderState } from '#domain/order-states.ts'
import { actsOnPayment, actsOnRefund, may } from './money-rights.ts'

const isoOrNull = (at: string | null) => (at === null ? null : isoOf(at))
const guestOf = (person: SignedInStaff, name: string | null) =>
  person.permissions.includes('guests.read') ? (name?.trim() ?? null) : null

/** What acts depend on besides the person. */
interface MoneyRules {
  /** The providers that send refunds themselves. */
  sendingRefunds: readonly string[]
  shortTransferDollars: number
}

export function viewMoneyRow(row: MoneyRow, person: SignedInStaff): z.infer<typeof moneyRowSchema> {
  const { paymentId: _, orderState: __, name, at, dueAt, ...rest } = row
  return { ...rest, guest: guestOf(person, name), at: at.toISOString(), dueAt: dueAt?.toISOString() ?? null }
}

export function viewMoney(
  { order, payment, change, findings }: MoneyDetail,
  person: SignedInStaff,
  rules: MoneyRules,
): z.infer<typeof moneySchema> {
  return {
    order: order && {
      reference: order.reference,
      state: order.state,
      guest: guestOf(person, order.name),
      totalMinor: order.totalMinor,
      currency: order.currency,
      dueAt: isoOrNull(order.dueAt),
      isReadable: person.permissions.includes('orders.read'),
    },
    payment: payment && viewPayment(payment, order?.state ?? null, person, rules),
    change: change && { ...change, canEnd: change.isStuck && person.permissions.includes('orders.change') },
    findings: findings.map((finding) => ({
      ...finding,
      foundAt: isoOf(finding.foundAt),
      handled: finding.handled && { ...finding.handled, at: isoOf(finding.handled.at) },
      canHandle: finding.handled === null && may(person, 'handle'),
    })),
  }
}

function viewPayment(
  payment: MoneyPayment,
  orderState: OrderState | null,
  person: SignedInStaff,
  { sendingRefunds, shortTransferDollars }: MoneyRules,
) {
  const { transfer, refunds } = payment
  return {
    ...payment,
    madeAt: isoOf(payment.madeAt),
    changedAt: isoOf(payment.changedAt),
    transfer: transfer && {
      ...transfer,
      receipts: transfer.receipts.map((receipt) => ({ ...receipt, recordedAt: isoOf(receipt.recordedAt) })),
    },
    refunds: refunds.map((refund) => ({
      ...refund,
      madeAt: isoOf(refund.madeAt),
      changedAt: isoOf(refund.changedAt),
      nextAt:
        refundSets.open.includes(refund.state) && sendingRefunds.includes(payment.provider)
          ? isoOf(refund.nextAt)
          : null,
      acts: actsOnRefund(person, payment, refund, sendingRefunds),
    })),
    acts: actsOnPayment(person, payment, { orderState, shortTransferDollars }),
  }
}
