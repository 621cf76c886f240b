import { useTranslations } from 'use-intl'
import { durationText } from './duration-words.ts'
import { useDurationWords } from './use-duration-words.ts'

const HOUR = 60
const DAY = 24 * HOUR

export function DurationText({ minutes }: { minutes: number }) {
  return durationText(minutes, useDurationWords())
}

/** '2–3½ hours', or one duration if both are equal. */
export function DurationRange({ from, to }: { from: number; to: number }) {
  const t = useTranslations('common.duration')
  const words = useDurationWords()
  if (from === to) return durationText(from, words)
  if (from >= DAY && from % DAY === 0 && to % DAY === 0) return t('daysRange', { from: from / DAY, to: to / DAY })
  if (from >= HOUR && to < DAY && isInHalfHours(from) && isInHalfHours(to))
    return t('hoursRange', {
      from: Math.floor(from / HOUR),
      fromHalf: hasHalf(from),
      to: Math.floor(to / HOUR),
      toHalf: hasHalf(to),
    })
  const inside = { ...words, alone: words.inside }
  return t('range', { from: durationText(from, inside), to: durationText(to, inside) })
}

const isInHalfHours = (minutes: number) => minutes % (HOUR / 2) === 0
const hasHalf = (minutes: number) => (minutes % HOUR === 0 ? 'no' : 'yes')
