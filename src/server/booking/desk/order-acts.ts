import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { inOrderStates } from '#server/booking/states.ts'
import { mailAboutOrder } from '#server/booking/order-messages.ts'
import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

/** Protects the guest from repeated mails. */
export const MAX_AN_HOUR = 5

/**
 * Mails the confirmation with its tickets to the guest's address again.
 * @throws ApiError `console.nothing_to_send` if nothing is booked or the guest has been anonymised,
 * `console.too_many_mails`
 */
export async function resendConfirmation(
  context: Context,
  { orderId, record }: { orderId: number; record: RecordChange },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await countAttempt(tx, { key: `confirmation ${orderId}`, most: MAX_AN_HOUR, windowSeconds: 3600, code: 'console.too_many_mails' }) // prettier-ignore
    if (!(await isBooked(tx, orderId))) throw new ApiError('conflict', 'console.nothing_to_send')
    await tx.rows({
      name: 'desk.resend_confirmation',
      // By email only, as the dialog says. A mail with the same fact is queued once, so each has a number.
      text: queueMessages({
        ...mailAboutOrder('o.'),
        kind: 'order_confirmed',
        fact: `o.reference || ':' || (select count(*) from outbox m where m.payload ->> 'reference' = o.reference)`,
        copy: { phone: 'o.phone', wish: `'nothing'` },
        from: 'orders o where o.id = $1',
      }),
      values: [orderId],
    })
    await record(tx, orderId)
  })
}

/** Locks the order, so that two simultaneous mails get different numbers. */
async function isBooked(tx: Tx, orderId: number): Promise<boolean> {
  const rows = await tx.rows({
    name: 'desk.lock_booked',
    text: `select id from orders where id = $1 and status ${inOrderStates('booked')} and email <> '' for no key update`,
    values: [orderId],
  })
  return rows.length > 0
}

interface NoteInput {
  orderId: number
  staffId: number
  /** The supplier whose staff wrote it; null: the marketplace. */
  supplierId: number | null
  /** Whether the order's suppliers see a note of the marketplace too. */
  isForSuppliers: boolean
  text: string
  record: RecordChange
}

/** Adds a note, which the guest does not see. */
export async function addOrderNote(context: Context, { record, ...note }: NoteInput): Promise<void> {
  await context.db.transaction(async (tx) => {
    await tx.rows(
      named({
        name: 'desk.add_note',
        text: `insert into order_note (order_id, staff_id, supplier_id, is_for_suppliers, body)
          values (:orderId, :staffId, :supplierId, :isForSuppliers, :text)`,
        values: note,
      }),
    )
    await record(tx, note.orderId)
  })
}

interface Assignee {
  id: number
  name: string
}

/**
 * Assigns an order to a person, or removes the assignment. Repeating it changes nothing, and records nothing.
 * @throws ApiError `console.assignee_changed` with the present assignee if it is not `seenStaffId`
 */
export async function assignOrder(
  context: Context,
  {
    orderId,
    staffId,
    seenStaffId,
    begin,
    recordFrom,
  }: {
    orderId: number
    staffId: number | null
    /** The assignee that the person saw. Undefined: any may be replaced. */
    seenStaffId?: number | null | undefined
    /** Locks the person, whom the assignment may refer to: later, two transactions could deadlock. */
    begin: (tx: Tx) => Promise<void>
    recordFrom: (before: Assignee | null) => RecordChange
  },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await begin(tx)
    const before = await findAssignee(tx, orderId)
    if ((before?.id ?? null) === staffId) return
    const isWritten = await (seenStaffId === undefined
      ? replaceAssignee(tx, { orderId, staffId })
      : exchangeAssignee(tx, { orderId, staffId, seenStaffId }))
    if (isWritten) return recordFrom(before)(tx, orderId)
    const current = await findAssignee(tx, orderId)
    if ((current?.id ?? null) !== staffId) throw new ApiError('conflict', 'console.assignee_changed', { current })
  })
}

/** The orders of a person who has left the marketplace. */
export async function unassignOrdersOf(tx: Tx, staffId: number): Promise<void> {
  await tx.rows({
    name: 'desk.unassign_all',
    text: 'delete from order_assignment where staff_id = $1',
    values: [staffId],
  })
}

/** Replaces any assignee. */
async function replaceAssignee(tx: Tx, { orderId, staffId }: { orderId: number; staffId: number | null }) {
  if (staffId === null)
    await tx.rows({
      name: 'desk.unassign',
      text: 'delete from order_assignment where order_id = $1',
      values: [orderId],
    })
  else
    await tx.rows({
      name: 'desk.assign',
      text: `insert into order_assignment (order_id, staff_id) values ($1, $2)
        on conflict (order_id) do update set staff_id = excluded.staff_id, created_at = excluded.created_at`,
      values: [orderId, staffId],
    })
  return true
}

/** False if the assignee is not `seenStaffId`. Each branch is one statement, so that concurrent changes conflict. */
async function exchangeAssignee(
  tx: Tx,
  { orderId, staffId, seenStaffId }: { orderId: number; staffId: number | null; seenStaffId: number | null },
): Promise<boolean> {
  if (staffId === null && seenStaffId === null) return false
  if (seenStaffId === null) {
    const added = await tx.rows({
      name: 'desk.assign_first',
      text: 'insert into order_assignment (order_id, staff_id) values ($1, $2) on conflict do nothing returning 1',
      values: [orderId, staffId],
    })
    return added.length > 0
  }
  if (staffId === null) {
    const removed = await tx.rows({
      name: 'desk.unassign_seen',
      text: 'delete from order_assignment where order_id = $1 and staff_id = $2 returning 1',
      values: [orderId, seenStaffId],
    })
    return removed.length > 0
  }
  const changed = await tx.rows(
    named({
      name: 'desk.reassign',
      text: `update order_assignment set staff_id = :staffId, created_at = rihla_now()
        where order_id = :orderId and staff_id = :seenStaffId returning 1`,
      values: { orderId, staffId, seenStaffId },
    }),
  )
  return changed.length > 0
}

async function findAssignee(tx: Tx, orderId: number): Promise<Assignee | null> {
  const [row] = await tx.rows<Assignee>({
    name: 'desk.assignee',
    text: 'select w.id, w.name from order_assignment a join staff w on w.id = a.staff_id where a.order_id = $1',
    values: [orderId],
  })
  return row ?? null
}
