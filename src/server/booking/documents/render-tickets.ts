import { renderSVG } from 'uqr'
import { cutText } from '#domain/cut-text.ts'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { languageName } from '#domain/language-name.ts'
import { directionOf, type Locale } from '#domain/locale.ts'
import { formatMoney } from '#domain/money.ts'
import { meetingNotes } from '#domain/meeting-notes.ts'
import { peopleWords } from '#domain/people-words.ts'
import { returnedMinorOf } from '#domain/returned-minor-of.ts'
import { pickupWords } from '#domain/pickup-clock.ts'
import { laterEnd } from '#domain/later-end.ts'
import { laterStart, timeToBeReady } from '#domain/time-to-be-ready.ts'
import type { Booking, Invoice } from '#server/booking/orders/view-order.ts'
import { renderTypst } from '#server/kernel/render-typst.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import { brandColour } from '#server/sites/brand-colour.ts'
import { cancellationNote } from './cancellation-note.ts'
import { ticketWords } from './ticket-words.ts'

const MOST_OF_REQUEST = 240

export interface TicketInput {
  site: Pick<SiteOfRequest, 'name' | 'contact' | 'theme'>
  invoice: Invoice
  /** Confirmed ones; a page each. */
  bookings: Booking[]
  locale: Locale
}

/** Tickets as one PDF, A5, a page a booking, in the reader's language. */
export function renderTickets({ site, invoice, bookings, locale }: TicketInput): Promise<Uint8Array> {
  const t = ticketWords[locale]
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: invoice.currency }, locale)
  return renderTypst(new URL('./ticket.typ', import.meta.url), 'pdf', {
    language: locale,
    direction: directionOf(locale),
    site: site.name[locale],
    colour: brandColour(site),
    contact: [site.contact.phone, site.contact.email].filter((one) => one !== undefined),
    reference: invoice.reference,
    guest: invoice.guest.name,
    words: {
      ticket: t('ticket'),
      date: t('date'),
      guest: t('guest'),
      travellers: t('travellersLabel'),
      code: t('code'),
      show: t('show'),
      total: t('total'),
      contact: t('contact'),
      request: t('request'),
    },
    bookings: bookings.map((booking) => ({
      title: booking.title,
      option: `${booking.optionTitle} · ${booking.cityName}`,
      date: formatDate(booking.localDate, locale, 'long'),
      timeLabel: t('time', { rate: laterStart(booking, locale) === null ? booking.rate : 'once' }),
      time: formatTime(timeToBeReady(booking), locale),
      zone: t('zone', { city: booking.cityName }),
      start: startOf(booking, locale),
      end: endOf(booking, locale),
      travellers: peopleWords(t, booking),
      guideLanguage:
        booking.guideLanguage === null
          ? ''
          : `${t('guideLanguage', { rate: booking.rate })}: ${languageName(booking.guideLanguage, locale)}`,
      place: placeOf(booking, locale),
      request: shortened(booking.specialRequest),
      qr: renderSVG(booking.ticketCode ?? '', { border: 0 }),
      code: (booking.ticketCode ?? '').replaceAll(/(.{4})(?=.)/g, '$1 '),
      lines: [
        ...(booking.party?.map((line) => ({ title: titleOf(line), amount: '' })) ??
          booking.lines.map((line) => ({
            title: line.kind === 'pickup' ? t('pickupLine', { place: line.title }) : titleOf(line),
            amount: money(line.totalMinor),
          }))),
        ...(booking.party === null && booking.discountMinor > 0
          ? [{ title: t('discount'), amount: money(booking.discountMinor) }]
          : []),
      ],
      total: money(booking.totalMinor),
      refunds: refundsOf(booking).map(({ name, amountMinor }) => ({ title: t(name), amount: money(amountMinor) })),
      cancellation: cancellationNote(booking, locale),
    })),
  })
}

/** What was or will be refunded after a change or as goodwill, and what is left of the price, as on the page of the booking. */
function refundsOf(booking: Booking): { name: 'refunded' | 'netPaid'; amountMinor: number }[] {
  const returnedMinor = returnedMinorOf([booking])
  if (returnedMinor === 0) return []
  const netMinor = booking.totalMinor - returnedMinor
  return [
    { name: 'refunded', amountMinor: -returnedMinor },
    ...(netMinor > 0 ? [{ name: 'netPaid' as const, amountMinor: netMinor }] : []),
  ]
}

const titleOf = ({ title, quantity }: { title: string; quantity: number }) =>
  quantity > 1 ? `${title} × ${quantity}` : title

/** The start, if people are picked up before it; otherwise ''. */
function startOf(booking: Booking, locale: Locale): string {
  const time = laterStart(booking, locale)
  return time === null ? '' : ticketWords[locale]('pickupThenStart', { rate: booking.rate, time })
}

/** Until when, of a stay or a car; otherwise ''. */
function endOf(booking: Booking, locale: Locale): string {
  const time = laterEnd(booking, locale)
  return time === null ? '' : ticketWords[locale]('endsOn', { rate: booking.rate, time })
}

/** A ticket is one page; the host has the whole request in the mail. */
function shortened(request: string): string {
  return request.length <= MOST_OF_REQUEST ? request : `${cutText(request, MOST_OF_REQUEST).trimEnd()}…`
}

function placeOf({ pickup, meetingPoint, localDate }: Booking, locale: Locale) {
  const t = ticketWords[locale]
  if (pickup)
    return { label: t('pickup'), name: `${pickup.name} · ${pickupWords({ localDate, pickup }, locale)}`, address: pickup.address, notes: [] } // prettier-ignore
  const { name, address, forDrivers } = meetingPoint
  return {
    label: t('meeting'),
    name,
    address,
    notes: [...(forDrivers === null ? [] : [forDrivers]), ...meetingNotes(t, meetingPoint, locale)],
  }
}
