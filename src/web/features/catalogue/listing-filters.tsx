import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useEffect, useRef } from 'react'
import { inputClass } from '#web/ui/field.tsx'
import { currencySign } from '#domain/money.ts'
import type { DateRange } from '#domain/weekend.ts'
import { DateChips } from '#web/ui/date-chips.tsx'
import { useRegion } from '#web/lib/use-region.ts'
import { languageName } from '#web/ui/language-name.ts'
import { buttonClass } from '#web/ui/button.tsx'
import type { ListingView } from './calls.ts'
import { FilterGroup } from './filter-group.tsx'
import type { ListingChange } from './use-change-listing.ts'
import {
  durationChoices,
  listingSearch,
  ratingChoices,
  switchChoices,
  timeChoices,
  type ListingSearch,
} from './listing-search.ts'

interface ListingFiltersProps {
  search: ListingSearch
  listing: ListingView
  currency: string
  locale: 'ar' | 'en'
  /** Determined by the path: a city's page has no city filter. */
  hides: readonly ('city' | 'category')[]
  onChange: (change: ListingChange) => void
}

/**
 * A form with a submit button without script. With script each change is applied at once. The form is never recreated:
 * after a change only the fields whose filter has changed are set, so that what is being typed elsewhere stays.
 */
export function ListingFilters({ search, listing, currency, locale, hides, onChange }: ListingFiltersProps) {
  const t = useTranslations('catalogue.filters')
  const { facets } = listing
  const region = useRegion()
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  /** The filters that the fields show, also those of which the results are still loading. */
  const filled = useRef(search)
  useEffect(() => {
    const latest = listingSearch(router.latestLocation.search)
    if (form.current) fillForm(form.current, filled.current, latest)
    filled.current = latest
  }, [search, router])
  const change = (current: HTMLFormElement) => {
    const chosen = choicesOf(current, filled.current)
    if (chosen.length === 0) return
    filled.current = withChoices(filled.current, chosen)
    onChange(({ page: _page, ...now }) => withChoices(now, chosen))
  }
  return (
    <div className="grid gap-4">
      <div className="@container grid gap-2 noscript:hidden">
        <h3 className="font-semibold">{t('dates')}</h3>
        <DateChips
          today={listing.today}
          region={region}
          range={rangeOf(search)}
          onChange={(range) => onChange(({ from: _from, to: _to, page: _page, ...now }) => ({ ...now, ...range }))}
        />
      </div>
      <form
        ref={form}
        method="get"
        onChange={(event) => {
          const field = event.target as unknown as HTMLInputElement
          // A number may be incomplete; it is applied when the field loses focus.
          if (field.type !== 'number') change(event.currentTarget)
        }}
        onBlur={(event) => {
          const field = event.target as unknown as HTMLInputElement
          if (field.type === 'number') change(event.currentTarget)
        }}
        onKeyDown={(event) => {
          // Two fields and no button: browsers submit such a form by no key.
          if (event.key !== 'Enter' || (event.target as HTMLElement).tagName !== 'INPUT') return
          event.preventDefault()
          change(event.currentTarget)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          change(event.currentTarget)
        }}
        className="grid gap-4"
      >
        {(['sort', 'view', 'travellers'] as const).map(
          (name) => search[name] !== undefined && <input key={name} type="hidden" name={name} value={search[name]} />,
        )}
        <noscript>
          <fieldset className="grid gap-2">
            <legend className="mb-2 font-semibold">{t('dates')}</legend>
            <label className="grid gap-1 text-sm">
              {t('fromDate')}
              <input type="date" name="from" defaultValue={search.from ?? ''} className={inputClass} />
            </label>
            <label className="grid gap-1 text-sm">
              {t('toDate')}
              <input type="date" name="to" defaultValue={search.to ?? ''} className={inputClass} />
            </label>
          </fieldset>
        </noscript>
        <FilterGroup title={t('price', { currency: currencySign(currency, locale) })}>
          {facets.prices && <PriceBars prices={facets.prices} search={search} />}
          <div className="grid grid-cols-2 gap-2">
            <PriceField name="priceMin" label={t('least')} search={search} hint={facets.prices?.least} />
            <PriceField name="priceMax" label={t('most')} search={search} hint={facets.prices?.most} />
          </div>
        </FilterGroup>
        {/* A selected filter stays in the form even if it has a single option; otherwise the next change would drop
          it. */}
        {!hides.includes('city') && (facets.cities.length > 1 || search.city !== undefined) && (
          <label className="grid gap-2">
            <span className="font-semibold">{t('city')}</span>
            <select name="city" defaultValue={search.city ?? ''} className={inputClass}>
              <option value="">{t('anyCity')}</option>
              {facets.cities.map((city) => (
                <option key={city.slug} value={city.slug}>{`${city.name} (${city.count})`}</option>
              ))}
            </select>
          </label>
        )}
        {!hides.includes('category') && (facets.categories.length > 1 || search.category !== undefined) && (
          <label className="grid gap-2">
            <span className="font-semibold">{t('category')}</span>
            <select name="category" defaultValue={search.category ?? ''} className={inputClass}>
              <option value="">{t('anyCategory')}</option>
              {facets.categories.map((category) => (
                <option key={category.slug} value={category.slug}>{`${category.name} (${category.count})`}</option>
              ))}
            </select>
          </label>
        )}
        <FilterGroup title={t('duration')}>
          <Option name="duration" value="" current={search.duration} label={t('any')} />
          {durationChoices.map((duration) => (
            <Option
              key={duration}
              name="duration"
              value={duration}
              current={search.duration}
              label={t(`durations.${duration}`)}
              count={facets.durations[duration] ?? 0}
            />
          ))}
        </FilterGroup>
        <FilterGroup title={t('timeOfDay')} isClosed={search.timeOfDay === undefined}>
          <Option name="timeOfDay" value="" current={search.timeOfDay} label={t('any')} />
          {timeChoices.map((time) => (
            <Option
              key={time}
              name="timeOfDay"
              value={time}
              current={search.timeOfDay}
              label={t(`times.${time}`)}
              count={facets.times?.[time]}
            />
          ))}
        </FilterGroup>
        <FilterGroup title={t('rating')}>
          <Option name="rating" value="" current={search.rating} label={t('any')} />
          {ratingChoices.map((rating) => (
            <Option
              key={rating}
              name="rating"
              value={rating}
              current={search.rating}
              label={t('ratingFrom', { rating })}
              count={facets.ratings[rating] ?? 0}
            />
          ))}
        </FilterGroup>
        {(facets.languages.length > 1 || search.language !== undefined) && (
          <label className="grid gap-2">
            <span className="font-semibold">{t('language')}</span>
            <select name="language" defaultValue={search.language ?? ''} className={inputClass}>
              <option value="">{t('anyLanguage')}</option>
              {facets.languages.map(({ code, count }) => (
                <option key={code} value={code}>{`${languageName(code, locale)} (${count})`}</option>
              ))}
            </select>
          </label>
        )}
        <FilterGroup title={t('extras')}>
          {switchChoices.map((name) => (
            <label key={name} className="flex min-h-9 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name={name}
                value="1"
                defaultChecked={search[name] === '1'}
                className="size-5 accent-primary"
              />
              <span className="flex-1">{t(name)}</span>
              {facets[name] !== null && <bdi className="text-sm text-ink-soft">{facets[name]}</bdi>}
            </label>
          ))}
        </FilterGroup>
        <noscript>
          <button className={buttonClass('primary')}>{t('apply')}</button>
        </noscript>
      </form>
    </div>
  )
}

function PriceField({
  name,
  label,
  search,
  hint,
}: {
  name: 'priceMin' | 'priceMax'
  label: string
  search: ListingSearch
  hint: number | undefined
}) {
  return (
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
}

/** How many activities there are in each twelfth of the range of prices; those in the chosen range are coloured. */
function PriceBars({
  prices,
  search,
}: {
  prices: NonNullable<ListingView['facets']['prices']>
  search: ListingSearch
}) {
  const { least, most, counts } = prices
  const highest = Math.max(...counts)
  const width = (most - least) / counts.length
  const isIn = (index: number) =>
    least + (index + 1) * width >= Number(search.priceMin ?? 0) &&
    least + index * width <= Number(search.priceMax ?? Number.POSITIVE_INFINITY)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${counts.length * 10} 40`}
      preserveAspectRatio="none"
      className="h-10 w-full rtl:-scale-x-100"
    >
      {counts.map((count, index) => {
        const height = count === 0 ? 1 : 8 + (count / highest) * 32
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

interface OptionProps {
  name: string
  value: string
  current: string | undefined
  label: string
  count?: number | undefined
}

function Option({ name, value, current, label, count }: OptionProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={(current ?? '') === value}
        className="size-5 accent-primary"
      />
      <span className="flex-1">{label}</span>
      {count !== undefined && <bdi className="text-sm text-ink-soft">{count}</bdi>}
    </label>
  )
}

/** The chosen dates; one date alone is a single day. Null without dates. */
function rangeOf({ from, to }: ListingSearch): DateRange | null {
  const [first, last] = [from ?? to, to ?? from]
  return first === undefined || last === undefined ? null : { from: first, to: last }
}

type Field = (HTMLInputElement | HTMLSelectElement) & { name: keyof ListingSearch }

/** The fields that can be changed; the hidden ones are for a submission without script. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement && field.type !== 'hidden') || field instanceof HTMLSelectElement,
  )

const isChoice = (field: Field): field is Field & HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

/** Sets the fields whose filter differs between the two searches. */
function fillForm(form: HTMLFormElement, before: ListingSearch, now: ListingSearch): void {
  for (const field of fieldsOf(form)) {
    if (before[field.name] === now[field.name]) continue
    const value = now[field.name] ?? ''
    if (isChoice(field)) field.checked = field.value === value
    else field.value = value
  }
}

type Choice = [name: keyof ListingSearch, value: string]

/** The fields with another value than the filters; '': none. */
function choicesOf(form: HTMLFormElement, filters: ListingSearch): Choice[] {
  const values = new Map<keyof ListingSearch, string>()
  for (const field of fieldsOf(form)) {
    const value = isChoice(field) && !field.checked ? '' : field.value
    if (value !== '' || !values.has(field.name)) values.set(field.name, value)
  }
  return [...values].filter(([name, value]) => value !== (filters[name] ?? ''))
}

function withChoices(search: ListingSearch, choices: Choice[]): ListingSearch {
  const next = { ...search }
  for (const [name, value] of choices) {
    if (value === '') delete next[name]
    else next[name] = value
  }
  return next
}
