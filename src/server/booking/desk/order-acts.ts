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
 * @throws ApiError `console.nothing_to_send` if nothing is booked or the guest is forgotten, `console.too_many_mails`
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
      // By email only: the staff member says so. A mail's fact is written once, so that each has a number.
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

/** Locks the order: two people who send at once each get a number of their own. */
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
  /** Whose people wrote it; null: the marketplace's. */
  supplierId: number | null
  /** Of a note of the marketplace: the order's suppliers see it too. */
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

/** Assigns an order to a person, or removes the assignment. */
export async function assignOrder(
  context: Context,
  { orderId, staffId, record }: { orderId: number; staffId: number | null; record: RecordChange },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    // First: it locks the person, whom the row below refers to. Two at once would wait for each other.
    await record(tx, orderId)
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
  })
}
