import { beforeAll, expect } from 'vitest'
import { pollPendingPayments } from '#server/booking/payments/poll-pending-payments.ts'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import { loseHold, orderOf, sellOut } from './buyer.ts'
import { staffPerson, type TestPerson } from './console.ts'
import { askDesk, placedOrder, type Body } from './desk.ts'
import type { Fixtures } from './fixtures.ts'
import type { StripeFixtures } from './stripe-fixtures.ts'

export interface MoneyRow extends Body {
  key: string
  reference: string | null
}
export interface MoneyDetail {
  order: Body | null
  payment: (Body & { id: number; transfer: Body | null; refunds: (Body & { id: number; acts: string[] })[] }) | null
  findings: (Body & { id: number })[]
}
export type MoneyAnswer = Body & { money: MoneyDetail }

/** A person of finance at the money screen, with payments by a simulated Stripe. Read it only inside tests. */
export function useMoneyDesk(fixtures: Fixtures, played: StripeFixtures) {
  let finance: TestPerson
  beforeAll(async () => {
    finance = await staffPerson(fixtures.context, 'finance')
  })

  const ask = (route: string, body?: unknown, person = finance, context = played.context) =>
    askDesk(context, person, route, body)
  const listed = async (query = '') =>
    (await ask(`GET /money${query}`)).body as unknown as {
      rows: MoneyRow[]
      count: number
      next: string | null
      providers: string[]
    }
  const references = async (query = '') => (await listed(query)).rows.map(({ reference }) => reference)
  const open = async (key: string) => (await ask(`GET /money/${key}`)).body as unknown as MoneyDetail
  const rows = <One>(name: string, text: string, values: unknown[] = []) =>
    fixtures.context.db.rows<One>({ name: `test.${name}`, text, values })
  const entriesOf = (action: string, id: number) =>
  rows<Body>('entries', `select staff_id as "staffId", before, after, reason from audit_entry where action = $1 and subject_id = $2`, [action, id]) // prettier-ignore

  /** Paid at Stripe after its hold had ended and its seats were sold: the money goes back. */
  async function lateOrder() {
    const { context, stripe } = played
    const departure = await played.departure()
    const order = await played.place(departure, 2)
    await loseHold(context.db, order.reference)
    await sellOut(context.db, departure.id)
    stripe.books.pay(order.session)
    await pollPendingPayments(context, { olderThanSeconds: -1 })
    const { paymentId } = await orderOf(context.db, order.reference)
    const [refund] = await rows<{ id: number }>('refund_of', 'select id from refund where payment_id = $1', [paymentId])
    const intent = stripe.books.session(order.session).payment_intent?.id ?? ''
    return { ...order, paymentId, refundId: refund?.id ?? 0, intent }
  }

  /** As above, and Stripe could not send the refund. */
  async function failedRefund() {
    const order = await lateOrder()
    await sendRefunds(played.context)
    const [sent] = played.stripe.books.refundsOf(order.intent)
    if (!sent) throw new Error('nothing was refunded')
    sent.status = 'failed'
    await played.deliver(played.stripe.webhook('refund.failed', sent))
    await expect.poll(async () => (await seenOf(order.refundId)).state).toBe('failed')
    return order
  }

  async function seenOf(refundId: number) {
    const refund = (await open(`r${refundId}`)).payment?.refunds.find(({ id }) => id === refundId)
    return { state: refund?.['state'], attempts: refund?.['attempts'] }
  }

  /** BHD 25.000 by bank transfer. */
  async function transfer() {
    const { context } = fixtures
    const { reference } = await placedOrder(context, { method: 'bank_transfer' })
    const { paymentId } = await orderOf(context.db, reference)
    return { reference, paymentId }
  }

  let numbers = 0
  const receiptOf = (change: Body = {}) => ({
    amountMinor: 25_000,
    bankReference: `FT-CONSOLE-${(numbers += 1)}`,
    receivedOn: new Date().toISOString().slice(0, 10),
    seenReceivedMinor: 0,
    ...change,
  })
  const record = async (paymentId: number, change: Body = {}) =>
    ask(`POST /money/payments/${paymentId}/receipts`, receiptOf(change), finance, fixtures.context)

  return {
    ask,
    listed,
    references,
    open,
    rows,
    entriesOf,
    lateOrder,
    failedRefund,
    seenOf,
    transfer,
    record,
    person: () => finance,
  }
}
