import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CalendarRows } from '#domain/calendar-rows.ts'
import { daysOfMonth, monthOf } from '#domain/month-days.ts'
import { hasFilter, type DeparturesSearch } from '#console/lib/calendar-search.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { guidesMonthQuery, monthQuery, type CalendarFilters as Filters } from '#console/lib/trip-queries.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import { PageHead } from '#console/parts/panel.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { CalendarFilters } from './calendar-filters.tsx'
import { MoreRows, ROWS } from './more-rows.tsx'
import { MonthGrid, type MonthRow } from './month-grid.tsx'

/** A month, counted by day. */
export function MonthView({
  search,
  day,
  rows: rowKind,
  filters: chosen,
  steps,
  views,
}: {
  search: DeparturesSearch
  day: string
  rows: CalendarRows
  filters: Filters
  steps: ReactNode
  views: ReactNode
}) {
  const t = useTranslations('console.departures')
  const local = useLocalWords()
  const { language } = useLanguage()
  const month = monthOf(day)
  const isOfGuides = rowKind === 'guides'
  const [most, setMost] = useState(ROWS)
  const filters = { ...chosen, most }
  const ofOptions = useQuery({ ...monthQuery(month, filters), enabled: !isOfGuides })
  const ofGuides = useQuery({ ...guidesMonthQuery(month, filters), enabled: isOfGuides })
  const { data, error, refetch, isPlaceholderData } = isOfGuides ? ofGuides : ofOptions
  const rows = useMemo((): MonthRow[] => {
    if (!isOfGuides)
      return (ofOptions.data?.options ?? []).map(({ id, title, optionTitle, city, days }) => ({
        key: `option-${id}`,
        title: local(title),
        line: `${local(optionTitle)} · ${local(city)}`,
        days: days.map((one) => ({ ...one, doubles: 0 })),
      }))
    const found = ofGuides.data?.rows ?? []
    const idle = (ofGuides.data?.guides ?? []).filter(({ staffId }) => found.every((one) => one.staffId !== staffId))
    return [...found, ...idle.map((one) => ({ ...one, days: [] }))].map(({ staffId, name, days }) => ({
      key: `guide-${staffId ?? 'none'}`,
      title: name ?? t('unguided'),
      line: '',
      days: days.map((one) => ({ ...one, capacity: null, byHand: 0 })),
    }))
  }, [isOfGuides, ofOptions.data, ofGuides.data, local, t])
  const hasDays = rows.some(({ days }) => days.length > 0)
  const name = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`))
  return (
    <div className="grid gap-4">
      <PageHead title={t('title')} lead={name}>
        {steps}
      </PageHead>
      <CalendarFilters search={search} data={data} />
      {views}
      {error !== null && <Failed error={error} onAgain={refetch} />}
      {!data && error === null && <Loading />}
      {data?.isMore === true && <MoreRows shown={most} onMore={setMost} />}
      {isOfGuides && data && <p className="text-sm text-ink-soft">{t('guidesLead')}</p>}
      {data && !hasDays && <p className="py-8 text-ink-soft">{hasFilter(search) ? t('nothing') : t('none')}</p>}
      {data && hasDays && (
        <div aria-busy={isPlaceholderData} className={`min-w-0 ${isPlaceholderData ? 'opacity-60' : ''}`}>
          <MonthGrid
            rows={rows}
            search={search}
            isOfGuides={isOfGuides}
            days={daysOfMonth(month)}
            corner={t(isOfGuides ? 'guide' : 'option')}
          />
        </div>
      )}
    </div>
  )
}
