import { useLocale, useTranslations } from 'use-intl'
import { commaOf } from '#domain/list-of.ts'
import { roundFrom } from '#domain/from-price.ts'
import { isShared } from '#domain/unit-kinds.ts'
import { usePriceUnit } from '#web/lib/price-unit.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import { shortRangeWords } from '#web/ui/range-words.ts'
import type { BookableProduct } from './calls.ts'
import type { PartyPrice } from './lowest-of-day.ts'
import type { PartyTotal } from './total-of-day.ts'
import { useUnitWords } from './use-unit-words.ts'

interface BarPriceProps {
  product: BookableProduct
  /** What the party pays least for on the chosen day, as lists say it. */
  lowest?: PartyPrice | null
  /** That day. */
  date?: string | null
  /** What all travellers pay on it. */
  total?: PartyTotal | null
}

/**
 * The price in the bar of a phone, in the words of the list: 'From SAR 460 for 4 travellers'. Of a chosen day as in the
 * sheet over it; without a day as in the list.
 */
export function BarPrice({ product, lowest = null, date = null, total = null }: BarPriceProps) {
  const t = useTranslations('activity')
  const catalogue = useTranslations('catalogue')
  const locale = useLocale()
  const unitOf = usePriceUnit()
  const unitWords = useUnitWords()
  const { from } = product
  if (from === null)
    return (
      <p className="text-lg leading-snug font-semibold max-sm:grid max-sm:min-h-[2lh] max-sm:items-center">
        {t('onRequest')}
      </p>
    )
  const inCharged = (amountMinor: number) => ({ amountMinor, currency: product.currency })
  const ofPage = () => unitOf({ ...product, unitTitle: null }).replace(/^ (?:· )?/, '')
  const shown = () => {
    // What several people share says what it is for.
    if (total && lowest && !isShared(lowest.unit))
      return {
        isMost: total.dependsOnAges,
        price: inCharged(total.totalMinor),
        // The sheet says what the highest price depends on.
        unit: catalogue.rich('totalFor', { count: total.travellers, total: () => '' }),
      }
    if (!lowest) return { price: from, unit: ofPage() }
    const { quantity } = lowest
    const price = inCharged(quantity * lowest.priceMinor)
    // The page's own words, as long as the list would say the same amount.
    if (quantity === 1 && roundFrom(price.amountMinor, from) === from.amountMinor) return { price, unit: ofPage() }
    return { price, unit: unitWords(product.rate, withoutBrackets(lowest.unit), quantity === 1 ? undefined : quantity) }
  }
  const { price, unit, isMost = false } = shown()
  return (
    <p className="leading-snug">
      <span>
        <span className="text-sm text-ink-soft">{isMost ? catalogue('upTo') : t('from')} </span>
        <MoneyText money={price} className="text-lg font-semibold max-[22.5rem]:text-base" />
      </span>{' '}
      {/*
        Always on its own line: whether it fits beside the price depends on the font. The bar keeps its height: what has
        no room there is cut off, and the narrowest phones have two lines for the unit.
      */}
      <span className="text-sm text-ink-soft max-sm:flex max-sm:max-h-[1lh] max-sm:flex-wrap max-sm:overflow-hidden max-[22.5rem]:max-h-none">
        <span className="max-w-full max-sm:truncate max-[22.5rem]:line-clamp-2 max-[22.5rem]:whitespace-normal">
          {unit}
        </span>
        {lowest !== null && date !== null && (
          <span className="max-[22.5rem]:hidden">
            {commaOf(locale)}
            {shortRangeWords({ from: date, to: date }, locale)}
          </span>
        )}
      </span>
    </p>
  )
}

/** There is no room for them: 'Tent' of 'Tent (up to 4)'. */
const withoutBrackets = <Unit extends { title: string }>(unit: Unit): Unit => ({
  ...unit,
  title: unit.title.replaceAll(/\s*\([^)]*\)/g, ''),
})
