import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { orderSets } from '#domain/order-states.ts'
import { viewTransfer } from '#server/booking/payments/view-transfer.ts'
import type { CardContext } from '#server/booking/providers/providers.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { invoiceSchema } from './contract.ts'
import { findOwnOrder, type OwnOrderInput } from './find-own-order.ts'
import { findOrders, listOrdersOnSite, type OrderDetails } from '#server/booking/views.ts'
import { namedOrders, opensOrder } from './order-access-cookie.ts'
import { outcomeOf, viewOrder } from './view-order.ts'

type WholeInvoice = z.infer<typeof invoiceSchema>

/** The signed-in user's orders on this site, upcoming first. Throws ApiError `orders.sign_in_required`. */
export async function readInvoices(
  context: CardContext,
  input: { visitor: Visitor; locale: Locale },
): Promise<WholeInvoice[]> {
  if (input.visitor.userId === null) throw new ApiError('unauthenticated', 'orders.sign_in_required')
  const rows = await listOrdersOnSite(context.db, { userId: input.visitor.userId, siteId: input.visitor.site.id })
  const invoices: WholeInvoice[] = []
  for (const row of rows) invoices.push(await whole(context, row, input))
  return invoices
}

/** The orders on this site that the browser's cookie opens, the latest first, without those that were never held. */
export async function readDeviceInvoices(
  context: CardContext,
  input: { visitor: Visitor; locale: Locale },
): Promise<WholeInvoice[]> {
  const { site, orderAccessCookie } = input.visitor
  const references = namedOrders(orderAccessCookie)
  if (references.length === 0) return []
  const invoices: WholeInvoice[] = []
  for (const row of await findOrders(context.db, references)) {
    if (!opensOrder(context.configuration, orderAccessCookie, row)) continue
    if (row.siteId === site.id && orderSets.listed.includes(row.status)) invoices.push(await whole(context, row, input))
  }
  return invoices
}

/** One order. Throws as findOwnOrder does. */
export async function readInvoice(
  context: CardContext,
  input: OwnOrderInput & { locale: Locale },
): Promise<WholeInvoice> {
  return whole(context, await findOwnOrder(context, input), input)
}

async function whole(
  context: CardContext,
  row: OrderDetails,
  input: { visitor: Visitor; locale: Locale },
): Promise<WholeInvoice> {
  const isAwaited = row.isPayable && outcomeOf(row) === 'awaiting_transfer'
  return {
    ...viewOrder(context, row, input.locale),
    transfer: isAwaited ? await viewTransfer(context, { ...input, order: row }) : null,
  }
}
