import { durationText } from './duration-words.ts'
import { useDurationWords } from './use-duration-words.ts'

export function DurationText({ minutes }: { minutes: number }) {
  return durationText(minutes, useDurationWords())
}
