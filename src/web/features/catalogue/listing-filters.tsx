import { useLocation, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useEffect, useRef } from 'react'
import { durationChoices, severalKeys, timeChoices } from '#domain/listing-choices.ts'
import { inputClass } from '#web/ui/field.tsx'
import type { DateRange } from '#domain/weekend.ts'
import { DateChips } from '#web/ui/date-chips.tsx'
import { useRegion } from '#web/lib/use-region.ts'
import { languageName } from '#domain/language-name.ts'
import { buttonClass } from '#web/ui/button.tsx'
import type { ListingView } from './calls.ts'
import { FilterGroup } from './filter-group.tsx'
import { Option, OptionList } from './filter-options.tsx'
import { PriceFilter } from './price-filter.tsx'
import type { ListingChange } from './use-change-listing.ts'
import {
  hasValue,
  listingSearch,
  ratingChoices,
  switchChoices,
  withValue,
  type ListingKey,
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
  const pathname = useLocation({ select: (location) => location.pathname })
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
          // A range is applied by `PriceFilter` when its thumb is let go.
          if (field.type !== 'number' && field.type !== 'range') change(event.currentTarget)
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
        className="grid gap-2"
      >
        {(['sort', 'view', 'travellers', 'ages'] as const).map(
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
        <PriceFilter prices={facets.prices} search={search} currency={currency} locale={locale} onApply={change} />
        {/* A selected filter stays in the form even if it has a single option; otherwise the next change would drop
          it. */}
        {!hides.includes('city') && (facets.cities.length > 1 || search.city !== undefined) && (
          <OptionList
            key={`city ${pathname}`}
            title={t('city')}
            name="city"
            any={t('anyCity')}
            choices={facets.cities.map(({ slug, name, count }) => ({ value: slug, label: name, count }))}
            current={search.city}
          />
        )}
        {!hides.includes('category') && (facets.categories.length > 1 || search.category !== undefined) && (
          <OptionList
            key={`category ${pathname}`}
            title={t('category')}
            name="category"
            choices={facets.categories.map(({ slug, name, count }) => ({ value: slug, label: name, count }))}
            current={search.category}
          />
        )}
        <FilterGroup title={t('extras')}>
          {switchChoices.map((name) => (
            <Option
              key={name}
              type="checkbox"
              name={name}
              value="1"
              current={search[name]}
              label={t(name)}
              count={facets[name]}
            />
          ))}
        </FilterGroup>
        <FilterGroup title={t('duration')}>
          {durationChoices.map((duration) => (
            <Option
              key={duration}
              type="checkbox"
              name="duration"
              value={duration}
              current={search.duration}
              label={t(`durations.${duration}`)}
              count={facets.durations[duration] ?? 0}
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
              label={
                <span className="icon-star inline-flex items-center gap-1.5 before:size-4 before:text-accent">
                  {t('ratingFrom', { rating })}
                </span>
              }
              count={facets.ratings[rating] ?? 0}
            />
          ))}
        </FilterGroup>
        <FilterGroup title={t('timeOfDay')} isClosed={search.timeOfDay === undefined}>
          {timeChoices.map((time) => (
            <Option
              key={time}
              type="checkbox"
              name="timeOfDay"
              value={time}
              current={search.timeOfDay}
              label={t(`times.${time}`)}
              count={facets.times?.[time]}
            />
          ))}
        </FilterGroup>
        {(facets.languages.length > 1 || search.guideLanguage !== undefined) && (
          <OptionList
            key={`language ${pathname}`}
            title={t('language')}
            name="guideLanguage"
            choices={facets.languages.map(({ code, count }) => ({
              value: code,
              label: languageName(code, locale),
              count,
            }))}
            current={search.guideLanguage}
            isClosed
          />
        )}
        <noscript>
          <button className={buttonClass('primary')}>{t('apply')}</button>
        </noscript>
      </form>
    </div>
  )
}

/** The chosen dates; one date alone is a single day. Null without dates. */
function rangeOf({ from, to }: ListingSearch): DateRange | null {
  const [first, last] = [from ?? to, to ?? from]
  return first === undefined || last === undefined ? null : { from: first, to: last }
}

type Field = HTMLInputElement & { name: ListingKey }

/** The fields that can be changed; the hidden ones are for a submission without script. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is Field => field instanceof HTMLInputElement && field.name !== '' && field.type !== 'hidden',
  )

const isChoice = ({ type }: Field) => type === 'radio' || type === 'checkbox'

/** Sets the fields whose filter differs between the two searches. */
function fillForm(form: HTMLFormElement, before: ListingSearch, now: ListingSearch): void {
  for (const field of fieldsOf(form)) {
    if (before[field.name] === now[field.name]) continue
    if (isChoice(field)) field.checked = field.value === '' ? !now[field.name] : hasValue(now, field.name, field.value)
    else field.value = now[field.name] ?? ''
  }
}

type Choice = [name: ListingKey, value: string, isChosen: boolean]

/** The fields that differ from the filters: what is chosen now and what no longer is. */
function choicesOf(form: HTMLFormElement, filters: ListingSearch): Choice[] {
  const values = new Map<ListingKey, string>()
  const choices: Choice[] = []
  for (const field of fieldsOf(form)) {
    if (severalKeys.includes(field.name)) {
      if (field.checked !== hasValue(filters, field.name, field.value))
        choices.push([field.name, field.value, field.checked])
      continue
    }
    // None of them is checked while the chosen one is not rendered yet.
    if (field.type === 'radio' && !field.checked) continue
    const value = isChoice(field) && !field.checked ? '' : field.value
    if (value !== '' || !values.has(field.name)) values.set(field.name, value)
  }
  for (const [name, value] of values) if (value !== (filters[name] ?? '')) choices.push([name, value, value !== ''])
  return choices
}

const withChoices = (search: ListingSearch, choices: Choice[]): ListingSearch =>
  choices.reduce((next, choice) => withValue(next, ...choice), search)
