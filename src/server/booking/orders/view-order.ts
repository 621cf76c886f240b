import { driverAddress } from '#domain/driver-address.ts'
import type { z } from '@hono/zod-openapi'
import { cancellationStepAt, isCancellable, promisedStep } from '#domain/cancellation.ts'
import { checkoutOutcome, type CheckoutOutcome } from '#domain/checkout-outcome.ts'
import { deadlineOnClock, onClockOf } from '#domain/date-words.ts'
import { isMovable, type Reservation } from '#domain/rebooking.ts'
import { isReviewable } from '#domain/is-reviewable.ts'
import { durationOf } from '#domain/duration.ts'
import { itemSets } from '#domain/item-states.ts'
import { paymentSets } from '#domain/payment-states.ts'
import { orderSets } from '#domain/order-states.ts'
import type { Locale } from '#domain/locale.ts'
import { countsMost } from '#domain/people-words.ts'
import type { PartyLine } from '#domain/party.ts'
import { pickupClock } from '#domain/pickup-clock.ts'
import { viewPicture } from '#server/media/view-picture.ts'
import { hasCalendarFile } from '#server/booking/documents/documents-of.ts'
import type { Context } from '#server/kernel/context.ts'
import type { bookingSchema, invoiceSchema } from './contract.ts'
import type { BookingDetails, OrderDetails } from '#server/booking/views.ts'
import { canChangeRequest } from './can-change-request.ts'
import { mainBooking } from './main-booking.ts'
import { partySizeLimits } from './party-size-limits.ts'
import { orderAccessToken } from './order-access-token.ts'

/** Without what only the payments folder knows. */
export type Invoice = Omit<z.infer<typeof invoiceSchema>, 'transfer'>
export type Booking = z.infer<typeof bookingSchema>

/** An order for its reader, in one language. */
export function viewOrder(context: Context, row: OrderDetails, locale: Locale): Invoice {
  const isUpcoming = row.bookings.some((booking) => isComing(booking, row.now))
  return {
    reference: row.reference,
    invoiceId: row.invoiceNumber === null ? null : `INV-${String(row.invoiceNumber).padStart(6, '0')}`,
    purchaseId: row.purchaseId,
    key: orderAccessToken(context.configuration, row.reference, row.accessVersion),
    status: row.status,
    replacedBy: replacedBy(row),
    formerReference: row.formerReference,
    laterOrder: laterOrder(context, row),
    bookedAt: row.bookedAt.toISOString(),
    currency: row.currency,
    originalMinor: row.originalMinor,
    discountMinor: row.discountMinor,
    totalMinor: row.totalMinor,
    guest: {
      name: `${row.firstName} ${row.lastName}`,
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
      phone: row.phone,
    },
    canChangeGuest: isUpcoming && row.email !== '',
    isUpcoming,
    hasFailedPayment: row.isPayable && (outcomeOf(row) === 'payment_failed' || hasFailedBesideTransfer(row)),
    payBy: row.isPayable ? paymentDeadline(row, locale) : null,
    answerBy: orderSets.unanswered.includes(row.status) ? paymentDeadline(row, locale) : null,
    bookings: row.bookings.map((booking) => viewBooking(row, booking, locale)),
  }
}

/** The end of the hold on the clock of the main booking's city. */
export function paymentDeadline({ holdExpiresAt, bookings }: OrderDetails, locale: Locale) {
  const main = mainBooking(bookings)
  const onClock = deadlineOnClock(holdExpiresAt.toISOString(), main?.zone ?? 'UTC')
  return { ...onClock, cityName: main?.cityName[locale] ?? '' }
}

/** A payment that came after all is a matter of its refund. */
export function replacedBy(row: OrderDetails): Invoice['replacedBy'] {
  if (!row.isReplaced || !orderSets.unsuccessful.includes(row.status) || row.capturedMinor > 0) return null
  return row.bookings.some(({ canRetry }) => canRetry) ? 'others' : 'same'
}

/** The order that has all bookings of a replaced one now, with the key of its link. */
export function laterOrder(
  { configuration }: Pick<Context, 'configuration'>,
  row: OrderDetails,
): Invoice['laterOrder'] {
  if (replacedBy(row) !== 'same' || row.laterOrder === null) return null
  const { reference, accessVersion } = row.laterOrder
  return { reference, key: orderAccessToken(configuration, reference, accessVersion) }
}

/** The outcome that the checkout displays (D6). */
export function outcomeOf(row: OrderDetails): CheckoutOutcome {
  return checkoutOutcome({ ...row, orderStatus: row.status, isMoneyUnderWay: false })
}

/** The last card that was tried while a transfer is awaited was declined. */
export function hasFailedBesideTransfer(row: OrderDetails): boolean {
  const { paymentStatus: status, hasDeclinedTry } = row
  const hasFailed = status === 'declined' || (hasDeclinedTry && status !== null && paymentSets.open.includes(status))
  return hasFailed && outcomeOf(row) === 'awaiting_transfer'
}

function isComing({ status, endsAt }: BookingDetails, now: Date): boolean {
  return itemSets.live.includes(status) && new Date(endsAt) > now
}

export function viewPickup(row: BookingDetails, locale: Locale): Booking['pickup'] {
  const { pickup } = row
  return pickup && { name: pickup.name[locale], address: pickup.address[locale], ...pickupClock(row, pickup) }
}

export function viewBooking(order: OrderDetails, row: BookingDetails, locale: Locale): Booking {
  const { picture } = row
  const step = cancellationStepAt(order.now, row.cancellation, new Date(row.startsAt).toISOString(), row.zone)
  return {
    id: row.id,
    status: row.status,
    isUpcoming: isComing(row, order.now),
    title: row.productTitle[locale],
    optionTitle: row.optionTitle[locale],
    citySlug: row.citySlugs[locale],
    slug: row.slugs[locale],
    cityName: row.cityName[locale],
    picture: viewPicture(picture, locale),
    localDate: row.localDate,
    localTime: row.localTime,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    zone: row.zone,
    rate: row.rate,
    duration: durationOf(row.rate, row.nightsOrDays),
    travellers: row.travellers,
    partySize: row.partySize,
    partySizeLimits: partySizeLimits(order, row),
    countsGroups: countsMost(row),
    people: row.people,
    lines: row.lines.map((line) => ({ ...line, title: line.title[locale] })),
    party: viewParty(row.party, locale),
    totalMinor: row.totalMinor,
    originalMinor: row.originalMinor,
    discountMinor: row.discountMinor,
    refundedMinor: row.refundedMinor,
    refundDueMinor: row.refundDueMinor,
    rebookedMinor: row.rebookedMinor,
    rebookings: row.rebookings,
    changes: row.changes.map(({ changedAt, refundMinor, chargedMinor }) => ({
      localDate: onClockOf(changedAt, row.zone).localDate,
      refundMinor,
      chargedMinor,
    })),
    canRebook: isMovable(
      {
        status: row.status,
        hasBegun: new Date(row.startsAt) <= order.now,
        isUsed: row.isUsed,
        keepsDate: false,
        isByQuote: !row.hasChoice,
        needsAnswer: row.needsAnswer,
        percentage: step?.percentage ?? 100,
        reservation: reservationOf(order),
      },
      'buyer',
    ),
    dateChange: row.dateChange && {
      id: row.dateChange.id,
      localDate: row.dateChange.localDate,
      localTime: row.dateChange.localTime,
      party: viewParty(row.dateChange.party, locale),
      duration: row.dateChange.duration,
      priceMinor: row.dateChange.priceMinor,
      differenceMinor: row.dateChange.differenceMinor,
      payBy: deadlineOnClock(new Date(row.dateChange.expiresAt).toISOString(), row.zone),
      isPaying: row.dateChange.isPaying,
      declineReason: row.dateChange.declineReason,
    },
    canCancel: isCancellable({
      status: row.status,
      hasBegun: new Date(row.startsAt) <= order.now,
      isUsed: row.isUsed,
      isPaymentOpen: order.isPaymentOpen,
    }),
    canReview: isReviewable({ status: row.status, endsAt: new Date(row.endsAt) }, order.now),
    pickup: viewPickup(row, locale),
    guideLanguage: row.guideLanguage,
    meetingPoint: viewMeetingPoint(row, locale),
    host: row.host[locale],
    knowBeforeYouGo: row.knowBeforeYouGo[locale],
    bring: row.bring[locale],
    cancellation: promisedStep(step, itemSets.unanswered.includes(row.status) ? order.holdExpiresAt : null),
    specialRequest: row.specialRequest,
    canChangeRequest: canChangeRequest(order, row),
    hasTicket: itemSets.booked.includes(row.status),
    hasCalendar: hasCalendar(order, row),
    canRetry: row.canRetry,
    ticketCode: itemSets.booked.includes(row.status) ? row.ticketCode : null,
  }
}

function reservationOf({ status, isPayable, isByLink, isTransfer, holdExpiresAt, now }: OrderDetails): Reservation {
  const awaitsAnswer = orderSets.unanswered.includes(status) && holdExpiresAt > now
  return { isHeld: awaitsAnswer || (isPayable && isByLink), isByTransfer: isTransfer }
}

/** Not of what is held for the minutes of a checkout. */
export function hasCalendar(
  { invoiceNumber, isPayable, isByLink, isTransfer }: OrderDetails,
  { status }: BookingDetails,
) {
  const isReserved = isPayable && (isByLink || isTransfer)
  return hasCalendarFile(status, invoiceNumber !== null) || (isReserved && itemSets.accepted.includes(status))
}

function viewParty(party: PartyLine[] | null, locale: Locale): Booking['party'] {
  return party && party.map(({ title, quantity }) => ({ title: title[locale], quantity }))
}

function viewMeetingPoint(row: BookingDetails, locale: Locale): Booking['meetingPoint'] {
  const { name, address, lat, lng, guide, minutesBefore } = row.meetingPoint
  return {
    name: name[locale],
    address: address[locale],
    forDrivers: driverAddress(row.meetingPoint, row.zone, locale),
    lat,
    lng,
    guide: guide?.[locale] ?? null,
    early:
      minutesBefore == null
        ? null
        : { localTime: pickupClock(row, { minutesBefore }).localTime, minutes: minutesBefore },
  }
}
