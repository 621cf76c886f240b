import { parseDate } from '@internationalized/date'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { readCalendar, CalendarDay } from './calls.ts'
import { isFree } from './day-name.ts'

interface CalendarRequest {
  subjectId: number
  read: typeof readCalendar
  /** The days in view, 'YYYY-MM-DD'. */
  from: string
  to: string
  /** Whom a day may have too few seats for. */
  travellers: number | undefined
  /** How many days or nights have to be free from a day on. */
  duration: number | undefined
  /** What else `read` depends on. */
  choice: string
  currency: string
}

interface LoadedDays {
  /** The travellers, the nights and the choice that they are for. */
  wish: string
  days: ReadonlyMap<string, CalendarDay>
}

interface CalendarDays {
  /** All that were loaded so far; until those for another party or number of nights have loaded, the days of before. */
  days: LoadedDays['days']
  firstAvailable: string | null
  /** The first that can be chosen of what was loaded last, otherwise `firstAvailable`. */
  firstFree: string | null
  /** The last day on sale. */
  lastDate: string | null
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
}

/** How far ahead the next free day of an empty month is looked for. */
const DAYS_AHEAD = 60

/** Loads the days in view, and if none of them is free some after them. */
export function useCalendarDays(request: CalendarRequest): CalendarDays {
  const { subjectId, read, from, to, travellers, duration, choice, currency } = request
  const router = useRouter()
  const wish = `${travellers} ${duration} ${choice}`
  const [{ days }, setLoaded] = useState<LoadedDays>({ wish, days: new Map() })
  const [bounds, setBounds] = useState<Pick<CalendarDays, 'firstAvailable' | 'firstFree' | 'lastDate'> | null>(null)
  const [isLoading, setIsLoading] = useState(true)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const readDays = (first: string, last: string) => read(subjectId, first, last, travellers, duration)
    const readAhead = async () => {
      const answer = await readDays(from, to)
      const isEmpty = answer.days.every((day) => day.status === 'sold_out')
      if (!isEmpty || answer.lastDate === null || answer.lastDate <= to) return answer
      const beyond = parseDate(to)
      const later = await readDays(beyond.add({ days: 1 }).toString(), beyond.add({ days: DAYS_AHEAD }).toString())
      return { ...answer, days: [...answer.days, ...later.days] }
    }
    setIsLoading(true)
    readAhead()
      .then((answer) => {
        if (!isCurrent) return
        // The currency was changed in another tab: the page's own prices are outdated too.
        if (answer.currency !== currency) {
          void router.invalidate()
          return
        }
        const found = answer.days.map((day) => [day.date, day] as const)
        setLoaded((known) => ({ wish, days: new Map(known.wish === wish ? [...known.days, ...found] : found) }))
        const { firstAvailable, lastDate } = answer
        setBounds({ firstAvailable, firstFree: answer.days.find(isFree)?.date ?? firstAvailable, lastDate })
        setHasFailed(false)
      })
      .catch(() => isCurrent && setHasFailed(true))
      .finally(() => isCurrent && setIsLoading(false))
    return () => {
      isCurrent = false
    }
    // The other values are those of the view that is read.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [subjectId, from, to, wish, attempt])
  const { firstAvailable = null, firstFree = null, lastDate = null } = bounds ?? {}
  const retry = () => setAttempt((number) => number + 1)
  return { days, firstAvailable, firstFree, lastDate, isLoading, hasFailed, retry }
}
