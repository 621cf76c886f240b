import { durationText } from '#web/lib/duration-words.ts'
import { useDurationWords } from '#web/lib/use-duration-words.ts'

export function DurationText({ minutes }: { minutes: number }) {
  return durationText(minutes, useDurationWords())
}
