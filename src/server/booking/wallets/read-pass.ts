import { localePath, type Locale } from '#domain/locale.ts'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { listOf } from '#domain/list-of.ts'
import { meetingNotes } from '#domain/meeting-notes.ts'
import { siteOrigin } from '#domain/site-origin.ts'
import { peopleWords } from '#domain/people-words.ts'
import { readyAt, startAfterPickup } from '#domain/time-to-be-ready.ts'
import { findOwnBooking, type BookingInput } from '#server/booking/documents/find-own-booking.ts'
import { ticketWords } from '#server/booking/documents/ticket-words.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { brandColour } from '#server/sites/brand-colour.ts'
import { walletWords } from './wallet-words.ts'

/** What a wallet pass says, in one language. */
export interface PassContent {
  /** Unique to the booking: a pass that is added again replaces the first. */
  id: string
  locale: Locale
  seller: string
  colour: string
  title: string
  option: string
  when: string
  /** When to be ready: at the pick-up or the start. */
  readyAt: string
  endsAt: string
  place: { name: string; address: string }
  /** When to be at the meeting point, and how to recognise the guide there; of a pick-up, when the start is. */
  notes: string[]
  /** Where the pass is shown on the lock screen; null for a pick-up, whose coordinates are unknown. */
  point: { latitude: number; longitude: number } | null
  travellers: string
  guest: string
  reference: string
  /** The content of the QR code. */
  code: string
  /** The booking's page. */
  link: string
  origin: string
  labels: Record<'when' | 'meeting' | 'travellers' | 'reference' | 'booking' | 'guest', string>
}

/**
 * The content of a confirmed booking's wallet pass.
 * @throws ApiError `orders.order_unknown`, `orders.ticket_not_ready`
 */
export async function readPass(context: Context, wish: BookingInput): Promise<PassContent> {
  const { invoice, booking } = await findOwnBooking(context, wish)
  if (booking.ticketCode === null) throw new ApiError('conflict', 'orders.ticket_not_ready')
  const { locale, visitor } = wish
  const { site } = visitor
  const t = walletWords(locale)
  const origin = siteOrigin(context.configuration.origin, site)
  const { pickup, meetingPoint } = booking
  const at = pickup ?? booking
  const start = startAfterPickup(booking, locale)
  return {
    id: `${invoice.reference}-${booking.id}`,
    locale,
    seller: site.name[locale],
    colour: brandColour(site),
    title: booking.title,
    option: booking.optionTitle,
    when: listOf([formatDate(at.localDate, locale), formatTime(at.localTime, locale)], locale),
    readyAt: readyAt(booking),
    endsAt: booking.endsAt,
    place: pickup ?? meetingPoint,
    notes: pickup
      ? start === null
        ? []
        : [ticketWords[locale]('pickupThenStart', { rate: booking.rate, time: start })]
      : meetingNotes(ticketWords[locale], meetingPoint, locale),
    point: pickup ? null : { latitude: meetingPoint.lat, longitude: meetingPoint.lng },
    travellers: peopleWords(t, booking),
    guest: invoice.guest.name,
    reference: invoice.reference,
    code: booking.ticketCode,
    link: `${origin}${localePath(locale, `/invoices/${invoice.reference}`)}?key=${invoice.key}`,
    origin,
    labels: {
      when: t('when'),
      meeting: t(pickup ? 'pickup' : 'meeting'),
      travellers: t('travellersLabel'),
      reference: t('reference'),
      booking: t('booking'),
      guest: t('guest'),
    },
  }
}
