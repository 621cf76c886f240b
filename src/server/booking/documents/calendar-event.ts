export interface CalendarEvent {
  /** The same for one booking for ever: a calendar changes its entry instead of making a second. */
  uid: string
  /** Higher than that of the file before: what is newer wins. */
  sequence: number
  isCancelled: boolean
  madeAt: Date
  startsAt: string
  endsAt: string
  summary: string
  location: string
  geo: { lat: number; lng: number } | null
  description: string
  url: string
  organizer: { name: string; email: string } | null
}

/**
 * One event as an iCalendar file (RFC 5545, published as RFC 5546 says). Times are in UTC, which needs no VTIMEZONE and is right in every calendar,
 * wherever it is opened.
 */
export function calendarFile(event: CalendarEvent): string {
  const { organizer, geo } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rihla//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${stamp(event.madeAt)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escape(event.summary)}`,
    `LOCATION:${escape(event.location)}`,
    ...(geo ? [`GEO:${geo.lat};${geo.lng}`] : []),
    `DESCRIPTION:${escape(event.description)}`,
    `URL:${event.url}`,
    ...(organizer ? [`ORGANIZER;CN=${parameter(organizer.name)}:mailto:${organizer.email}`] : []),
    `TRANSP:${event.isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...(event.isCancelled ? [] : alarm(event.summary)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

const alarm = (summary: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escape(summary)}`,
  'TRIGGER:-P1D',
  'END:VALARM',
]

/** '20261121T063000Z'. */
function stamp(instant: string | Date): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** Any kind of line end is one; other signs that no text may hold are dropped. */
function escape(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(CONTROLS, '')
}

/** A parameter's value may hold no quote at all, and stands between two. */
function parameter(text: string): string {
  return `"${text.replaceAll('"', "'").replaceAll(/\s+/g, ' ').replaceAll(CONTROLS, '')}"`
}

// oxlint-disable-next-line no-control-regex -- it is what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** Lines end after at most 75 bytes and go on behind a space; a letter is never cut. */
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > 75) {
      folded += '\r\n '
      bytes = 1
    }
    folded += letter
    bytes += size
  }
  return folded
}
