import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalLocation,
} from 'ical-generator'

export interface CalendarEvent {
  /** The same for one booking for ever: a calendar changes its entry instead of making a second. */
  uid: string
  /** Higher than that of the previous file, so that calendars use the newer one. */
  sequence: number
  isCancelled: boolean
  /** Reserved and not yet paid. */
  isTentative: boolean
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

const DAY_SECONDS = 24 * 3600

/**
 * One event as an iCalendar file (RFC 5545, published as RFC 5546 says). Times are in UTC, which needs no VTIMEZONE and is right in every calendar,
 * wherever it is opened.
 */
export function calendarFile(event: CalendarEvent): string {
  const { geo, organizer, isCancelled, isTentative } = event
  const summary = tidy(event.summary)
  const title = tidy(event.location)
  const location: ICalLocation | null =
    title === '' ? null : { title, ...(geo && { geo: { lat: geo.lat, lon: geo.lng } }) }
  const calendar = ical({
    prodId: { company: 'Rihla', product: 'Bookings', language: 'EN' },
    scale: 'GREGORIAN',
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  const entry = calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    status: isCancelled
      ? ICalEventStatus.CANCELLED
      : isTentative
        ? ICalEventStatus.TENTATIVE
        : ICalEventStatus.CONFIRMED,
    stamp: event.madeAt,
    start: new Date(event.startsAt),
    end: new Date(event.endsAt),
    summary,
    location,
    description: tidy(event.description),
    url: event.url,
    organizer: organizer && { name: parameter(organizer.name), email: organizer.email },
    transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  })
  // The day before, a reservation is over unless it was paid, and then there is a newer file.
  if (!isCancelled && !isTentative)
    entry.createAlarm({ type: ICalAlarmType.display, trigger: DAY_SECONDS, description: summary })
  // The library leaves out the last line's end, which RFC 5545 asks for.
  return `${calendar.toString()}\r\n`
}

/** ical-generator escapes and folds, but passes control characters on, and knows two of the kinds of line end. */
function tidy(text: string): string {
  return text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(CONTROLS, '')
}

/** It writes a quote in a parameter as \", which RFC 5545 has not. */
function parameter(text: string): string {
  return text.replaceAll('"', "'").replaceAll(/\s+/g, ' ').replaceAll(CONTROLS, '')
}

// oxlint-disable-next-line no-control-regex -- control characters are removed
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g
