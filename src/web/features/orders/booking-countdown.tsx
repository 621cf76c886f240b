import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { countdown } from '#domain/countdown.ts'

const EVERY_MS = 30_000

interface BookingCountdownProps {
  startsAt: string
  endsAt: string
  zone: string
}

/** How far off it is, and goes on counting; told by the visitor's own clock, so only once the page is awake. */
export function BookingCountdown(activity: BookingCountdownProps) {
  const t = useTranslations('orders')
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const look = () => setNow(new Date())
    look()
    const timer = setInterval(look, EVERY_MS)
    // A telephone in a pocket stops its timers.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
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
