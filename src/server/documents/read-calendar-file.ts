import { localePath } from '#domain/locale.ts'
import type { Context } from '#server/platform/context.ts'
import { findOwnBooking, type BookingWish } from './find-own-booking.ts'

/** A booking as an iCalendar event (RFC 5545), in UTC, so that every calendar shows it right wherever it is opened. */
export async function readCalendarFile(context: Context, wish: BookingWish): Promise<{ text: string; name: string }> {
  const { invoice, booking } = await findOwnBooking(context, wish)
  const { origin } = context.configuration
  const link = `${origin}${localePath(wish.locale, `/invoices/${invoice.reference}`)}?key=${invoice.key}`
  const { meetingPoint, pickup } = booking
  const place = pickup ? `${pickup.name}, ${pickup.address}` : `${meetingPoint.name}, ${meetingPoint.address}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rihla//Bookings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${invoice.reference}-${booking.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${stamp(invoice.bookedAt)}`,
    `DTSTART:${stamp(booking.startsAt)}`,
    `DTEND:${stamp(booking.endsAt)}`,
    `SUMMARY:${escape(booking.title)}`,
    `LOCATION:${escape(place)}`,
    ...(pickup ? [] : [`GEO:${meetingPoint.lat};${meetingPoint.lng}`]),
    `DESCRIPTION:${escape(`${booking.optionTitle}\n${invoice.reference}\n${link}`)}`,
    `URL:${link}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escape(booking.title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return { text: `${lines.map(fold).join('\r\n')}\r\n`, name: `${invoice.reference}.ics` }
}

/** '20261121T063000Z'. */
function stamp(instant: string): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

function escape(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)
}

/** Lines end after 75 bytes and go on behind a space; a letter is never cut. */
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > 74) {
      folded += '\r\n '
      bytes = 1
    }
    folded += letter
    bytes += size
  }
  return folded
}
