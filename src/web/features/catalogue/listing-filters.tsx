import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useEffect, useRef, type ReactNode } from 'react'
import { inputClass } from '#web/ui/field.tsx'
import { currencySign } from '#domain/money.ts'
import type { DateRange } from '#domain/weekend.ts'
import { DateChips } from '#web/ui/date-chips.tsx'
import { useRegion } from '#web/lib/use-region.ts'
import { languageName } from '#web/ui/language-name.ts'
import { buttonClass } from '#web/ui/button.tsx'
import type { ListingView } from './calls.ts'
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
  onChange: (search: ListingSearch) => void
}

/**
 * A form with a submit button without script. With script each change is applied at once. The form is never recreated:
 * after a change only the fields whose filter has changed are set, so that what is being typed elsewhere stays.
 */
export function ListingFilters({ search, listing, currency, locale, hides, onChange }: ListingFiltersProps) {
  const t = useTranslations('catalogue.filters')
  const { facets } = listing
  const region = useRegion()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const filled = useRef(search)
  useEffect(() => {
    if (form.current) fillForm(form.current, filled.current, search)
    filled.current = search
  }, [search])
  // `search` is that of the results, which may still be on their way for the latest choice.
  const wishOf = (current: HTMLFormElement) => applyForm(current, listingSearch(router.latestLocation.search))
  const change = (current: HTMLFormElement) => onChange(wishOf(current))
  return (
    <div className="grid gap-6">
      <div className="@container grid gap-2 noscript:hidden">
        <h3 className="font-semibold">{t('dates')}</h3>
        <DateChips
          today={listing.today}
          region={region}
          range={rangeOf(search)}
          onChange={(range) => {
            const { from: _from, to: _to, ...rest } = form.current ? wishOf(form.current) : search
            onChange({ ...rest, ...range })
          }}
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
          if (field.type === 'number' && field.value !== (search[field.name as keyof ListingSearch] ?? ''))
            change(event.currentTarget)
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
        className="grid gap-6"
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
        <Group title={t('price', { currency: currencySign(currency, locale) })}>
          {facets.prices && <PriceBars prices={facets.prices} search={search} />}
          <div className="grid grid-cols-2 gap-2">
            <PriceField name="priceMin" label={t('least')} search={search} hint={facets.prices?.least} />
            <PriceField name="priceMax" label={t('most')} search={search} hint={facets.prices?.most} />
          </div>
        </Group>
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
        <Group title={t('duration')}>
          <Choice name="duration" value="" current={search.duration} label={t('any')} />
          {durationChoices.map((duration) => (
            <Choice
              key={duration}
              name="duration"
              value={duration}
              current={search.duration}
              label={t(`durations.${duration}`)}
              count={facets.durations[duration] ?? 0}
            />
          ))}
        </Group>
        <Group title={t('timeOfDay')}>
          <Choice name="timeOfDay" value="" current={search.timeOfDay} label={t('any')} />
          {timeChoices.map((time) => (
            <Choice
              key={time}
              name="timeOfDay"
              value={time}
              current={search.timeOfDay}
              label={t(`times.${time}`)}
              count={facets.times?.[time]}
            />
          ))}
        </Group>
        <Group title={t('rating')}>
          <Choice name="rating" value="" current={search.rating} label={t('any')} />
          {ratingChoices.map((rating) => (
            <Choice
              key={rating}
              name="rating"
              value={rating}
              current={search.rating}
              label={t('ratingFrom', { rating })}
              count={facets.ratings[rating] ?? 0}
            />
          ))}
        </Group>
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
        <Group title={t('extras')}>
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
        </Group>
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

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-2 font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  value: string
  current: string | undefined
  label: string
  count?: number | undefined
}

function Choice({ name, value, current, label, count }: ChoiceProps) {
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

/** The first page of the address's search with the filters of the form; what has no field in it is kept. */
function applyForm(form: HTMLFormElement, address: ListingSearch): ListingSearch {
  const { page: _page, ...wish } = address
  const fields = fieldsOf(form)
  for (const { name } of fields) delete wish[name as keyof typeof wish]
  for (const field of fields)
    if (field.value !== '' && (!isChoice(field) || field.checked)) wish[field.name as keyof typeof wish] = field.value
  return wish
}
