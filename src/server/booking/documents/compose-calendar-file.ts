import { formatDate, formatTime } from '#domain/date-words.ts'
import { itemSets } from '#domain/item-states.ts'
import { languageName } from '#domain/language-name.ts'
import { listOf } from '#domain/list-of.ts'
import { meetingNotes } from '#domain/meeting-notes.ts'
import { localePath, type Locale } from '#domain/locale.ts'
import { siteOrigin } from '#domain/site-origin.ts'
import { readyAt, startAfterPickup } from '#domain/time-to-be-ready.ts'
import type { Booking, Invoice } from '#server/booking/orders/view-order.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import { calendarFile } from './calendar-event.ts'
import { ticketWords } from './ticket-words.ts'

export type CalendarFile = { text: string; name: string }

/** A booking as an iCalendar event; of a cancelled one the same event with the method CANCEL: opened, it takes the event out again. */
export function composeCalendarFile(
  context: Context,
  input: {
    site: Pick<SiteOfRequest, 'name' | 'contact' | 'host' | 'isDefault'>
    invoice: Invoice
    booking: Booking
    locale: Locale
    /** The key in the link to the order. Null: none, for staff. */
    key?: string | null
  },
): CalendarFile {
  const { site, invoice, booking, locale, key = invoice.key } = input
  const origin = siteOrigin(context.configuration.origin, site)
  const isCancelled = itemSets.called_off.includes(booking.status)
  const payBy = itemSets.unpaid.includes(booking.status) ? invoice.payBy : null
  const page = `${origin}${localePath(locale, `/invoices/${invoice.reference}`)}`
  const link = key === null ? page : `${page}?key=${key}`
  const { meetingPoint, pickup } = booking
  const place = pickup ?? meetingPoint
  const t = ticketWords[locale]
  const start = startAfterPickup(booking, locale)
  const text = calendarFile({
    uid: `${invoice.reference}-${booking.id}@${new URL(origin).hostname}`,
    // A booking changes with its payment, with each move to another date, and last when it is cancelled.
    sequence: booking.rebookings + (isCancelled ? 2 : payBy ? 0 : 1),
    isCancelled,
    isTentative: payBy !== null,
    madeAt: new Date(),
    startsAt: readyAt(booking),
    endsAt: booking.endsAt,
    summary: payBy ? t('reserved', { title: booking.title }) : booking.title,
    location: listOf([place.name, place.address], locale),
    geo: pickup ? null : meetingPoint,
    description: [
      ...(payBy ? [payByWords(payBy, locale)] : []),
      booking.optionTitle,
      ...(booking.guideLanguage === null
        ? []
        : [`${t('guideLanguage', { rate: booking.rate })}: ${languageName(booking.guideLanguage, locale)}`]),
      ...(start === null || isCancelled ? [] : [t('pickupThenStart', { rate: booking.rate, time: start })]),
      ...(pickup || isCancelled ? [] : meetingNotes(t, meetingPoint, locale)),
      invoice.reference,
      link,
    ].join('\n'),
    url: link,
    organizer: site.contact.email === undefined ? null : { name: site.name[locale], email: site.contact.email },
  })
  return { text, name: `${invoice.reference}.ics` }
}

const payByWords = ({ localDate, localTime, cityName }: NonNullable<Invoice['payBy']>, locale: Locale): string =>
  ticketWords[locale]('payBy', { date: formatDate(localDate, locale, 'long'), time: formatTime(localTime, locale), city: cityName }) // prettier-ignore
