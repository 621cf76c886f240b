import { renderSVG } from 'uqr'
import { createTranslator } from 'use-intl/core'
import { formatDate, formatTime, onClockOf } from '#domain/date-words.ts'
import { directionOf, type Locale } from '#domain/locale.ts'
import { formatMoney } from '#domain/money.ts'
import ar from '#messages/ar/ticket.json' with { type: 'json' }
import en from '#messages/en/ticket.json' with { type: 'json' }
import type { Booking, Invoice } from '#server/orders/view-invoice.ts'
import type { SiteOfRequest } from '#server/platform/visitor.ts'
import { brandColour } from '#server/sites/brand-colour.ts'
import { renderPdf } from './render-pdf.ts'

const words = {
  ar: createTranslator({ locale: 'ar', messages: ar }),
  en: createTranslator({ locale: 'en', messages: en }),
}

export interface TicketWish {
  site: Pick<SiteOfRequest, 'name' | 'contact' | 'theme'>
  invoice: Invoice
  /** Confirmed ones; a page each. */
  bookings: Booking[]
  locale: Locale
}

/** Tickets as one PDF, A5, a page a booking, in the reader's language. */
export function renderTickets({ site, invoice, bookings, locale }: TicketWish): Promise<Uint8Array> {
  const t = words[locale]
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: invoice.currency }, locale)
  return renderPdf('ticket', {
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
      time: t('time'),
      guest: t('guest'),
      travellers: t('travellers'),
      code: t('code'),
      show: t('show'),
      total: t('total'),
      contact: t('contact'),
    },
    bookings: bookings.map((booking) => ({
      title: booking.title,
      option: `${booking.optionTitle} · ${booking.cityName}`,
      date: formatDate(booking.localDate, locale, 'long'),
      time: formatTime(booking.localTime, locale),
      zone: t('zone', { city: booking.cityName }),
      travellers: t('travellersCount', { count: booking.travellers }),
      place: placeOf(booking, locale),
      qr: renderSVG(booking.ticketCode ?? '', { border: 0 }),
      code: (booking.ticketCode ?? '').replaceAll(/(.{4})(?=.)/g, '$1 '),
      lines: [
        ...booking.lines.map((line) => ({
          title: line.quantity > 1 ? `${line.title} × ${line.quantity}` : line.title,
          amount: money(line.totalMinor),
        })),
        ...(booking.discountMinor > 0 ? [{ title: t('discount'), amount: money(booking.discountMinor) }] : []),
      ],
      total: money(booking.totalMinor),
      cancellation: cancellationOf(booking, locale),
    })),
  })
}

function placeOf({ pickup, meetingPoint }: Booking, locale: Locale) {
  const t = words[locale]
  if (pickup)
    return { label: t('pickup'), name: `${pickup.name} · ${formatTime(pickup.localTime, locale)}`, address: pickup.address } // prettier-ignore
  return { label: t('meeting'), name: meetingPoint.name, address: meetingPoint.address }
}

function cancellationOf(booking: Booking, locale: Locale): string {
  const t = words[locale]
  if (booking.freeCancellationUntil === null) return t('notFree')
  const { localDate, localTime } = onClockOf(booking.freeCancellationUntil, booking.zone)
  return t('freeUntil', {
    date: formatDate(localDate, locale, 'long'),
    time: formatTime(localTime, locale),
    city: booking.cityName,
  })
}
