import { cancellationStepAt } from '#domain/cancellation.ts'
import { writeMovedNote } from '#domain/moved-note.ts'
import { dateChangeSeconds } from '#domain/deadlines.ts'
import { durationChange } from '#domain/duration.ts'
import { isSameParty } from '#domain/party.ts'
import { policyAfterMoving } from '#domain/rebooking.ts'
import { effects } from '#server/booking/effects.ts'
import { findBookingToMove, type BookingToMove } from '#server/booking/orders/find-booking-to-move.ts'
import { findOwnOrder, type OwnOrderInput } from '#server/booking/orders/find-own-order.ts'
import {
  demandMovable,
  isAsWished,
  paidFor,
  percentageNow,
  priceThere,
  quoteRebooking,
  type RebookingDate,
} from '#server/booking/orders/quote-rebooking.ts'
import { startPaymentOfChange } from '#server/booking/payments/start-payment-of-change.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { holdSeatsOfChange } from '#server/booking/seats.sql.ts'
import type { PricedDate } from '#server/cart/price-dates.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Connection } from '#server/kernel/database.ts'
import { lockOrder, lockTickets } from './cancel-queries.ts'
import { insertEvents } from './change-items.ts'
import {
  findOpenChange,
  insertDateChange,
  insertDateChangeMail,
  timeToPay,
  type DateChange,
} from './date-change-queries.ts'
import { closeDateChange, mayBePaid } from './end-date-change.ts'
import { endDateChange } from './release-date-change.ts'
import { lockDate, readDate, type RebookingWish } from './rebook-item.ts'
import { partyChange, type Mover } from './record-move.ts'
import { staffActor, type RecordChange } from './staff-actor.ts'

/** A link that ends sooner is not sent: the buyer would hardly read it in time. */
const SHORTEST_LINK_SECONDS = 600

/**
 * Begins to change a booking to a dearer date, or to more people or nights, for its buyer (docs/rules/rebooking.md): holds the new seats
 * as long as a checkout does, and opens the payment page of the difference. The booking stays as it is until it is paid. The
 * same change again opens the page again; another one replaces it. Throws ApiError as rebookItem does,
 * `orders.change_in_payment` while the difference of another change is being paid, `orders.difference_not_payable` if cards
 * cannot take it, and `checkout.payment_unavailable`.
 */
export async function beginDateChange(
  context: PaymentContext,
  input: OwnOrderInput & RebookingWish,
): Promise<{ redirectUrl: string }> {
  await findOwnOrder(context, input)
  const changeId = await openDateChange(context, {
    ...input,
    by: { actor: 'buyer', staffId: null, reason: '' },
    record: null,
  })
  return startPaymentOfChange(context, { changeId })
}

/**
 * Opens the payment page of the booking's open date change, for its buyer. Throws ApiError `orders.order_unknown`,
 * `orders.change_ended`, `orders.change_replaced` if another one is open, `checkout.already_paid` and
 * `checkout.payment_unavailable`; and if a payment could not move the booking, `orders.booking_used` or `orders.date_gone`.
 */
export async function payOpenChange(
  context: PaymentContext,
  input: OwnOrderInput & { bookingId: number; changeId: number },
): Promise<{ redirectUrl: string }> {
  await findOwnOrder(context, input)
  const booking = await findBookingToMove(context.db, input)
  const change = booking && (await findOpenChange(context.db, booking.id))
  if (!change) throw new ApiError('gone', 'orders.change_ended')
  if (change.id !== input.changeId) throw new ApiError('conflict', 'orders.change_replaced')
  if (booking.isUsed) throw new ApiError('conflict', 'orders.booking_used')
  if (change.isClosed || change.hasStarted || booking.startsAt <= booking.now)
    throw new ApiError('conflict', 'orders.date_gone')
  return startPaymentOfChange(context, { changeId: change.id })
}

/** As beginDateChange, by a member of staff: the buyer is mailed a link, which is valid as long as a pay-later order. */
export async function sendDateChangeLink(
  context: PaymentContext,
  input: RebookingWish & { by: { staff: string; staffId: number; reason: string; record: RecordChange } },
): Promise<void> {
  const { staff, staffId, reason, record } = input.by
  await openDateChange(context, { ...input, by: { actor: staffActor(staff), staffId, reason }, record })
}

type DateChangeWish = RebookingWish & { by: Mover }

const isByBuyer = ({ by }: DateChangeWish) => by.actor === 'buyer'

async function openDateChange(
  context: PaymentContext,
  wish: DateChangeWish & { record: RecordChange | null },
): Promise<number> {
  const { by } = wish
  const isBuyer = isByBuyer(wish)
  const openedBefore = await findSameOpenChange(context, wish)
  if (openedBefore !== undefined) return openedBefore
  const page = await closeDateChange(context, wish, () => demandPossible(context, wish))
  if (mayBePaid(page)) throw new ApiError('conflict', 'orders.change_in_payment')
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, wish.reference)
    if (order) await lockTickets(tx, order.id)
    const booking = await findMovable(tx, wish)
    const openChange = await findOpenChange(tx, booking.id)
    // Of two presses at once, the second finds the change of the first.
    if (isBuyer && openChange && isSameChange(openChange, booking, wish)) return openChange.id
    const to = await lockDate(tx, booking, wish, openChange)
    const date = demandHigherPrice(context, { booking, to }, wish)
    if (openChange) await endDateChange(tx, openChange, { booking, orderId: booking.orderId, actor: by.actor })
    const changeId = await insertDateChange(tx, {
      ...to,
      duration: to.duration === booking.duration ? null : to.duration,
      listMinor: priceThere(booking, to)?.listMinor ?? to.listMinor,
      itemId: booking.id,
      fromDepartureId: booking.departureId,
      cancellation: policyAfterMoving(booking.cancellation, percentageNow(booking)),
      paidMinor: paidFor(booking),
      priceMinor: date.priceMinor,
      differenceMinor: date.differenceMinor,
      ...by,
      holdSeconds: await secondsToPay(tx, booking, wish),
    })
    const places = to.party?.places ?? booking.places
    const seats = to.dayIds.map((id) => ({ departureId: id, places: places - (booking.ownPlaces[id] ?? 0) }))
    await holdSeatsOfChange(tx, { changeId, seats: seats.filter((seat) => seat.places > 0) })
    const { reason } = isBuyer ? effects.dateChangeBegun : effects.dateChangeLink
    const event = {
      itemId: booking.id,
      from: booking.status,
      to: booking.status,
      reason,
      note: writeMovedNote({ from: booking, to, reason: by.reason }),
      party: partyChange(booking, to.party),
      duration: durationChange(booking, to.duration),
    }
    await insertEvents(tx, booking.orderId, by.actor, [event])
    if (!isBuyer) await insertDateChangeMail(tx, { kind: effects.dateChangeLink.buyer, changeId, refundMinor: 0 })
    await wish.record?.(tx, booking.orderId)
    return changeId
  })
}

type Movable = BookingToMove & { choice: NonNullable<BookingToMove['choice']> }

/** @throws ApiError `orders.order_unknown`, and `orders.date_gone` if it is as wished; as demandMovable */
async function findMovable(connection: Connection, wish: DateChangeWish): Promise<Movable> {
  const booking = await findBookingToMove(connection, wish)
  if (!booking) throw new ApiError('missing', 'orders.order_unknown')
  demandMovable(booking, { by: isByBuyer(wish) ? 'buyer' : 'staff', keepsDate: false })
  if (isAsWished(booking, wish)) throw new ApiError('conflict', 'orders.date_gone')
  return booking
}

/** @throws ApiError as beginDateChange */
async function demandPossible(context: PaymentContext, wish: DateChangeWish): Promise<void> {
  const booking = await findMovable(context.db, wish)
  demandHigherPrice(context, { booking, to: await readDate(context.db, booking, wish) }, wish)
  await secondsToPay(context.db, booking, wish)
}

/** @throws ApiError `orders.rebooking_changed`, and `orders.difference_not_payable` */
function demandHigherPrice(
  context: PaymentContext,
  { booking, to }: { booking: Movable; to: PricedDate },
  { seenPriceMinor }: DateChangeWish,
): RebookingDate {
  const date = quoteRebooking(context, booking, to, new Map())
  if (!date) throw new ApiError('conflict', 'orders.date_gone')
  if (date.priceMinor !== seenPriceMinor || date.differenceMinor <= 0)
    throw new ApiError('conflict', 'orders.rebooking_changed', { date })
  if (!date.isPayable) throw new ApiError('conflict', 'orders.difference_not_payable')
  return date
}

/**
 * The buyer's open change to the same date, nights and people at the same price, whose page may be open.
 * @throws ApiError as for a first choice: its date may be closed, and the ticket used since
 */
async function findSameOpenChange(context: PaymentContext, wish: DateChangeWish): Promise<number | undefined> {
  if (!isByBuyer(wish)) return undefined
  const booking = await findBookingToMove(context.db, wish)
  const openChange = booking && (await findOpenChange(context.db, booking.id))
  if (!openChange || !isSameChange(openChange, booking, wish)) return undefined
  await demandPossible(context, wish)
  return openChange.id
}

function isSameChange(change: DateChange, booking: BookingToMove, wish: DateChangeWish): boolean {
  const { departureId, units, duration = booking.duration, seenPriceMinor } = wish
  const booked = booking.choice?.units ?? {}
  return (
    change.departureId === departureId &&
    (change.duration ?? booking.duration) === duration &&
    isSameParty(change.party?.choice.units ?? booked, units ?? booked) &&
    change.priceMinor === seenPriceMinor &&
    !change.isOver
  )
}

/** @throws ApiError `orders.date_gone` if there is no time to pay */
async function secondsToPay(connection: Connection, booking: BookingToMove, wish: DateChangeWish): Promise<number> {
  const isBuyer = isByBuyer(wish)
  const time = await timeToPay(connection, { itemId: booking.id, departureId: wish.departureId })
  const seconds = isBuyer
    ? Math.min(time.holdMinutes * 60, time.untilStart)
    : Math.min(dateChangeSeconds(time), secondsOfStep(booking))
  if (seconds < (isBuyer ? 1 : SHORTEST_LINK_SECONDS)) throw new ApiError('conflict', 'orders.date_gone')
  return Math.floor(seconds)
}

/** Seconds until cancelling costs more than now: a link that is paid later would give back the terms of the day it was sent. */
function secondsOfStep({ now, cancellation, startsAt, zone }: BookingToMove): number {
  const step = cancellationStepAt(now, cancellation, startsAt.toISOString(), zone)
  return step ? (Date.parse(step.until) - now.getTime()) / 1000 : 0
}
