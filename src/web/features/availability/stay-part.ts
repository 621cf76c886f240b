import { endOfStay, endRefusal, type EndRefusal, type StayChoice, type StayLimits } from '#domain/stay-days.ts'

export interface ChosenStay extends StayChoice {
  duration: number
}

export interface StayOfCalendar {
  rate: 'daily' | 'nightly'
  /** Whether the next tap chooses the end. */
  isEndNext: boolean
  duration: number
  /** Of the next start, until its end is chosen. */
  proposed: number
  /** Of what begins on the chosen day. */
  limits: StayLimits
  onStart: (date: string, isFree: boolean) => void
  onEnd: (duration: number) => void
}

export interface DayOfStay {
  /** What the day is in the chosen stay; `possible_end`: what a tap would make it. Null: neither. */
  part: 'start' | 'end' | 'start_and_end' | 'between' | 'possible_end' | null
  /** Why the stay cannot end on the day, where the next tap chooses its end. */
  refusal: EndRefusal | null
}

/** What a day of the calendar is for a stay or rental. */
export function dayOfStay({ start, duration, isEndNext }: ChosenStay, day: string, limits: StayLimits): DayOfStay {
  if (start === null || day < start) return { part: null, refusal: null }
  const end = endOfStay(start, duration, limits)
  if (day === start) return { part: day === end ? 'start_and_end' : 'start', refusal: null }
  const refusal = isEndNext ? endRefusal(start, day, limits) : null
  const beyond = isEndNext && refusal === null ? 'possible_end' : null
  return { part: day === end ? 'end' : day < end ? 'between' : beyond, refusal }
}
