import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Visitor } from '#server/platform/visitor.ts'
import { findInvoice, listInvoicesOfUser } from './invoice-query.ts'
import { isOrderKey } from './order-key.ts'
import { viewInvoice, type Invoice } from './view-invoice.ts'

/** The signed-in user's orders, upcoming first. Throws Refusal `orders.sign_in_required`. */
export async function readInvoices(context: Context, input: { visitor: Visitor; locale: Locale }): Promise<Invoice[]> {
  if (input.visitor.userId === null) throw new Refusal('unauthenticated', 'orders.sign_in_required')
  const rows = await listInvoicesOfUser(context.db, input.visitor.userId)
  return rows.map((row) => viewInvoice(context, row, input.locale))
}

/**
 * One order, for its owner or by the key of its signed link. Throws Refusal `orders.order_unknown`, the same for somebody else's order and
 * for none.
 */
export async function readInvoice(
  context: Context,
  input: { visitor: Visitor; locale: Locale; reference: string; key: string | undefined },
): Promise<Invoice> {
  const row = await findInvoice(context.db, input.reference)
  const isOwner = row !== undefined && row.userId !== null && row.userId === input.visitor.userId
  const hasKey = input.key !== undefined && isOrderKey(context.configuration, input.reference, input.key)
  if (!row || (!isOwner && !hasKey)) throw new Refusal('missing', 'orders.order_unknown')
  return viewInvoice(context, row, input.locale)
}
