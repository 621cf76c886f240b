import type { AuditAction } from '#domain/audit-actions.ts'
import type { Permission } from '#domain/permissions.ts'
import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import { readDeskOrder, type DeskOrder } from '#server/booking/desk/read-order.ts'
import { refreshOrderRows } from '#server/booking/desk/refresh-order-rows.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { findQuoteOfOrder } from '#server/quotes/find-quote-of-order.ts'
import { listColleagues } from '#server/staff/list-colleagues.ts'
import { demandPermission, demandSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { listScansOfOrder } from '#server/trips/list-scans-of-order.ts'
import { viewDeskOrder } from './view-desk.ts'

/** What the routes of one order share. */
export function orderDesk(context: Context) {
  return { theOrder, marketplaceOrder, view, changed }

  /** @throws ApiError `console.forbidden`, `console.not_found` */
  async function theOrder(person: SignedInStaff, permission: Permission, reference: string): Promise<DeskOrder> {
    demandPermission(person, permission)
    const order = await readDeskOrder(context, { reference, scope: person.scope })
    if (!order) throw new ApiError('missing', 'console.not_found')
    return order
  }

  /** For what only the marketplace does. @throws ApiError `console.forbidden`, `console.not_found` */
  async function marketplaceOrder(
    person: SignedInStaff,
    permission: Permission,
    reference: string,
  ): Promise<DeskOrder> {
    if (person.scope !== 'all') throw new ApiError('forbidden', 'console.forbidden')
    return theOrder(person, permission, reference)
  }

  async function view(person: SignedInStaff, order: DeskOrder) {
    const isByQuote = order.items.some(({ hasChoice }) => !hasChoice)
    const [colleagues, scans, quote] = await Promise.all([
      person.scope === 'all' ? listColleagues(context) : [],
      listScansOfOrder(context, order.id),
      isByQuote && person.permissions.includes('quotes.answer') ? findQuoteOfOrder(context.db, order.id) : null,
    ])
    return viewDeskOrder({ ...order, scans, quote }, person, colleagues)
  }

  /** The order after a change, whose row in the lists is written at once. */
  async function changed(person: SignedInStaff, { id, reference }: DeskOrder) {
    await refreshOrderRows(context.db, [id])
    return view(person, await theOrder(person, 'orders.read', reference))
  }
}

/** Writes the entry in the log with the change. */
export function recorder(
  person: SignedInStaff,
  { reference }: DeskOrder,
  action: AuditAction,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown>; reason?: string } = {},
  demand = demandSession,
): RecordChange {
  return async (tx, orderId) => {
    await demand(tx, person)
    await recordAudit(tx, {
      actor: person,
      action,
      subject: { kind: 'order', id: orderId },
      supplierId: person.scope === 'all' ? null : person.scope,
      ...change,
      after: { reference, ...change.after },
    })
  }
}
