import type { AuditAction } from '#domain/audit-actions.ts'
import { sendPaymentLink } from '#server/booking/commands/send-payment-link.ts'
import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import { assignOrder, resendConfirmation } from '#server/booking/desk/order-acts.ts'
import type { DeskOrder } from '#server/booking/desk/read-order.ts'
import type { Context } from '#server/kernel/context.ts'

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
  recorderOf: (
    action: AuditAction,
    change?: { before: Record<string, unknown>; after: Record<string, unknown> },
  ) => RecordChange
}

/** @throws ApiError the refusals of the act */
export async function actOnOrder(context: Context, { order, task, staff, recorderOf }: Act): Promise<void> {
  const { id: orderId, reference } = order
  switch (task.act) {
    case 'assign': {
      const record = recorderOf('order.assigned', {
        before: { assignee: order.assignee?.name ?? '' },
        after: { assignee: task.colleague?.name ?? '' },
      })
      return assignOrder(context, { orderId, staffId: task.colleague?.id ?? null, seenStaffId: task.seenId, record })
    }
    case 'payment_link':
      return sendPaymentLink(context, { reference, staff, record: recorderOf('order.link_sent') })
    case 'resend':
      return resendConfirmation(context, { orderId, record: recorderOf('order.confirmation_sent') })
  }
}
