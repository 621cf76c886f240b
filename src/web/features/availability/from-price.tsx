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

interface FromPriceProps {
  product: BookableProduct
  /** Without the price before the discount, and what the unit's title has in brackets. */
  isShort?: boolean
  /** What the party pays least for on the chosen day. */
  lowest?: PartyPrice | null
  /** That day, where the price does not stand beside it. */
  date?: string | null
  /** Of a stay or rental: `lowest` is the price of so many nights or days. */
  duration?: number | null
  /** What all travellers pay on that day. */
  total?: PartyTotal | null
}

/** The lowest price of an activity, or of the chosen day, with its unit: 'From SAR 140 per person'. */
export function FromPrice({
  product,
  isShort = false,
  lowest = null,
  date = null,
  duration = null,
  total = null,
}: FromPriceProps) {
  const t = useTranslations('activity')
  const catalogue = useTranslations('catalogue')
  const d = useTranslations('common.duration')
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
  // What several people share says what it is for.
  if (total && lowest && !isShared(lowest.unit))
    return (
      <p className="leading-snug short:leading-tight">
        <span className="text-sm text-ink-soft">
          {t('from')}{' '}
          {catalogue.rich('totalFor', {
            count: total.travellers,
            total: () => (
              <MoneyText
                money={{ amountMinor: total.totalMinor, currency: product.currency }}
                className="text-xl font-semibold text-ink short:text-lg"
              />
            ),
          })}
          {total.dependsOnAges && ` · ${catalogue('dependsOnAges')}`}
        </span>
      </p>
    )
  // In the bar of a phone the page's own words, as long as the amount is the same.
  const quantity = lowest?.quantity ?? 1
  const roundedMinor = lowest && roundFrom(quantity * lowest.priceMinor, product.currency, product.listCurrency)
  const isOfDay = lowest !== null && !(isShort && quantity === 1 && roundedMinor === product.from.amountMinor)
  // Beside the options, which say what is charged, no rounded amount: two prices for the same thing.
  const inCharged = (amountMinor: number | null) =>
    amountMinor === null ? null : { amountMinor, currency: product.currency }
  const ofDay = isOfDay ? inCharged(isShort ? roundedMinor : quantity * lowest.priceMinor) : null
  const from = ofDay ?? product.from
  const original = isOfDay ? inCharged(lowest.originalMinor && quantity * lowest.originalMinor) : product.fromOriginal
  const isWhole = isOfDay && duration !== null && product.rate !== 'once'
  const days = isWhole ? `${d(product.rate === 'nightly' ? 'nights' : 'days', { count: duration })} · ` : ''
  const unit = isOfDay
    ? days +
      unitWords(
        isWhole ? 'once' : product.rate,
        isShort ? withoutBrackets(lowest.unit) : lowest.unit,
        quantity === 1 ? undefined : quantity,
      )
    : unitOf(isShort ? { ...product, unitTitle: null } : product).replace(/^ (?:· )?/, '')
  // What shares the price has a name of its own: 'SAR 400 · Tent (up to 4)', not 'SAR 125 per person'.
  const isNamed = isWhole || (product.rate === 'once' && (isOfDay ? isShared(lowest.unit) : product.unitTitle !== null))
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
        <MoneyText
          money={from}
          className={`font-semibold ${isShort ? 'text-lg max-[22.5rem]:text-base' : 'text-xl short:text-lg'}`}
        />
      </span>{' '}
      {/*
        In the bar of a phone always on its own line: whether it fits beside the price depends on the font. The bar keeps
        its height: a day that has no room there is cut off, and the narrowest phones have two lines for the unit.
      */}
      <span
        className={
          isShort
            ? 'text-sm text-ink-soft max-sm:flex max-sm:max-h-[1lh] max-sm:flex-wrap max-sm:overflow-hidden max-[22.5rem]:max-h-none'
            : 'text-ink-soft'
        }
      >
        <span
          className={
            // Smaller letters of the whole would begin where the dots are cut off.
            isShort
              ? 'max-w-full max-sm:truncate max-[22.5rem]:line-clamp-2 max-[22.5rem]:whitespace-normal'
              : 'text-sm'
          }
        >
          {unit}
        </span>
        {lowest !== null && date !== null && (
          <span className="text-sm max-[22.5rem]:hidden">
            {commaOf(locale)}
            {shortRangeWords({ from: date, to: date }, locale)}
          </span>
        )}
      </span>
    </p>
  )
}

/** In the bar of a phone there is no room for them: 'Tent' of 'Tent (up to 4)'. */
const withoutBrackets = <Unit extends { title: string }>(unit: Unit): Unit => ({
  ...unit,
  title: unit.title.replaceAll(/\s*\([^)]*\)/g, ''),
})
