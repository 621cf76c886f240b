import { useLocale } from 'use-intl'
import type { UnitChoice } from '#domain/price.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import { rangeWords } from '#web/ui/range-words.ts'
import type { Departure } from './calls.ts'
import { nightPrices } from './night-prices.ts'

interface EachNightProps {
  unit: Pick<UnitChoice, 'code' | 'priceMinor'>
  departure: Pick<Departure, 'days' | 'localDate'>
  currency: string
}

/** What each night costs, where not all cost the same: the first one's price alone would be taken for that of all. */
export function EachNight({ unit, departure, currency }: EachNightProps) {
  const locale = useLocale()
  const nights = nightPrices(unit, departure.days, { date: departure.localDate, currency })
  if (nights.length === 0) return null
  return (
    <ul className="grid grid-cols-[auto_auto] justify-start gap-x-3 text-sm text-ink-soft">
      {nights.map(({ from, to, count, priceMinor }) => (
        <li key={from} className="col-span-full grid grid-cols-subgrid">
          <span suppressHydrationWarning>{rangeWords({ from, to }, locale)}</span>
          <span className="whitespace-nowrap">
            {count > 1 && (
              <>
                <bdi>{count}</bdi> ×{' '}
              </>
            )}
            <MoneyText money={{ amountMinor: priceMinor, currency }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
