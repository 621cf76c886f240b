import { useTranslations } from 'use-intl'
import { durationText } from './duration-words.ts'
import { useDurationWords } from './use-duration-words.ts'

const HOUR = 60
const DAY = 24 * HOUR

export function DurationText({ minutes }: { minutes: number }) {
  return durationText(minutes, useDurationWords())
}

/** '2–2½ hours': a number of hours, the half as a fraction. */
const hoursText = (minutes: number) => `${Math.floor(minutes / HOUR)}${minutes % HOUR === 0 ? '' : '½'}`

/** '2–3 hours', or one duration if both are equal. */
export function DurationRange({ from, to }: { from: number; to: number }) {
  const t = useTranslations('common.duration')
  const words = useDurationWords()
  if (from === to) return durationText(from, words)
  if (from >= DAY && from % DAY === 0 && to % DAY === 0) return t('daysRange', { from: from / DAY, to: to / DAY })
  if (to < DAY && from % HOUR === 0 && to % HOUR === 0) return t('hoursRange', { from: from / HOUR, to: to / HOUR })
  const inside = { ...words, alone: words.inside }
  const declined = { from: durationText(from, inside), to: durationText(to, inside) }
  if (from >= HOUR && to < DAY && from % (HOUR / 2) === 0 && to % (HOUR / 2) === 0)
    return t('halfHoursRange', { ...declined, fromHours: hoursText(from), toHours: hoursText(to) })
  return t('range', declined)
}
