import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { defaultUnit, type Party } from '#domain/party-units.ts'
import { DurationText } from '#web/lib/duration-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { shortRangeWords } from '#web/ui/range-words.ts'
import type { UnitPrice } from './booking-rules.ts'
import type { BookableProduct } from './calls.ts'
import type { DateRange } from './date-range.ts'
import { partyFit } from './party-fit.ts'

interface OptionFactsProps {
  option: BookableProduct['options'][number]
  /** The number of nights or days, which is chosen; null: as long as the option takes. */
  stay: { rate: BookableProduct['rate']; length: number; days: DateRange | null } | null
  /** Of the visit. */
  party: Party | null
  /** For several units the party's sum is said from it. */
  lowest: UnitPrice | null
  currency: string
}

/** How long the option takes, from which age, and how it suits the party. */
export function OptionFacts({ option, stay, party, lowest, currency }: OptionFactsProps) {
  const c = useTranslations('common.duration')
  const locale = useLocale()
  const t = useTranslations('activity.booking')
  const { leastAge, isTooYoung, several, isTooSmall } = partyFit(option, party)
  const travellers = party === null ? 0 : party.adults + party.children
  return (
    <>
      <p className="dotted text-sm text-ink-soft">
        {stay === null ? (
          <span>
            <DurationText minutes={option.durationMinutes} />
          </span>
        ) : (
          <>
            {stay.days && <span suppressHydrationWarning>{shortRangeWords(stay.days, locale)}</span>}
            <span>{c(stay.rate === 'nightly' ? 'nights' : 'days', { count: stay.length })}</span>
          </>
        )}
        {leastAge > 0 && !isTooYoung && <span>{t('fromAge', { years: leastAge })}</span>}
      </p>
      {isTooYoung && <Unsuitable>{t('fromAge', { years: leastAge })}</Unsuitable>}
      {isTooSmall && <Unsuitable>{t('tooSmall', { count: travellers })}</Unsuitable>}
      {several !== null && (
        <p className="text-sm text-ink-soft">
          {t('several', { count: travellers, quantity: several, unit: defaultUnit(option.units)?.title ?? '' })}
          {lowest && (
            <>
              {': '}
              <MoneyText money={{ amountMinor: several * lowest.priceMinor, currency }} />
            </>
          )}
        </p>
      )}
    </>
  )
}

/** Why an option is not for the whole party. */
function Unsuitable({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-sm font-semibold">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={1.75} />
      <span>{children}</span>
    </p>
  )
}
