import { useEffect, useState } from 'react'

export const calendarKinds = ['gregorian', 'hijri'] as const
export type CalendarKind = (typeof calendarKinds)[number]

const KEY = 'rihla_calendar'

/** Which calendar a visitor reads months in, remembered on this device; Gregorian until they choose. */
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
        // A browser that keeps nothing still shows what was chosen.
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
