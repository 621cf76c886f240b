import { useSyncExternalStore } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatTime, onOtherClock, type ClockDeadline } from '#domain/date-words.ts'

const never = () => () => {}
const zoneOfDevice = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * A sentence, before another one: when a deadline on the clock of another place is on the reader's own. Nothing where both
 * clocks agree, and before hydration.
 */
export function OwnTime({ of: deadline }: { of: ClockDeadline }) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const zone = useSyncExternalStore(never, zoneOfDevice, () => null)
  const own = zone === null ? null : onOtherClock(deadline, zone)
  if (own === null) return null
  const time = formatTime(own.localTime, locale)
  const isSameDay = own.localDate === deadline.localDate
  const words = isSameDay
    ? t('ownTime', { time })
    : t('ownDayAndTime', { date: formatDate(own.localDate, locale, 'medium'), time })
  return `${words} `
}
