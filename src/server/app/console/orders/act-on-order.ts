import type { AuditAction } from '#domain/audit-actions.ts'
import { sendPaymentLink } from '#server/booking/commands/send-payment-link.ts'
import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import { assignOrder, resendConfirmation } from '#server/booking/desk/order-acts.ts'
import type { DeskOrder } from '#server/booking/desk/read-order.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Tx } from '#server/kernel/database.ts'

/** An act that can be done to one order or to many. */
export type OrderTask =
  /** `seenId`: the assignee that was shown; undefined: not compared. */
  | { act: 'assign'; colleague: { id: number; name: string } | null; seenId?: number | null }
  | { act: 'payment_link' }
  | { act: 'resend' }

interface Act {
  order: DeskOrder
  task: OrderTask
  /** The person's name. */
  staff: string
  /** Begins the transaction: the person may still act. */
  begin: (tx: Tx) => Promise<void>
  /** Writes the entry in the log. */
  recorderOf: (
    action: AuditAction,
    change?: { before: Record<string, unknown>; after: Record<string, unknown> },
  ) => RecordChange
}

/** @throws ApiError the refusals of the act */
export async function actOnOrder(context: Context, { order, task, staff, begin, recorderOf }: Act): Promise<void> {
  const { id: orderId, reference } = order
  const record =
    (action: AuditAction): RecordChange =>
    async (tx, id) => {
      await begin(tx)
      await recorderOf(action)(tx, id)
    }
  switch (task.act) {
    case 'assign': {
      const recordFrom = (before: DeskOrder['assignee']) =>
        recorderOf('order.assigned', {
          before: { assignee: before?.name ?? '' },
          after: { assignee: task.colleague?.name ?? '' },
        })
      const staffId = task.colleague?.id ?? null
      return assignOrder(context, { orderId, staffId, seenStaffId: task.seenId, begin, recordFrom })
    }
    case 'payment_link':
      return sendPaymentLink(context, { reference, staff, record: record('order.link_sent') })
    case 'resend':
      return resendConfirmation(context, { orderId, record: record('order.confirmation_sent') })
  }
}
