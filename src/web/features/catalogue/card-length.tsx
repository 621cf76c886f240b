import { Clock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { DurationRange } from '#web/lib/duration-text.tsx'
import type { CardView } from './calls.ts'

interface CardLengthProps {
  card: Pick<CardView, 'rate' | 'minDuration' | 'durationMinutes' | 'longestMinutes' | 'pricingPer'>
}

/**
 * How long an activity takes: hours, a full day, an overnight stay, or the fewest nights or days. The minutes of a night mean nothing to guests, and
 * an activity on request has no options, so its duration is part of the quote.
 */
export function CardLength({ card }: CardLengthProps) {
  const t = useTranslations('catalogue')
  if (card.pricingPer === 'quote') return t('onRequestLength')
  if (card.rate !== 'once') return t('nightsOrDays', { rate: card.rate, least: card.minDuration })
  return <DurationRange from={card.durationMinutes} to={card.longestMinutes} />
}

/** The same after a clock, for a line with other facts. */
export function ClockedLength({ card }: CardLengthProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Clock aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <CardLength card={card} />
    </span>
  )
}
