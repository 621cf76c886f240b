import { useTranslations } from 'use-intl'
import type { ReactNode } from 'react'
import { inputClass } from '#web/ui/field.tsx'
import { currencySign } from '#domain/money.ts'
import { languageName } from '#web/ui/language-name.ts'
import { buttonClass } from '#web/ui/button.tsx'
import type { ListingView } from './calls.ts'
import { durationChoices, ratingChoices, switchChoices, timeChoices, type ListingSearch } from './listing-search.ts'

interface ListingFiltersProps {
  search: ListingSearch
  listing: ListingView
  currency: string
  locale: 'ar' | 'en'
  /** Determined by the path: a city's page has no city filter. */
  hides: readonly ('city' | 'category')[]
  onChange: (search: ListingSearch) => void
}

/** A form with a submit button without script. With script each change is applied at once. */
export function ListingFilters({ search, listing, currency, locale, hides, onChange }: ListingFiltersProps) {
  const t = useTranslations('catalogue.filters')
  const { facets } = listing
  return (
    <form
      method="get"
      // New results have new defaults: the key recreates the form when the address changes.
      key={JSON.stringify(search)}
      onChange={(event) => {
        const field = event.target as unknown as HTMLInputElement
        // Dates and numbers may be incomplete; they are applied when the field loses focus.
        if (field.type !== 'date' && field.type !== 'number') onChange(wishOf(event.currentTarget))
      }}
      onBlur={(event) => {
        const field = event.target as unknown as HTMLInputElement
        const isTyped = field.type === 'date' || field.type === 'number'
        if (isTyped && field.value !== field.defaultValue) onChange(wishOf(event.currentTarget))
      }}
      onSubmit={(event) => {
        event.preventDefault()
        onChange(wishOf(event.currentTarget))
      }}
      className="grid gap-6"
    >
      {search.sort !== undefined && <input type="hidden" name="sort" value={search.sort} />}
      {search.view !== undefined && <input type="hidden" name="view" value={search.view} />}
      <Group title={t('dates')}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 lg:grid-cols-1">
          <label className="grid gap-1 text-sm">
            {t('fromDate')}
            <input type="date" name="from" defaultValue={search.from ?? ''} className={inputClass} />
          </label>
          <label className="grid gap-1 text-sm">
            {t('toDate')}
            <input type="date" name="to" defaultValue={search.to ?? ''} className={inputClass} />
          </label>
        </div>
      </Group>
      <Group title={t('price', { currency: currencySign(currency, locale) })}>
        <div className="grid grid-cols-2 gap-2">
          <label className="grid gap-1 text-sm">
            {t('least')}
            <input
              type="number"
              min="0"
              name="priceMin"
              inputMode="numeric"
              defaultValue={search.priceMin ?? ''}
              className={inputClass}
            />
          </label>
          <label className="grid gap-1 text-sm">
            {t('most')}
            <input
              type="number"
              min="0"
              name="priceMax"
              inputMode="numeric"
              defaultValue={search.priceMax ?? ''}
              className={inputClass}
            />
          </label>
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
          <Choice key={time} name="timeOfDay" value={time} current={search.timeOfDay} label={t(`times.${time}`)} />
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
            <bdi className="text-sm text-ink-soft">{facets[name]}</bdi>
          </label>
        ))}
      </Group>
      <noscript>
        <button className={buttonClass('primary')}>{t('apply')}</button>
      </noscript>
    </form>
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
  count?: number
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

function wishOf(form: HTMLFormElement): ListingSearch {
  const wish: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') wish[name] = value
  return wish
}
