import type { Calendar, CalendarDeparture, CalendarOption } from './trip-queries.ts'

export interface CalendarEntry {
  departure: CalendarDeparture
  option: CalendarOption
  /** The guide of the row has another departure at the same time. */
  isDouble: boolean
}

/** A row of the calendar: an option, a guide, or (both null) the departures without a guide. */
export interface CalendarRow {
  key: string
  option: CalendarOption | null
  guide: { staffId: number; name: string } | null
  entries: CalendarEntry[]
}

export function rowsOfOptions(options: readonly CalendarOption[]): CalendarRow[] {
  return options.map((option) => ({
    key: `option-${option.id}`,
    option,
    guide: null,
    entries: option.departures.map((departure) => ({ departure, option, isDouble: false })),
  }))
}

/** Departures without a guide first, then each guide by name, also those without departures. */
export function rowsOfGuides({ options, guides }: Pick<Calendar, 'options' | 'guides'>): CalendarRow[] {
  const all = options
    .flatMap((option) => option.departures.map((departure) => ({ departure, option })))
    .toSorted((a, b) => (momentOf(a.departure) < momentOf(b.departure) ? -1 : 1))
  const named = new Map(
    [...guides, ...all.flatMap(({ departure }) => departure.guides)].map(({ staffId, name }) => [staffId, name]),
  )
  const without = all
    .filter(({ departure }) => departure.guides.length === 0)
    .map((entry) => ({ ...entry, isDouble: false }))
  const rows = [...named]
    .toSorted(([, a], [, b]) => a.localeCompare(b))
    .map(([staffId, name]) => ({
      key: `guide-${staffId}`,
      option: null,
      guide: { staffId, name },
      entries: all.flatMap((entry) => {
        const own = entry.departure.guides.find((one) => one.staffId === staffId)
        return own ? [{ ...entry, isDouble: own.isDouble }] : []
      }),
    }))
  return without.length === 0 ? rows : [{ key: 'guide-none', option: null, guide: null, entries: without }, ...rows]
}

const momentOf = ({ date, time }: CalendarDeparture) => `${date} ${time}`
