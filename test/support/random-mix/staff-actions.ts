import { answerItem } from '#server/booking/commands/answer-item.ts'
import { confirmFree } from '#server/booking/payments/confirm-free.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { listTransfers } from '#server/booking/payments/list-transfers.ts'
import { recordTransfer } from '#server/booking/payments/record-transfer.ts'
import { recordTransferRefund } from '#server/booking/payments/record-transfer-refund.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { answerQuote } from '#server/quotes/answer-quote.ts'
import { declineQuote } from '#server/quotes/decline-quote.ts'
import { noteAnswer } from './answers.ts'
import { ask, type Walker } from './person.ts'
import { bookingsOf, type Action } from './visitor-actions.ts'
import {
  addDeparture,
  addPromoCode,
  cutOff,
  inFixtures,
  moveClock,
  PROMO_KINDS,
  STAFF_TOKENS,
  type MixFixtures,
} from './fixtures.ts'

/** Actions of staff, the operator's commands and the payment provider, and faults. */
export const staffActions: Action[] = [
  { name: 'confirm for the supplier', weight: 6, run: (walker) => answerForSupplier(walker, 'confirm') },
  { name: 'reject for the supplier', weight: 2, run: (walker) => answerForSupplier(walker, 'reject') },
  { name: 'answer one activity', weight: 12, run: answerOneActivity },
  { name: 'send a payment link', weight: 1, run: sendLink },
  { name: 'redeem a ticket', weight: 6, run: redeem },
  { name: 'record a transfer', weight: 8, run: recordSomeTransfer },
  { name: 'record a refund by bank', weight: 3, run: ({ fixtures }) => byCommand(fixtures, 'record a refund by bank', recordRefunds) },
  { name: 'answer a quote request', weight: 5, run: answerRequest },
  { name: 'decline a quote request', weight: 1, run: declineRequest },
  { name: 'plan another departure', weight: 4, run: ({ fixtures, random }) => addDeparture(fixtures, random.chance(0.75) ? 'instant' : 'supplier') },
  { name: 'create a promo code', weight: 2, run: ({ fixtures, random }) => addPromoCode(fixtures, random.pick(PROMO_KINDS) ?? 'total') },
  { name: 'send webhooks again', weight: 3, run: sendWebhooksAgain },
  { name: 'cut off connections', weight: 4, run: cutOffSome },
  { name: 'let time pass', weight: 1, run: ({ fixtures, random }) => moveClock(fixtures, random.pick([3, 16, 16, 60, 600, 1500]) ?? 3) },
] // prettier-ignore

async function asStaff(walker: Walker, method: string, path: string, body?: unknown) {
  const token = walker.random.pick(Object.values(STAFF_TOKENS)) ?? ''
  return ask(walker, method, path, body, { authorization: `Bearer ${token}` })
}

async function answerForSupplier(walker: Walker, answer: 'confirm' | 'reject'): Promise<void> {
  const { body } = await asStaff(walker, 'GET', '/api/staff/orders?queue=on_hold')
  const order = walker.random.pick((body['orders'] as { reference: string }[] | undefined) ?? [])
  if (!order) return
  const reason = answer === 'reject' ? { reason: 'The boat is being mended' } : undefined
  await asStaff(walker, 'POST', `/api/staff/orders/${order.reference}/${answer}`, reason)
}

/** Of a request of one activity or several, sometimes by two people at once. */
async function answerOneActivity({ fixtures, random }: Walker): Promise<void> {
  const items = await fixtures.db.rows<{ reference: string; itemId: number }>({
    name: 'mix.items_to_answer',
    text: `select o.reference, i.id as "itemId" from orders o join order_item i on i.order_id = o.id
      where o.status = 'awaiting_supplier' and i.status = 'pending' order by i.id desc limit 12`,
  })
  const item = random.pick(items)
  if (!item) return
  const answer = random.chance(0.6)
    ? ({ kind: 'confirm' } as const)
    : ({ kind: 'reject', reason: 'The boat is being mended' } as const)
  const work = async (context: PaymentContext) => {
    const { orderId, isAccepted } = await answerItem(context, {
      ...item,
      answer,
      staff: 'layla',
      record: async () => {},
    })
    if (isAccepted) await confirmFree(context, { orderId })
  }
  const send = () => byCommand(fixtures, 'answer one activity', work)
  await (random.chance(0.2) ? Promise.all([send(), send()]) : send())
}

async function sendLink(walker: Walker): Promise<void> {
  const { body } = await asStaff(walker, 'GET', '/api/staff/orders?queue=pay_later')
  const order = walker.random.pick((body['orders'] as { reference: string }[] | undefined) ?? [])
  if (order) await asStaff(walker, 'POST', `/api/staff/orders/${order.reference}/payment-link`)
}

/** A ticket is valid only on its day, so some bookings are moved to today. */
async function redeem(walker: Walker): Promise<void> {
  const { fixtures, random } = walker
  const order = random.pick(fixtures.orders.slice(-20))
  if (!order) return
  const booking = random.pick((await bookingsOf(walker, order)).filter(({ ticketCode }) => ticketCode !== null))
  if (!booking?.ticketCode) return
  if (random.chance(0.5))
    await fixtures.db.rows({
      name: 'mix.today',
      text: `update order_item set starts_at = now() + make_interval(mins => $2, hours => 3), ends_at = now() + make_interval(mins => $2, hours => 5)
        where id = $1`,
      values: [booking.id, fixtures.clockMinutes],
    })
  const code = booking.ticketCode
  const answers = await Promise.all(
    Array.from({ length: 2 }, () => asStaff(walker, 'POST', `/api/staff/tickets/${code}/redeem`)),
  )
  const times = answers.filter(({ status }) => status === 200).length
  fixtures.redeemed.set(code, (fixtures.redeemed.get(code) ?? 0) + times)
}

/** Runs the use case of an operator's command. A refusal counts as a response. */
async function byCommand<Result>(
  fixtures: MixFixtures,
  action: string,
  work: (context: PaymentContext) => Promise<Result>,
): Promise<void> {
  const answer = { action, path: '', status: 200, code: '', requestId: '', sentAt: 0 }
  try {
    await inFixtures(fixtures, work)
    noteAnswer(fixtures.answers, answer)
  } catch (error) {
    if (!(error instanceof ApiError)) noteAnswer(fixtures.answers, { ...answer, status: 500, code: String(error) })
    else noteAnswer(fixtures.answers, { ...answer, status: 409, code: error.code })
  }
}

let bankNumber = 0

/** The full amount, a part, too much, or too late; sometimes the same receipt twice at once. */
async function recordSomeTransfer({ fixtures, random }: Walker): Promise<void> {
  const transfers = await fixtures.db.rows<{ reference: string; amountMinor: number; currency: string }>({
    name: 'mix.transfers',
    text: `select reference, amount_minor as "amountMinor", currency from bank_transfer order by created_at desc, reference limit 12`,
  })
  const transfer = random.pick(transfers)
  if (!transfer) return
  const { reference, currency } = transfer
  const part = random.pick([1, 1, 1, 0.5, 1.2]) ?? 1
  const amountMinor = Math.max(10, Math.round((transfer.amountMinor * part) / 10) * 10)
  bankNumber += 1
  const receipt = { reference, amountMinor, currency, bankReference: `FT${bankNumber}`, receivedOn: '2026-11-22' }
  const record = () => byCommand(fixtures, 'record a transfer', (context) => recordTransfer(context, receipt))
  await (random.chance(0.2) ? Promise.all([record(), record()]) : record())
}

/** Records all pending bank refunds as sent. */
export async function recordRefunds(context: PaymentContext): Promise<void> {
  const { refunds } = await listTransfers(context)
  for (const { id } of refunds) await recordTransferRefund(context, { refundId: id, bankReference: `back-${id}` })
}

async function answerRequest({ fixtures, random }: Walker): Promise<void> {
  const quote = random.pick(fixtures.quotes.slice(-8))
  if (!quote) return
  // Two quotes may be for the same time; they share a departure.
  const localDate = Temporal.Now.plainDateISO('UTC')
    .add({ days: 30 + Math.floor(fixtures.clockMinutes / 1440) })
    .toString()
  await byCommand(fixtures, 'answer a request', (context) =>
    answerQuote(context, {
      reference: quote.reference,
      priceMinor: 125_500,
      localDate,
      localTime: `09:${random.pick(['00', '30'])}`,
      travellers: null,
      includes: { ar: 'مرشد معماري', en: 'A guide' },
      message: '',
      validDays: 1 + random.below(3),
    }),
  )
}

async function declineRequest({ fixtures, random }: Walker): Promise<void> {
  const quote = random.pick(fixtures.quotes.slice(-8))
  if (quote)
    await byCommand(fixtures, 'decline a request', (context) =>
      declineQuote(context, { reference: quote.reference, reason: '' }),
    )
}

/** The provider repeats webhooks in any order. */
async function sendWebhooksAgain({ fixtures }: Walker): Promise<void> {
  await fixtures.db.rows({
    name: 'mix.webhooks_again',
    text: `update sandbox_webhook set delivered_at = null, due_at = now() where id in (select id from sandbox_webhook order by random() limit 3)`,
  })
}

async function cutOffSome({ fixtures, random }: Walker): Promise<void> {
  await cutOff(fixtures, (pids) => pids.filter(() => random.chance(0.3)))
}
