import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ReviewsView } from './calls.ts'
import { orderChoices, travellerChoices, type ActivitySearch } from './review-search.ts'

interface ReviewFiltersProps {
  search: ActivitySearch
  counts: ReviewsView['counts']
  onChange: (search: ActivitySearch) => void
}

/** Filters by traveller, language and photos, and the order. Applied at once with script, by a button without. */
export function ReviewFilters({ search, counts, onChange }: ReviewFiltersProps) {
  const t = useTranslations('activity')
  const { reviews: _page, ...rest } = search
  const choose = (key: 'traveller' | 'in' | 'order' | 'photos', value: string) => {
    const { [key]: _before, ...others } = rest
    onChange(value === '' ? others : { ...others, [key]: value })
  }
  const travellers = travellerChoices.filter((one) => (counts.types[one] ?? 0) > 0 || rest.traveller === one)
  const languages = (['ar', 'en'] as const).filter((one) => (counts.languages[one] ?? 0) > 0 || rest.in === one)
  return (
    <form
      method="get"
      action="#reviews"
      className="grid grid-cols-1 items-end gap-3 min-[360px]:grid-cols-2 sm:flex sm:flex-wrap"
    >
      {rest.stars && <input type="hidden" name="stars" value={rest.stars} />}
      {(['from', 'to', 'date'] as const).map(
        (key) => rest[key] && <input key={key} type="hidden" name={key} value={rest[key]} />,
      )}
      {rest.about && <input type="hidden" name="about" value={rest.about} />}
      {travellers.length > 1 && (
        <Choice
          name="traveller"
          label={t('reviewList.reviewsFrom')}
          value={rest.traveller ?? ''}
          onChange={(value) => choose('traveller', value)}
        >
          <option value="">{t('reviewList.everyone')}</option>
          {travellers.map((one) => (
            <option key={one} value={one}>{`${t(`travellerTypes.${one}`)} (${counts.types[one] ?? 0})`}</option>
          ))}
        </Choice>
      )}
      {languages.length > 1 && (
        <Choice
          name="in"
          label={t('reviewList.reviewsIn')}
          value={rest.in ?? ''}
          onChange={(value) => choose('in', value)}
        >
          <option value="">{t('reviewList.anyLanguage')}</option>
          {languages.map((one) => (
            <option
              key={one}
              value={one}
            >{`${t(`reviewList.languages.${one}`)} (${counts.languages[one] ?? 0})`}</option>
          ))}
        </Choice>
      )}
      <Choice
        name="order"
        label={t('reviewList.reviewOrder')}
        value={rest.order ?? 'language'}
        onChange={(value) => choose('order', value === 'language' ? '' : value)}
      >
        {orderChoices.map((one) => (
          <option key={one} value={one}>
            {t(`${one}First`)}
          </option>
        ))}
      </Choice>
      {counts.withPhotos > 0 && (
        <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <input
            type="checkbox"
            name="photos"
            value="1"
            key={rest.photos ?? ''}
            defaultChecked={rest.photos !== undefined}
            onChange={(event) => choose('photos', event.currentTarget.checked ? '1' : '')}
            className="size-5 accent-primary"
          />
          {t('reviewList.withPhotos', { count: counts.withPhotos })}
        </label>
      )}
      <noscript>
        <button className="min-h-11 px-3 underline">{t('reviewList.applyReviews')}</button>
      </noscript>
    </form>
  )
}

interface ChoiceProps {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Choice({ name, label, value, onChange, children }: ChoiceProps) {
  return (
    <label className="grid gap-1 text-sm max-sm:w-full">
      <span className="text-ink-soft">{label}</span>
      <select
        name={name}
        key={value}
        defaultValue={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="min-h-11 w-full min-w-0 rounded-field border border-line-strong bg-surface px-3"
      >
        {children}
      </select>
    </label>
  )
}
