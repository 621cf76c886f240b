import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { exponentOf } from '#domain/currency.ts'
import { currencySign, formatMoney } from '#domain/money.ts'
import { inputClass } from '#web/ui/field.tsx'
import type { ListingView } from './calls.ts'
import { FilterGroup } from './filter-group.tsx'
import type { ListingSearch } from './listing-search.ts'

const STEPS = 60
type Name = 'priceMin' | 'priceMax'
/** Empty: no limit. */
type Limits = { [Limit in Name]?: string | undefined }

interface PriceFilterProps {
  prices: ListingView['facets']['prices']
  search: ListingSearch
  currency: string
  locale: 'ar' | 'en'
  /** Applies the fields of the form. */
  onApply: (form: HTMLFormElement) => void
}

/** Two thumbs under bars that say how many activities there are at which price, and the same amounts as fields. */
export function PriceFilter({ prices, search, currency, locale, onApply }: PriceFilterProps) {
  const t = useTranslations('catalogue.filters')
  /** While a thumb is dragged, before it is applied. */
  const [dragged, setDragged] = useState<Limits | null>(null)
  const { priceMin, priceMax } = search
  useEffect(() => setDragged(null), [priceMin, priceMax, prices?.least, prices?.most])
  const shown = dragged ?? { priceMin, priceMax }
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = box
    // React's `onChange` is called for each step of a drag; this is its end.
    const apply = ({ target }: Event) => {
      const { form, type } = target as HTMLInputElement
      if (type === 'range' && form) onApply(form)
    }
    current?.addEventListener('change', apply)
    return () => current?.removeEventListener('change', apply)
  })
  const drag = (form: HTMLFormElement | null, name: Name, value: string) => {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = value
    setDragged({ ...shown, [name]: value })
  }
  const field = (name: Name, label: string, hint: number | undefined) => (
    <label className="grid gap-1 text-sm">
      {label}
      <input
        type="number"
        min="0"
        name={name}
        inputMode="numeric"
        placeholder={hint?.toString()}
        defaultValue={search[name] ?? ''}
        className={inputClass}
      />
    </label>
  )
  if (!prices && priceMin === undefined && priceMax === undefined) return null
  return (
    <FilterGroup title={t('price', { currency: currencySign(currency, locale) })}>
      {prices && prices.most > prices.least && (
        <div ref={box} className="relative mb-3 pb-3">
          <PriceBars prices={prices} search={shown} />
          <Thumbs
            prices={prices}
            search={shown}
            wordsOf={(amount) => formatMoney({ amountMinor: amount * 10 ** exponentOf(currency), currency }, locale)}
            onDrag={drag}
          />
        </div>
      )}
      <div className="grid grid-cols-2 gap-2">
        {field('priceMin', t('least'), prices?.least)}
        {field('priceMax', t('most'), prices?.most)}
      </div>
    </FilterGroup>
  )
}

type Prices = NonNullable<ListingView['facets']['prices']>

interface ThumbsProps {
  prices: Prices
  search: Limits
  wordsOf: (amount: number) => string
  onDrag: (form: HTMLFormElement | null, name: Name, value: string) => void
}

/** At an end a thumb removes its limit: above the highest price there may be a few dearer activities. */
function Thumbs({ prices: { least, most }, search, wordsOf, onDrag }: ThumbsProps) {
  const t = useTranslations('catalogue.filters')
  const stepOf = (amount: string | undefined, open: number) =>
    amount ? Math.min(STEPS, Math.max(0, Math.round((STEPS * (Number(amount) - least)) / (most - least)))) : open
  const amountOf = (step: number) => Math.round(least + (step * (most - least)) / STEPS)
  const [low, high] = [stepOf(search.priceMin, 0), stepOf(search.priceMax, STEPS)]
  const thumb = (
    name: Name,
    step: number,
    open: number,
    within: (step: number) => number,
  ): ComponentProps<'input'> => ({
    type: 'range',
    min: 0,
    max: STEPS,
    value: step,
    'aria-label': t(name === 'priceMin' ? 'least' : 'most'),
    'aria-valuetext': wordsOf(amountOf(step)),
    onChange: ({ currentTarget: { form, value } }) => {
      const next = within(Number(value))
      onDrag(form, name, next === open ? '' : String(amountOf(next)))
    },
    className: 'range-thumb absolute inset-x-0 bottom-0 h-6 w-full',
  })
  return (
    <div className="noscript:hidden">
      <div aria-hidden className="absolute inset-x-3 bottom-[11px] h-0.5 bg-line-strong" />
      {/* Where both are at the highest price, the lower one can still be moved. */}
      <input {...thumb('priceMax', high, STEPS, (step) => Math.max(step, low))} />
      <input {...thumb('priceMin', low, 0, (step) => Math.min(step, high))} />
    </div>
  )
}

/** How many activities there are in each twelfth of the range of prices; those in the chosen range are coloured. */
function PriceBars({ prices: { least, most, counts }, search }: { prices: Prices; search: Limits }) {
  const highest = Math.max(...counts)
  const width = (most - least) / counts.length
  const isIn = (index: number) =>
    least + (index + 1) * width >= Number(search.priceMin || 0) &&
    least + index * width <= Number(search.priceMax || Number.POSITIVE_INFINITY)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${counts.length * 10} 40`}
      preserveAspectRatio="none"
      className="h-12 w-full px-3 rtl:-scale-x-100"
    >
      {counts.map((count, index) => {
        const height = count === 0 ? 0 : 8 + (count / highest) * 32
        return (
          <rect
            // The bars have no other identity than their position.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            x={index * 10 + 0.5}
            y={40 - height}
            width={9}
            height={height}
            className={isIn(index) ? 'fill-primary/60' : 'fill-line-strong/50'}
          />
        )
      })}
    </svg>
  )
}
