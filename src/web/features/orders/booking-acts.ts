import type { Locale } from '#domain/locale.ts'
import { unitsInQuery, type Units } from '#domain/party.ts'
import { api } from '#web/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import type { CancellationView, InvoiceView, RebookingDate, RebookingView } from './calls.ts'

/** Opens a booking by its reference and email. */
export const findBooking = (json: { reference: string; email: string }) =>
  bodyOf(api().api.invoices.find.$post({ json }))

const ofBooking = (invoice: InvoiceView, bookingId: number, locale: Locale) => ({
  param: { reference: invoice.reference, bookingId: String(bookingId) },
  query: { locale, key: invoice.key },
})

export const previewCancellation = (
  invoice: InvoiceView,
  bookingId: number,
  locale: Locale,
): Promise<CancellationView> =>
  bodyOf(
    api().api.invoices[':reference'].bookings[':bookingId'].cancellation.$get(ofBooking(invoice, bookingId, locale)),
  )

/** `seenRefundMinor`: the refund that the buyer saw. If it has changed, nothing is cancelled. */
export const cancelBooking = (
  invoice: InvoiceView,
  bookingId: number,
  locale: Locale,
  seenRefundMinor: number,
): Promise<InvoiceView> =>
  bodyOf(
    api().api.invoices[':reference'].bookings[':bookingId'].cancellation.$post({
      ...ofBooking(invoice, bookingId, locale),
      json: { seenRefundMinor },
    }),
  )

/** An issued invoice keeps its name. */
export const changeGuest = (
  { reference, key }: InvoiceView,
  json: { firstName: string; lastName: string; phoneNumber: string },
  locale: Locale,
): Promise<InvoiceView> =>
  bodyOf(api().api.invoices[':reference'].guest.$put({ param: { reference }, query: { locale, key }, json }))

export const changePartySize = (
  invoice: InvoiceView,
  { bookingId, partySize }: { bookingId: number; partySize: number },
  locale: Locale,
): Promise<InvoiceView> =>
  bodyOf(
    api().api.invoices[':reference'].bookings[':bookingId']['party-size'].$put({
      ...ofBooking(invoice, bookingId, locale),
      json: { partySize },
    }),
  )

/** If the booking has another request than `seenRequest`, nothing is changed. */
export const changeRequest = (
  invoice: InvoiceView,
  { bookingId, ...json }: { bookingId: number; specialRequest: string; seenRequest: string },
  locale: Locale,
): Promise<InvoiceView> =>
  bodyOf(
    api().api.invoices[':reference'].bookings[':bookingId']['special-request'].$put({
      ...ofBooking(invoice, bookingId, locale),
      json,
    }),
  )

/** `units` undefined: for the same people; `duration` undefined: for as many nights or days. */
interface ChangedChoice {
  units: Units | undefined
  duration: number | undefined
}

/** The dates of these days that a booking can be moved to. */
export const readRebookingDates = (
  invoice: InvoiceView,
  bookingId: number,
  { from, to, locale, units, duration }: { from: string; to: string; locale: Locale } & ChangedChoice,
): Promise<RebookingView> => {
  const { param, query } = ofBooking(invoice, bookingId, locale)
  return bodyOf(
    api().api.invoices[':reference'].bookings[':bookingId'].rebooking.$get({
      param,
      query: {
        ...query,
        from,
        to,
        ...(units && { units: unitsInQuery(units) }),
        ...(duration !== undefined && { duration: String(duration) }),
      },
    }),
  )
}

type WishedDate = RebookingDate & ChangedChoice

const wishOf = ({ departureId, priceMinor, units, duration }: WishedDate) => ({
  departureId,
  seenPriceMinor: priceMinor,
  ...(units && { units }),
  ...(duration !== undefined && { duration }),
})

/** At another price than that of `date`, which the buyer saw, nothing is moved. */
export const rebookItem = (
  invoice: InvoiceView,
  bookingId: number,
  date: WishedDate,
  locale: Locale,
): Promise<InvoiceView> =>
  bodyOf(
    api().api.invoices[':reference'].bookings[':bookingId'].rebooking.$post({
      ...ofBooking(invoice, bookingId, locale),
      json: wishOf(date),
    }),
  )

/** Opens a page to pay the difference of `date`, which is held meanwhile. At another price than the buyer saw, nothing is held. */
export const beginDateChange = (
  invoice: InvoiceView,
  bookingId: number,
  date: WishedDate,
  locale: Locale,
): Promise<{ paymentUrl: string }> =>
  bodyOf(
    api().api.invoices[':reference'].bookings[':bookingId']['date-change'].$post({
      ...ofBooking(invoice, bookingId, locale),
      json: wishOf(date),
    }),
  )

/** The dearer date that is held for a booking, as it was shown. */
interface HeldDateWish {
  bookingId: number
  changeId: number
}

const ofDateChange = (invoice: InvoiceView, { bookingId, changeId }: HeldDateWish, locale: Locale) => {
  const { param, query } = ofBooking(invoice, bookingId, locale)
  return { param: { ...param, changeId: String(changeId) }, query }
}

/** Opens the page of the date that is held. If another date is held since, nothing is opened. */
export const payDateChange = (
  invoice: InvoiceView,
  wish: HeldDateWish,
  locale: Locale,
): Promise<{ paymentUrl: string }> =>
  bodyOf(
    api().api.invoices[':reference'].bookings[':bookingId']['date-changes'][':changeId'].payment.$post(
      ofDateChange(invoice, wish, locale),
    ),
  )

/** If another date is held since, that one stays held. */
export const endDateChange = (invoice: InvoiceView, wish: HeldDateWish, locale: Locale): Promise<InvoiceView> =>
  bodyOf(
    api().api.invoices[':reference'].bookings[':bookingId']['date-changes'][':changeId'].$delete(
      ofDateChange(invoice, wish, locale),
    ),
  )
