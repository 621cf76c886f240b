import { useTranslations } from 'use-intl'
import type { DisruptionKind } from '#domain/disruption.ts'
import type { Locale } from '#domain/locale.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { submitByKey } from '#console/lib/submit-by-key.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useLanguageName } from '#console/lib/use-words.ts'
import { ReasonArea } from '#console/parts/reason-area.tsx'

/** How far the bookings of one or several departures are. */
export function Running({ done, all }: { done: number; all: number }) {
  const t = useTranslations('console.disruption')
  return (
    <div>
      <p role="status" className="font-medium tabular-nums">
        {t('running', { done, all })}
      </p>
      <progress value={done} max={all} aria-label={t('progress')} className="mt-1 h-2 w-full accent-primary" />
      <p className="mt-1 text-sm text-ink-soft">{t('runningLead')}</p>
    </div>
  )
}

interface Sum {
  amountMinor: number
  currency: string
}

/** Sums of several currencies: 'SAR 120.00 + BHD 10.000'. */
export function useSums(): (sums: readonly Sum[]) => string {
  const { money } = useOrderWords()
  return (sums) => sums.map((one) => money(one.amountMinor, one.currency)).join(' + ')
}

/** The line of a list of facts that says what a cancellation refunds. */
export function RefundFact({ refunds }: { refunds: readonly Sum[] }) {
  const t = useTranslations('console.disruption')
  const sums = useSums()
  return (
    <div className="flex flex-wrap justify-between gap-x-4 font-semibold">
      <dt>{t('refund')}</dt>
      <dd>{refunds.length === 0 ? t('nothingToRefund') : sums(refunds)}</dd>
    </div>
  )
}

/** The reason, with the languages in which the guests read it. */
export function ReasonForGuests({
  kind,
  languages,
  before,
  draft,
}: {
  kind: DisruptionKind
  languages: Locale[]
  before?: string
  /** As in ReasonArea. */
  draft: string
}) {
  const t = useTranslations('console.disruption')
  const { language } = useLanguage()
  const languageName = useLanguageName()
  return (
    <ReasonArea
      isFocused={kind === 'cancel'}
      label={t('reason')}
      hint={t('reasonHint', { languages: new Intl.ListFormat(language).format(languages.map(languageName)) })}
      {...(before === undefined ? {} : { defaultValue: before })}
      draft={draft}
      onKeyDown={submitByKey}
    />
  )
}
