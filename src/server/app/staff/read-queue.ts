import type { Locale } from '#domain/locale.ts'
import { listStaffOrders } from '#server/booking/orders/list-staff-orders.ts'
import { listTransfers } from '#server/booking/payments/list-transfers.ts'
import type { Context } from '#server/kernel/context.ts'
import { viewStaffOrder, type StaffOrder } from './view-staff-order.ts'

/** The entries of a queue. Awaited transfers come before those to be returned. */
export async function readQueue(
  context: Context,
  input: { queue: 'on_hold' | 'pay_later' | 'late' | 'transfers'; locale: Locale },
): Promise<StaffOrder[]> {
  const { queue, locale } = input
  if (queue !== 'transfers') {
    const rows = await listStaffOrders(context, { queue })
    return rows.map((row) => viewStaffOrder(row, locale, undefined))
  }
  const { awaited, refunds } = await listTransfers(context)
  const transfers = new Map(awaited.map((transfer) => [transfer.reference, transfer]))
  const references = [...new Set([...transfers.keys(), ...refunds.map(({ reference }) => reference)])]
  const rows = await listStaffOrders(context, { references })
  return rows.map((row) => viewStaffOrder(row, locale, transfers.get(row.reference)))
}
