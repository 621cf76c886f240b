import { durationRangeText, durationText } from './duration-words.ts'
import { useDurationWords } from './use-duration-words.ts'

export function DurationText({ minutes }: { minutes: number }) {
  return durationText(minutes, useDurationWords())
}

export function DurationRange({ from, to }: { from: number; to: number }) {
  return durationRangeText(from, to, useDurationWords())
}
