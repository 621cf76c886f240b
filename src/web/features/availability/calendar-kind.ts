import { useEffect, useState } from 'react'

export const calendarKinds = ['gregorian', 'hijri'] as const
export type CalendarKind = (typeof calendarKinds)[number]

const KEY = 'rihla_calendar'

/** The visitor's calendar, stored on this device. Gregorian by default. */
export function useCalendarKind(): [CalendarKind, (kind: CalendarKind) => void] {
  const [kind, setKind] = useState<CalendarKind>('gregorian')
  useEffect(() => {
    const remembered = calendarKinds.find((one) => one === read())
    if (remembered) setKind(remembered)
  }, [])
  return [
    kind,
    (chosen) => {
      setKind(chosen)
      try {
        localStorage.setItem(KEY, chosen)
      } catch {
        // Without storage the choice lasts until the page is left.
      }
    },
  ]
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
