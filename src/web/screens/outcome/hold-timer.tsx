import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { serverNow } from '#web/lib/server-clock.ts'

/** The remaining time of the hold. Rendered every second, announced to screen readers every minute. */
export function HoldTimer({ until, answeredAt, onOver }: { until: string; answeredAt: string; onOver: () => void }) {
  const t = useTranslations('checkout.outcomes')
  const [now, setNow] = useState<number | null>(null)
  const left = now === null ? null : Math.max(0, Math.floor((Date.parse(until) - now) / 1000))
  useEffect(() => {
    const update = () => setNow(serverNow(answeredAt))
    update()
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [answeredAt])
  const isOver = left === 0
  useEffect(() => {
    if (isOver) onOver()
    // Only when the time has ended.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOver])
  if (isOver) return null
  const minutes = Math.floor((left ?? 0) / 60)
  return (
    // The time is counted only after hydration. Until then the line is empty but has its room: the ways to pay
    // below must not move under a finger.
    <p className={`text-ink-soft ${left === null ? 'invisible' : ''}`}>
      {t('heldFor')}{' '}
      <bdi aria-hidden className="font-semibold text-ink tabular-nums">
        {minutes}:{String((left ?? 0) % 60).padStart(2, '0')}
      </bdi>
      <span role="timer" aria-live="polite" className="sr-only">
        {t('minutesLeft', { count: Math.max(1, minutes) })}
      </span>
    </p>
  )
}
