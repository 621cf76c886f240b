import type { ApiContext } from '#server/app/api.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { loseHold, orderOf } from './buyer.ts'
import { askConsole } from './console.ts'
import { cancelledUnrefunded, paidOrder, placedOrder } from './desk.ts'

type Done = (route: string, body?: unknown, options?: { path?: string }) => Promise<Record<string, unknown>>

/** Each act of the money screen: on a transfer with a surplus, a refund that failed, and something that a person has to look at. */
export async function moneyActs(context: ApiContext, done: Done, paidReference: string): Promise<void> {
  const act = (route: string, id: number, body?: unknown) =>
    done(route, body, { path: route.replace(/\{\w+\}/, `${id}`) })
  const { reference } = await placedOrder(context, { method: 'bank_transfer' })
  const { paymentId } = await orderOf(context.db, reference)
  const receipt = { amountMinor: 26_500, bankReference: 'FT-DOOR', receivedOn: '2026-01-01', seenReceivedMinor: 0 }
  const { money } = await act('POST /money/payments/{paymentId}/receipts', paymentId, receipt)
  const { refunds } = (money as { payment: { refunds: { id: number }[] } }).payment
  await act('POST /money/payments/{paymentId}/reconcile', paymentId)
  const short = await placedOrder(context, { method: 'bank_transfer' })
  const { paymentId: shortId } = await orderOf(context.db, short.reference)
  const part = { ...receipt, amountMinor: 24_000, bankReference: 'FT-SHORT' }
  await act('POST /money/payments/{paymentId}/receipts', shortId, part)
  await act('POST /money/payments/{paymentId}/shortfall', shortId, { reason: 'bank fees', seenReceivedMinor: 24_000 })
  const sent = { bankReference: 'FT-BACK', seen: { state: 'created', attempts: 0 } }
  await act('POST /money/refunds/{refundId}/sent', refunds[0]?.id ?? 0, sent)
  const card = await orderOf(context.db, paidReference)
  const [failed] = await context.db.rows<{ id: number }>({
    name: 'test.failed_refund',
    text: `insert into refund (payment_id, amount_minor, reason, status) values ($1, 1000, 'unmatched', 'failed') returning id`,
    values: [card.paymentId],
  })
  await act('POST /money/refunds/{refundId}/retry', failed?.id ?? 0, { seen: { state: 'failed', attempts: 0 } })
  const [finding] = await context.db.rows<{ id: number }>({
    name: 'test.finding',
    text: `insert into money_finding (kind, payment_id, currency) values ('late', $1, 'BHD') returning id`,
    values: [card.paymentId],
  })
  await act('POST /money/findings/{findingId}/handled', finding?.id ?? 0, { note: 'called the guest' })
  await goodwillAct(context, done)
}

/** A goodwill refund for an activity that was cancelled with nothing back. */
async function goodwillAct(context: ApiContext, done: Done): Promise<void> {
  const { reference } = await paidOrder(context)
  await followOrderEvents(context)
  const { id, totalMinor } = await cancelledUnrefunded(context, reference)
  const wish = { reason: 'a gesture', refundMinor: 1000, seenLeftMinor: totalMinor }
  const path = `POST /orders/${reference}/items/${id}/refund`
  await done('POST /orders/{reference}/items/{itemId}/refund', wish, { path })
}

export async function travellerActs(context: ApiContext, done: Done, token: string): Promise<void> {
  const { reference } = await placedOrder(context)
  await loseHold(context.db, reference)
  const path = `/travellers/${reference}`
  const { privacy } = (await askConsole(context, `GET ${path}`, { token })).body as { privacy: { orders: number } }
  await done('POST /travellers/{reference}/export', undefined, { path: `POST ${path}/export` })
  const wish = { reason: 'asked by mail', seenOrders: privacy.orders }
  await done('POST /travellers/{reference}/delete', wish, { path: `POST ${path}/delete` })
}
