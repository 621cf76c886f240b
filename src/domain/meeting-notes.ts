import { formatTime } from './date-words.ts'
import type { Locale } from './locale.ts'

interface MeetingNotes {
  early: { localTime: string; minutes: number } | null
  guide: string | null
}

type Translate = (key: 'beThereBy', values: { time: string; count: number }) => string

/** Lines below a meeting point: when to be there, and how to recognise the guide. */
export function meetingNotes(t: Translate, { early, guide }: MeetingNotes, locale: Locale): string[] {
  const by = early && t('beThereBy', { time: formatTime(early.localTime, locale), count: early.minutes })
  return [by, guide].filter((note) => note !== null)
}
