import { ShieldCheck, TriangleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { cancellationWords } from '#domain/cancellation-words.ts'
import { MoneyText } from './money-text.tsx'

export interface CancellationSentenceProps {
  /** What applies now; null once the activity has begun. */
  step: { until: string; percentage: number } | null
  zone: string
  cityName: string
  className?: string
  /** What is paid back in the step, in minor units: said where it is a part of the price. */
  refund?: { amountMinor: number; currency: string } | undefined
  /** Without the refund and the name of the clock, which are said nearby. */
  isBrief?: boolean
  /** As brief as one line of the narrowest phone. */
  isLine?: boolean
  /** In the middle of its box, with the icon beside the first word. */
  isCentred?: boolean
}

/** Until when cancelling is free, or what it costs now. */
export function CancellationSentence({
  step,
  zone,
  cityName,
  className = '',
  refund,
  isBrief = false,
  isLine = false,
  isCentred = false,
}: CancellationSentenceProps) {
  const t = useTranslations('common.cancellation')
  const locale = useLocale()
  if (step === null) return null
  const { key, values } = cancellationWords(step, { locale, zone, cityName, isBrief, isLine })
  const form = isLine ? 'line' : isBrief ? 'brief' : null
  const Icon = key === 'freeUntil' ? ShieldCheck : TriangleAlert
  return (
    <p
      className={`text-sm ${isCentred ? 'text-center text-balance' : 'flex items-start gap-2'} ${key === 'freeUntil' ? 'text-success' : 'text-ink-soft'} ${className}`}
    >
      <Icon
        aria-hidden
        className={`size-4 shrink-0 ${isCentred ? 'me-1.5 inline-block align-[-0.2em]' : 'mt-0.5'}`}
        strokeWidth={1.75}
      />
      <span>
        {t(form !== null && key !== 'nothing' ? `${form}.${key}` : key, values)}
        {refund && form === null && step.percentage > 0 && step.percentage < 100 && (
          <>
            {' · '}
            <MoneyText money={refund} className="whitespace-nowrap" />
          </>
        )}
      </span>
    </p>
  )
}
