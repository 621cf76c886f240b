import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { exponentOf } from '#domain/currency.ts'
import { currencySign, formatMoney } from '#domain/money.ts'
import { usePart } from '#web/lib/use-part.ts'
import { useWideWindow } from '#web/lib/use-wide-window.ts'
import type { ListingView } from './calls.ts'
import { FilterGroup } from './filter-group.tsx'
import type { ListingSearch } from './listing-search.ts'

// On phones when the sheet of filters is opened.
const loadThumbs = () => import('./price-thumbs.tsx')

/** A longer sign leaves no room for an amount in half the width. */
const MAX_SIGN = 5

export type Name = 'priceMin' | 'priceMax'
/** Empty: no limit. */
export type Limits = { [Limit in Name]?: string | undefined }

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
  const isWide = useWideWindow() === true
  const [isOpened, setOpened] = useState(false)
  const hasRange = prices !== null && prices.most > prices.least
  const thumbs = usePart(loadThumbs, hasRange && (isWide || isOpened))
  useEffect(() => {
    const sheet = box.current?.closest('[popover]')
    const open = () => setOpened(true)
    // It may have been opened before hydration.
    if (sheet?.matches(':popover-open')) open()
    sheet?.addEventListener('toggle', open, { once: true })
    return () => sheet?.removeEventListener('toggle', open)
  }, [hasRange])
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
  const hintId = useId()
  const sign = currencySign(currency, locale)
  const field = (name: Name, label: string, hint = '') => (
    <label className="grid content-start gap-1 text-sm">
      {label}
      <span
        className={`flex min-h-11 items-center gap-1.5 rounded-field border border-line-strong bg-surface px-3 text-base has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-primary ${locale === 'ar' ? 'flex-row-reverse' : ''}`}
      >
        <bdi aria-hidden className="shrink-0 text-sm text-ink-soft">
          {sign}
        </bdi>
        <input
          type="number"
          min="0"
          name={name}
          inputMode="numeric"
          placeholder={hint}
          defaultValue={search[name] ?? ''}
          aria-describedby={hintId}
          className="min-h-10 w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-soft"
        />
      </span>
    </label>
  )
  if (!prices && priceMin === undefined && priceMax === undefined) return null
  return (
    <FilterGroup title={t('price', { currency: sign })}>
      <p id={hintId} className="mb-2 text-sm text-ink-soft">
        {t('priceHint')}
      </p>
      {hasRange && (
        <div ref={box} className="relative mb-3 pb-3">
          <PriceBars prices={prices} search={shown} />
          {thumbs.part && (
            <thumbs.part.PriceThumbs
              prices={prices}
              search={shown}
              wordsOf={(amount) => formatMoney({ amountMinor: amount * 10 ** exponentOf(currency), currency }, locale)}
              onDrag={drag}
            />
          )}
        </div>
      )}
      <div className={`grid gap-2 ${sign.length > MAX_SIGN ? '' : 'grid-cols-2'}`}>
        {field('priceMin', t('least'), prices?.least.toLocaleString('en'))}
        {field('priceMax', t('most'), prices ? mostWords(prices) : '')}
      </div>
    </FilterGroup>
  )
}

/** '1,272+', isolated: in Arabic the sign would be before the number. */
const mostWords = ({ most, hasDearer }: Prices) => {
  const amount = most.toLocaleString('en')
  return hasDearer ? `\u2066${amount}+\u2069` : amount
}

export type Prices = NonNullable<ListingView['facets']['prices']>

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
