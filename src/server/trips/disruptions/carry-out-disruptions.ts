import type { AuditAction } from '#domain/audit-actions.ts'
import { cancelWithDeparture } from '#server/booking/commands/cancel-booking.ts'
import { moveWithDeparture } from '#server/booking/commands/move-with-departure.ts'
import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import { BATCH, workOff } from '#server/booking/payments/work-off.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { claimBookings, endDisruptions, setDone, settle, type DueBooking } from './queries.ts'

/** A payment that is in progress ends by itself. */
const PAYING_SECONDS = 20

const actions: Record<DueBooking['kind'], AuditAction> = { cancel: 'order.item_cancelled', move: 'order.item_rebooked' }

/**
 * Cancels and moves the bookings of disrupted departures, each in a transaction with its mail, audit entry and result,
 * so that another process can continue after a crash without repeating a booking.
 */
export async function carryOutDisruptions(context: PaymentContext): Promise<void> {
  await workOff(
    () => claimBookings(context.db, BATCH),
    (due) => work(context, due),
  )
  await endDisruptions(context.db)
}

async function work(context: PaymentContext, due: DueBooking): Promise<void> {
  try {
    const isDone = await (due.kind === 'cancel' ? cancel(context, due) : move(context, due))
    if (!isDone) await settle(context.db, due, { state: 'gone' })
  } catch (error) {
    if (!(error instanceof ApiError)) {
      context.log.warn({ err: error, disruption: due.disruptionId, booking: due.bookingId }, 'a booking of a disrupted departure is tried again') // prettier-ignore
      return
    }
    const isPaying = error.code === 'orders.not_cancellable'
    await settle(context.db, due, isPaying ? { state: 'waiting', inSeconds: PAYING_SECONDS } : { state: 'blocked', error: error.code }) // prettier-ignore
  }
}

const cancel = (context: PaymentContext, due: DueBooking) =>
  cancelWithDeparture(context, {
    reference: due.reference,
    bookingId: due.bookingId,
    departureId: due.departureId,
    by: byOf(due),
  })

async function move(context: PaymentContext, due: DueBooking): Promise<boolean> {
  const { reference, bookingId, departureId, to } = due
  if (to === null) throw new Error(`the disruption ${due.disruptionId} moves its departure nowhere`)
  return moveWithDeparture(context, {
    reference,
    bookingId,
    fromDepartureId: departureId,
    to: { ...to, startsAt: new Date(to.startsAt), endsAt: new Date(to.endsAt) },
    by: byOf(due),
  })
}

function byOf(due: DueBooking): { staff: string; reason: string; record: RecordChange } {
  const { reference, to, staffId, membershipId, network, supplierId, reason } = due
  const record: RecordChange = async (tx, orderId) => {
    await setDone(tx, due)
    await recordAudit(tx, {
      actor: { staffId, membershipId, network },
      action: actions[due.kind],
      subject: { kind: 'order', id: orderId },
      supplierId,
      after: { reference, ...(to === null ? { state: 'cancelled' } : { start: `${to.localDate} ${to.localTime}` }) },
      reason,
    })
  }
  return { staff: due.staff, reason, record }
}
