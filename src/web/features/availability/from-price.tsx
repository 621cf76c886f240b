import { useTranslations } from 'use-intl'
import { isShared } from '#domain/unit-kinds.ts'
import { usePriceUnit } from '#web/lib/price-unit.ts'
import { TotalFor } from '#web/lib/total-for.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import type { BookableProduct } from './calls.ts'
import type { PartyPrice } from './lowest-of-day.ts'
import type { PartyTotal } from './total-of-day.ts'
import { useUnitWords } from './use-unit-words.ts'

interface FromPriceProps {
  product: BookableProduct
  /** What the party pays least for on the chosen day. */
  lowest?: PartyPrice | null
  /** Of a stay or rental: `lowest` is the price of so many nights or days. */
  duration?: number | null
  /** What all travellers pay on that day. */
  total?: PartyTotal | null
}

/** The lowest price of an activity, or of the chosen day, with its unit: 'From SAR 140 per person'. */
export function FromPrice({ product, lowest = null, duration = null, total = null }: FromPriceProps) {
  const t = useTranslations('activity')
  const d = useTranslations('common.duration')
  const unitOf = usePriceUnit()
  const unitWords = useUnitWords()
  if (product.from === null) return <p className="text-lg font-semibold">{t('onRequest')}</p>
  // What several people share says what it is for.
  if (total && lowest && !isShared(lowest.unit))
    return (
      <p className="leading-snug short:leading-tight">
        <span className="text-sm text-ink-soft">
          {!total.dependsOnAges && `${t('from')} `}
          <TotalFor
            {...total}
            total={{ amountMinor: total.totalMinor, currency: product.currency }}
            className="text-xl font-semibold text-ink short:text-lg"
          />
        </span>
      </p>
    )
  // Beside the options, which say what is charged, no rounded amount: two prices for the same thing.
  const inCharged = (amountMinor: number) => ({ amountMinor, currency: product.currency })
  const quantity = lowest?.quantity ?? 1
  const from = lowest ? inCharged(quantity * lowest.priceMinor) : product.from
  const originalOfDay = lowest && lowest.originalMinor
  const original = lowest ? originalOfDay && inCharged(quantity * originalOfDay) : product.fromOriginal
  const isWhole = lowest !== null && duration !== null && product.rate !== 'once'
  const days = isWhole ? `${d(product.rate === 'nightly' ? 'nights' : 'days', { count: duration })} · ` : ''
  const unit = lowest
    ? days + unitWords(isWhole ? 'once' : product.rate, lowest.unit, quantity === 1 ? undefined : quantity)
    : unitOf(product).replace(/^ (?:· )?/, '')
  // What shares the price has a name of its own: 'SAR 400 · Tent (up to 4)', not 'SAR 125 per person'.
  const isNamed = isWhole || (product.rate === 'once' && (lowest ? isShared(lowest.unit) : product.unitTitle !== null))
  return (
    <p className={`leading-snug short:leading-tight ${isNamed ? 'dotted' : ''}`}>
      <span>
        {/* The lowest windows of phones have two lines for it, whatever the amount. */}
        <span className="text-sm text-ink-soft short:max-[22.5rem]:sr-only">{t('from')} </span>
        {original && (
          <>
            <s className="text-sm text-ink-soft max-[22.5rem]:hidden short:hidden">
              <MoneyText money={original} />
            </s>{' '}
          </>
        )}
        <MoneyText money={from} className="text-xl font-semibold short:text-lg" />
      </span>{' '}
      <span className="text-ink-soft">
        <span className="text-sm">{unit}</span>
      </span>
    </p>
  )
}
