import { checkGuest, type GuestInput } from '#domain/guest-fields.ts'
import { insertEvents } from './change-items.ts'
import { staffActor, type RecordChange } from './staff-actor.ts'
import { queueChangeNotices } from '#server/booking/desk/queue-change-notices.ts'
import { findOwnOrder, type OwnOrderInput } from '#server/booking/orders/find-own-order.ts'
import { viewOrder } from '#server/booking/orders/view-order.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { readPhoneNumber } from '#server/kernel/read-phone-number.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import { redirectMessages } from '#server/outbox/redirect-messages.ts'

/** Protects the guest from repeated mails. */
const MAX_AN_HOUR = 10

type Guest = Pick<GuestInput, 'firstName' | 'lastName' | 'email' | 'phoneNumber'>

interface GuestRow {
  id: number
  status: string
  firstName: string
  lastName: string
  email: string
  phone: string
  countryCode: string
}

/**
 * Changes the details of an order's guest for staff: docs/rules/guest-details.md. `seen`: what the form was filled with.
 * @throws ApiError `orders.order_unknown`, `console.fields_invalid`, `console.guest_changed` if they are others now,
 * `console.guest_forgotten`, `console.too_many_mails`
 */
export async function changeGuestAsStaff(
  context: Context,
  input: {
    reference: string
    guest: Guest
    seen: Guest
    by: { staff: string; staffId: number; record: (before: Guest, after: Guest) => RecordChange }
  },
): Promise<void> {
  const { reference, by } = input
  await context.db.transaction(async (tx) => {
    const row = await lockGuest(tx, reference)
    if (!row) throw new ApiError('missing', 'orders.order_unknown')
    if (row.email === '') throw new ApiError('conflict', 'console.guest_forgotten')
    const before = guestOf(row)
    if (!isSame(before, input.seen)) throw new ApiError('conflict', 'console.guest_changed')
    const guest = checked(input.guest, row, 'console.fields_invalid')
    if (isSame(before, guest)) return
    await countAttempt(tx, { ...attemptsOf(row), code: 'console.too_many_mails' })
    await change(tx, row, { guest, actor: staffActor(by.staff), byStaffId: by.staffId })
    await by.record(before, guest)(tx, row.id)
  })
}

/**
 * As changeGuestAsStaff, by the buyer: name and phone, while something of the order is still to take place. The email is not theirs to change,
 * because with it goes the access to the order.
 * @throws ApiError `orders.order_unknown`, `checkout.fields_invalid`, `orders.guest_fixed`, `orders.too_many_lookups`
 */
export async function changeGuest(
  context: Context,
  input: OwnOrderInput & { guest: Omit<Guest, 'email'> },
): Promise<void> {
  const order = await findOwnOrder(context, input)
  if (!viewOrder(context, order, 'en').canChangeGuest) throw new ApiError('conflict', 'orders.guest_fixed')
  await context.db.transaction(async (tx) => {
    const row = await lockGuest(tx, input.reference)
    if (!row || row.email === '') throw new ApiError('conflict', 'orders.guest_fixed')
    const guest = checked({ ...input.guest, email: row.email }, row, 'checkout.fields_invalid')
    if (isSame(guestOf(row), guest)) return
    await countAttempt(tx, { ...attemptsOf(row), code: 'orders.too_many_lookups' })
    await change(tx, row, { guest, actor: 'buyer', byStaffId: null })
  })
}

const attemptsOf = ({ id }: GuestRow) => ({ key: `guest of ${id}`, most: MAX_AN_HOUR, windowSeconds: 3600 })

const guestOf = ({ firstName, lastName, email, phone: phoneNumber }: GuestRow): Guest => ({ firstName, lastName, email, phoneNumber }) // prettier-ignore

const isSame = (one: Guest, other: Guest) =>
  one.firstName === other.firstName &&
  one.lastName === other.lastName &&
  one.email === other.email &&
  one.phoneNumber === other.phoneNumber

/** As the checkout takes them. A number without a calling code is of the country that the order has. */
function checked(guest: Guest, { countryCode }: GuestRow, code: 'console.fields_invalid' | 'checkout.fields_invalid') {
  const result = checkGuest({ ...guest, countryCode, specialRequests: '' }, readPhoneNumber)
  if (!result.ok) throw new ApiError('invalid', code, { fields: result.fields })
  return result.guest
}

async function lockGuest(tx: Tx, reference: string): Promise<GuestRow | undefined> {
  const rows = await tx.rows<GuestRow>({
    name: 'orders.lock_guest',
    text: `select o.id, o.status, o.first_name as "firstName", o.last_name as "lastName", o.email, o.phone, o.country_code as "countryCode"
      from orders o where o.reference = $1 for no key update of o`,
    values: [reference],
  })
  return rows[0]
}

async function change(
  tx: Tx,
  row: GuestRow,
  { guest, actor, byStaffId }: { guest: Guest; actor: 'buyer' | `staff:${string}`; byStaffId: number | null },
): Promise<void> {
  const isMoved = guest.email.toLowerCase() !== row.email.toLowerCase()
  await updateGuest(tx, row.id, guest, isMoved)
  if (isMoved) await redirectMessages(tx, { orderId: row.id, from: row.email, to: guest.email })
  await insertEvents(tx, row.id, actor, [{ itemId: null, from: row.status, to: row.status, reason: 'guest_changed' }])
  for (const recipient of isMoved ? [guest.email, row.email] : [guest.email]) await mailChange(tx, row.id, recipient)
  // Guest lists have no email.
  if (!isSame({ ...guestOf(row), email: guest.email }, guest))
    await queueChangeNotices(tx, { orderId: row.id, bookingId: null, change: 'guest', byStaffId })
}

/** An issued invoice keeps the name that it was issued to. The links that were mailed to the earlier address end. */
async function updateGuest(tx: Tx, orderId: number, guest: Guest, isMoved: boolean): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.change_guest',
      text: `update orders set first_name = :firstName, last_name = :lastName, email = :email, phone = :phone,
          invoice_name = case when invoice_number is not null and (first_name, last_name) <> (:firstName, :lastName)
            then coalesce(invoice_name, first_name || ' ' || last_name) else invoice_name end,
          access_version = access_version + :isMoved::boolean::integer, updated_at = now()
        where id = :orderId`,
      values: {
        orderId,
        firstName: guest.firstName,
        lastName: guest.lastName,
        email: guest.email,
        phone: guest.phoneNumber,
        isMoved,
      },
    }),
  )
}

async function mailChange(tx: Tx, orderId: number, recipient: string): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.guest_mail',
      text: queueMessages({
        kind: 'guest_changed',
        fact: `(select max(e.id) from order_event e where e.order_id = o.id) || ':' || :recipient::text`,
        recipient: ':recipient::text',
        language: 'o.language',
        payload: `jsonb_build_object('reference', o.reference)`,
        from: 'orders o where o.id = :orderId',
      }),
      values: { orderId, recipient },
    }),
  )
}
