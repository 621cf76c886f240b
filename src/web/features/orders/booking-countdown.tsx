import { useTranslations } from 'use-intl'
import { useCountdown, type ActivityTimes } from './use-countdown.ts'

/** The time until the activity. */
export function BookingCountdown(activity: ActivityTimes) {
  const t = useTranslations('orders')
  const left = useCountdown(activity)
  if (left === null) return null
  if (left.kind === 'over') return <span className="text-sm text-ink-soft">{t('past')}</span>
  return (
    <span data-countdown className="text-sm font-medium text-accent">
      {left.kind === 'under_way' ? t('soon.under_way') : t(`soon.${left.kind}`, { count: left.count })}
    </span>
  )
}
