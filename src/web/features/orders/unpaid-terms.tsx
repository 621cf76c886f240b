import { ShieldCheck } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { cancellationWords } from '#domain/cancellation-words.ts'
import type { CancellationSentenceProps } from '#web/ui/cancellation-sentence.tsx'

/** A booking that is held and not paid: cancelling it costs nothing, whatever its policy says of the time after the payment. */
export function UnpaidTerms({ step, zone, cityName, className = '' }: Omit<CancellationSentenceProps, 'isCentred'>) {
  const t = useTranslations('common.cancellation')
  const locale = useLocale()
  const paid = step && cancellationWords(step, { locale, zone, cityName })
  return (
    <div className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-0.5 text-sm ${className}`}>
      <ShieldCheck aria-hidden className="mt-0.5 size-4 text-success" strokeWidth={1.75} />
      <p className="text-success">{t('unpaid')}</p>
      {paid && <p className="col-start-2 text-ink-soft">{t('oncePaid', { terms: t(paid.key, paid.values) })}</p>}
    </div>
  )
}
