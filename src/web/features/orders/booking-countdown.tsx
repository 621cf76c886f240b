import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { countdown } from '#domain/countdown.ts'

const EVERY_MS = 30_000

interface BookingCountdownProps {
  startsAt: string
  endsAt: string
  zone: string
}

/** The time until the activity, updated regularly. Uses the browser's clock, so it is rendered only after hydration. */
export function BookingCountdown(activity: BookingCountdownProps) {
  const t = useTranslations('orders')
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const update = () => setNow(new Date())
    update()
    const timer = setInterval(update, EVERY_MS)
    // Timers stop while a phone is locked.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  if (now === null) return null
  const left = countdown(activity, now)
  if (left.kind === 'over') return <span className="text-sm text-ink-soft">{t('past')}</span>
  return (
    <span data-countdown className="text-sm font-medium text-accent">
      {left.kind === 'under_way' ? t('soon.under_way') : t(`soon.${left.kind}`, { count: left.count })}
    </span>
  )
}
