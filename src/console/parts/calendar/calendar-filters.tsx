import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { filteredStates } from '#domain/departure-states.ts'
import { hasFilter, type DeparturesSearch } from '#console/lib/calendar-search.ts'
import type { Calendar } from '#console/lib/trip-queries.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { inputClass } from '#web/ui/field.tsx'

/** Narrows the calendar. The filters are in the address. */
export function CalendarFilters({
  search,
  data,
}: {
  search: DeparturesSearch
  data: Pick<Calendar, 'cities' | 'suppliers'> | undefined
}) {
  const t = useTranslations('console.departures')
  const local = useLocalWords()
  const navigate = useNavigate()
  const set = (change: DeparturesSearch) =>
    void navigate({ to: '/departures' as never, search: { ...search, ...change } as never, replace: true })
  const choices = [
    { name: 'city', any: t('anyCity'), all: data?.cities ?? [] },
    { name: 'supplier', any: t('anySupplier'), all: data?.suppliers ?? [] },
  ] as const
  return (
    <div className="grid grid-cols-2 items-center gap-2 md:flex md:flex-wrap">
      <input
        type="search"
        aria-label={t('product')}
        placeholder={t('product')}
        value={search.product ?? ''}
        onChange={(event) => set({ product: event.target.value })}
        className={`${inputClass} col-span-2 md:w-56!`}
      />
      {choices
        .filter(({ all }) => all.length > 1)
        .map(({ name, any, all }) => (
          <select
            key={name}
            aria-label={t(name)}
            value={search[name] ?? ''}
            onChange={(event) => set({ [name]: event.target.value })}
            className={`${inputClass} md:w-auto!`}
          >
            <option value="">{any}</option>
            {all.map((one) => (
              <option key={one.id} value={one.id}>
                {local(one.name)}
              </option>
            ))}
          </select>
        ))}
      <select
        aria-label={t('state')}
        value={search.state ?? ''}
        onChange={(event) => set({ state: event.target.value })}
        className={`${inputClass} md:w-auto!`}
      >
        <option value="">{t('anyState')}</option>
        {filteredStates.map((state) => (
          <option key={state} value={state}>
            {t(`states.${state}`)}
          </option>
        ))}
      </select>
      {(['booked', 'hand'] as const).map((name) => (
        <label key={name} className="flex min-h-11 cursor-pointer items-center gap-2 px-1 @max-xs/content:col-span-2">
          <input
            type="checkbox"
            className="size-5 accent-primary"
            checked={search[name] === '1'}
            onChange={(event) => set({ [name]: event.target.checked ? '1' : '' })}
          />
          {t(name === 'booked' ? 'bookedOnly' : 'byHandOnly')}
        </label>
      ))}
      {hasFilter(search) && (
        <Button
          kind="third"
          onClick={() => set({ city: '', supplier: '', product: '', booked: '', state: '', hand: '' })}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  )
}
