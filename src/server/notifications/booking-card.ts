import { cancellationWords } from '#domain/cancellation-words.ts'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { extrasOf } from '#domain/extras-of.ts'
import { itemSets } from '#domain/item-states.ts'
import { languageName } from '#domain/language-name.ts'
import { laterEnd } from '#domain/later-end.ts'
import type { Locale } from '#domain/locale.ts'
import { meetingNotes } from '#domain/meeting-notes.ts'
import { directionsLink } from '#domain/maps-link.ts'
import { peopleWords } from '#domain/people-words.ts'
import { pickupBefore, pickupWords } from '#domain/pickup-clock.ts'
import { laterStart, timeToBeReady } from '#domain/time-to-be-ready.ts'
import type { Booking } from '#server/booking/orders/view-order.ts'
import type { MailCard } from './lay-out-mail.ts'
import { commonWords, mailWords, nightsWords } from './mail-words.ts'

/** The day and the time to be ready for a booking at another date, with the pick-up that it has. */
export function otherDate(
  start: { localDate: string; localTime: string },
  pickup: { minutesBefore: number } | null,
  locale: Locale,
): string {
  const time = timeToBeReady({ ...start, pickup: pickup && pickupBefore(start, pickup.minutesBefore) })
  return `${formatDate(start.localDate, locale, 'long')}\u{A0}· ${formatTime(time, locale)}`
}

type Reader = 'traveller' | 'staff'

/** A booking of an order with its status. Travellers read when to be ready, staff when the departure starts. */
export function bookingCard(booking: Booking, locale: Locale, reader: Reader = 'traveller'): MailCard {
  const t = mailWords(locale)
  const place = booking.pickup
    ? `${t('pickup')}: ${booking.pickup.name}\u{A0}· ${pickupWords({ ...booking, pickup: booking.pickup }, locale)}`
    : `${t('meeting')}: ${booking.meetingPoint.name}`
  const extras = extrasOf(booking)
  const start = reader === 'staff' ? null : laterStart(booking, locale)
  const time = start === null ? booking.localTime : timeToBeReady(booking)
  const { rate } = booking
  const end = laterEnd(booking, locale)
  const isLive = itemSets.live.includes(booking.status)
  return {
    title: booking.title,
    when: [
      t('startsOn', {
        rate: start === null ? rate : 'once',
        time: `${formatDate(booking.localDate, locale, 'long')}\u{A0}· ${formatTime(time, locale)}`,
      }),
      ...(start === null ? [] : [t('pickupThenStart', { rate, time: start })]),
      ...(end === null ? [] : [t('endsOn', { rate, time: end })]),
      ...(booking.duration ? [nightsWords(booking.duration, locale)] : []),
    ],
    lines: [
      `${booking.optionTitle} · ${booking.cityName}`,
      peopleWords(t, booking),
      ...(extras.length > 0 ? [`${t('extras')}: ${extras.join(' · ')}`] : []),
      ...guideOf(booking, locale),
      place,
      ...(isLive && !booking.pickup ? meetingNotes(t, booking.meetingPoint, locale) : []),
      ...(isLive && !booking.canReview && reader === 'traveller' ? preparationOf(booking, locale) : []),
      ...(booking.specialRequest === '' ? [] : [`${t('specialRequest')}: ${booking.specialRequest}`]),
      ...(isLive && booking.cancellation ? policyOf(booking, booking.cancellation, locale, reader) : []),
    ],
    badge: { text: t(`status.${booking.status}`), isGood: isLive },
    ...(isLive ? { link: { label: t(booking.pickup ? 'pickupMap' : 'map'), href: directionsLink(booking) } } : {}),
  }
}

function guideOf({ guideLanguage, rate }: Booking, locale: Locale): string[] {
  if (guideLanguage === null) return []
  return [mailWords(locale)('guideLanguage', { rate, language: languageName(guideLanguage, locale) })]
}

function preparationOf({ bring, knowBeforeYouGo: points }: Booking, locale: Locale): string[] {
  const t = mailWords(locale)
  return [
    ...(bring.length > 0 ? [`${t('bring')}: ${bring.join(' · ')}`] : []),
    // A line each: they are sentences.
    ...(points.length > 0 ? [`${t('know')}:`, ...points.map((point) => `• ${point}`)] : []),
  ]
}

/** Until it is paid, cancelling costs nothing, whatever the policy says of the time after the payment. */
function policyOf(
  booking: Booking,
  step: NonNullable<Booking['cancellation']>,
  locale: Locale,
  reader: Reader,
): string[] {
  const t = commonWords(locale)
  const { key, values } = cancellationWords(step, { locale, zone: booking.zone, cityName: booking.cityName })
  const terms = t(`cancellation.${key}`, values)
  if (reader === 'staff' || !itemSets.unpaid.includes(booking.status)) return [terms]
  return [t('cancellation.unpaid'), t('cancellation.oncePaid', { terms })]
}
