import type { DemoCity, DemoSchedule } from './shape.ts'
import { localSunTime } from './sun.ts'

/** Schedules without a last day run for ten years, so that a running demo does not run out of departures. */
const LAST_DAY = 3650
/** Days for which schedules with a season or sun times are written out. */
const SEASONAL_DAYS = 1095

interface Period {
  validFrom: string
  validTo: string
  startTimes: string[]
}

/**
 * Writes out schedules as the import has them: one for each period of a season, and for each period in which the start
 * times that follow the sun stay the same. `today` is YYYY-MM-DD.
 */
export function importedSchedules(
  schedules: DemoSchedule[],
  city: Pick<DemoCity, 'lat' | 'lng' | 'zone'>,
  today: string,
) {
  return schedules
    .flatMap(({ fromDay = 0, toDay, season, startTimes, ...schedule }) => {
      const start = Temporal.PlainDate.from(today)
      const isFixed = season === undefined && startTimes.every((time) => typeof time === 'string')
      const last = start.add({ days: toDay ?? (isFixed ? LAST_DAY : SEASONAL_DAYS) })
      const periods = isFixed
        ? [
            {
              validFrom: start.add({ days: fromDay }).toString(),
              validTo: last.toString(),
              startTimes,
            },
          ]
        : periodsOf({ startTimes, season }, city, start.add({ days: fromDay }), last)
      return periods.map((period) => ({ ...schedule, ...period }))
    })
    .map((schedule, index) => ({ ...schedule, code: `schedule-${index + 1}` }))
}

function periodsOf(
  { startTimes, season }: { startTimes: DemoSchedule['startTimes']; season: DemoSchedule['season'] | undefined },
  city: Pick<DemoCity, 'lat' | 'lng' | 'zone'>,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): Period[] {
  const periods: Period[] = []
  let open: Period | undefined
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const date = day.toString()
    if (!isInSeason(date.slice(5), season)) {
      open = undefined
      continue
    }
    const times = startTimes.map((time) => (typeof time === 'string' ? time : localSunTime(time, day, city)))
    if (open && open.startTimes.join() === times.join()) open.validTo = date
    else periods.push((open = { validFrom: date, validTo: date, startTimes: times }))
  }
  return periods
}

/** Whether a day ('MM-DD') is in the season, which may cross the new year. */
function isInSeason(day: string, season: DemoSchedule['season'] | undefined): boolean {
  if (!season) return true
  const [from, to] = season
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}
