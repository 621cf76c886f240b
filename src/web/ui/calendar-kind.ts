import { useSyncExternalStore } from 'react'

export const calendarKinds = ['gregorian', 'hijri'] as const
export type CalendarKind = (typeof calendarKinds)[number]

const KEY = 'rihla_calendar'
const listeners = new Set<() => void>()
let kind: CalendarKind | undefined

/** The visitor's calendar, stored on this device. Gregorian by default. */
export function useCalendarKind(): [CalendarKind, (kind: CalendarKind) => void] {
  return [useSyncExternalStore(listen, current, () => 'gregorian'), choose]
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function current(): CalendarKind {
  kind ??= calendarKinds.find((one) => one === read()) ?? 'gregorian'
  return kind
}

function choose(chosen: CalendarKind): void {
  kind = chosen
  try {
    localStorage.setItem(KEY, chosen)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  for (const listener of listeners) listener()
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
