import { useLocale, useTranslations } from 'use-intl'
import { commaOf } from '#domain/list-of.ts'
import { roundFrom } from '#domain/price.ts'
import { isShared } from '#domain/unit-kinds.ts'
import { usePriceUnit } from '#web/lib/price-unit.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import { shortRangeWords } from '#web/ui/range-words.ts'
import type { UnitPrice } from './booking-rules.ts'
import type { BookableProduct } from './calls.ts'
import { useUnitWords } from './use-unit-words.ts'

interface FromPriceProps {
  product: BookableProduct
  /** Without the price before the discount and the unit's own title. */
  isShort?: boolean
  /** The lowest price of the chosen day. */
  lowest?: UnitPrice | null
  /** That day, where the price does not stand beside it. */
  date?: string | null
}

/** The lowest price of an activity, or of the chosen day, with its unit: 'From SAR 140 per person'. */
export function FromPrice({ product, isShort = false, lowest = null, date = null }: FromPriceProps) {
  const t = useTranslations('activity')
  const locale = useLocale()
  const unitOf = usePriceUnit()
  const unitWords = useUnitWords()
  if (product.from === null)
    return (
      <p
        className={`text-lg font-semibold ${isShort ? 'leading-snug max-sm:grid max-sm:min-h-[2lh] max-sm:items-center' : ''}`}
      >
        {t('onRequest')}
      </p>
    )
  // In the bar of a phone the page's own words, as long as the amount is the same.
  const roundedMinor = lowest && roundFrom(lowest.priceMinor, product.currency, product.listCurrency)
  const isOfDay = lowest !== null && !(isShort && roundedMinor === product.from.amountMinor)
  // Beside the options, which say what is charged, no rounded amount: two prices for the same thing.
  const inCharged = (amountMinor: number | null) =>
    amountMinor === null ? null : { amountMinor, currency: product.currency }
  const ofDay = isOfDay ? inCharged(isShort ? roundedMinor : lowest.priceMinor) : null
  const from = ofDay ?? product.from
  const original = isOfDay ? inCharged(lowest.originalMinor) : product.fromOriginal
  const unit = isOfDay
    ? unitWords(product.rate, lowest.unit)
    : unitOf(isShort ? { ...product, unitTitle: null } : product).replace(/^ (?:· )?/, '')
  // What shares the price has a name of its own: 'SAR 400 · Tent (up to 4)', not 'SAR 125 per person'.
  const isNamed = product.rate === 'once' && (isOfDay ? isShared(lowest.unit) : product.unitTitle !== null)
  return (
    <p className={`leading-snug ${isShort ? '' : `short:leading-tight ${isNamed ? 'dotted' : ''}`}`}>
      <span>
        {/* The lowest windows of phones have two lines for it, whatever the amount. */}
        <span className={`text-sm text-ink-soft ${isShort ? '' : 'short:max-[22.5rem]:sr-only'}`}>{t('from')} </span>
        {!isShort && original && (
          <>
            <s className="text-sm text-ink-soft max-[22.5rem]:hidden short:hidden">
              <MoneyText money={original} />
            </s>{' '}
          </>
        )}
        <MoneyText money={from} className={`font-semibold ${isShort ? 'text-lg' : 'text-xl short:text-lg'}`} />
      </span>{' '}
      {/* In the bar of a phone always on its own line: whether it fits beside the price depends on the font. */}
      <span className={`text-sm text-ink-soft ${isShort ? 'max-sm:block' : ''}`}>
        {unit}
        {lowest !== null && date !== null && (
          // The bar keeps its height on the narrowest phones.
          <span className="max-[22.5rem]:hidden">
            {commaOf(locale)}
            {shortRangeWords({ from: date, to: date }, locale)}
          </span>
        )}
      </span>
    </p>
  )
}
