import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatDate } from '#domain/date-words.ts'
import { dayLayouts, type DayLayout } from '#domain/printed-day.ts'
import { guestSorts, type GuestSort } from '#domain/guest-sort.ts'
import { locales } from '#domain/locale.ts'
import { trips } from '#console/lib/api.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { hostsQuery, type HostOfDay } from '#console/lib/trip-queries.ts'
import { useErrorWords, useLanguageName, useLocalWords } from '#console/lib/use-words.ts'
import { DownloadButton } from '#console/parts/download-button.tsx'
import { Loading } from '#console/parts/states.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

const languages = [...locales, 'both'] as const
type PrintLanguage = (typeof languages)[number]

/** Downloads the guest list as CSV or PDF. */
export function PrintDialog({
  departureId,
  sort: sortShown,
  onClose,
}: {
  departureId: number
  /** As the list is sorted on the screen. */
  sort: GuestSort
  onClose: () => void
}) {
  const t = useTranslations('console.manifest')
  const wish = useWish(sortShown)
  const departure = trips.departures[':departureId']
  const request = { param: { departureId: String(departureId) }, query: { language: wish.language, sort: wish.sort } }
  return (
    <Dialog title={t('print')} isOpen onClose={onClose}>
      <div className="mt-3 grid gap-4">
        <LanguageField wish={wish} isFirst />
        <SortField wish={wish} />
        <div className="grid gap-2 sm:grid-cols-2">
          <DownloadButton
            kind="primary"
            request={() => departure['manifest.pdf'].$post(request)}
            fileName={() => `manifest-${departureId}.pdf`}
            done={t('exported')}
          >
            {t('pdf')}
          </DownloadButton>
          <DownloadButton
            request={() => departure['manifest.csv'].$post(request)}
            fileName={() => `manifest-${departureId}.csv`}
            done={t('exported')}
          >
            {t('csv')}
          </DownloadButton>
        </div>
        <p className="text-sm text-ink-soft">{t('exportNote')}</p>
      </div>
    </Dialog>
  )
}

interface DayProps {
  /** YYYY-MM-DD, or of each city. */
  day: string
  /** Chosen first, if it has guests on the day. */
  supplierId?: string | undefined
  onClose: () => void
}

/** Downloads the guest lists of all departures of a supplier on a day. */
export function PrintDayDialog({ day, supplierId, onClose }: DayProps) {
  const t = useTranslations('console.manifest.day')
  const wordsOf = useErrorWords()
  const { language } = useLanguage()
  const { data, error } = useQuery(hostsQuery(day, language))
  const name = { today: t('today'), tomorrow: t('tomorrow') }[day] ?? formatDate(day, language, 'long')
  return (
    <Dialog title={t('title', { day: name })} isOpen onClose={onClose}>
      {error !== null && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
      {!data && error === null && <Loading />}
      {data && data.hosts.length === 0 && <p className="mt-2 text-ink-soft">{t('nobody')}</p>}
      {data && data.hosts.length > 0 && <DayForm day={day} supplierId={supplierId} hosts={data.hosts} />}
    </Dialog>
  )
}

function DayForm({ day, supplierId, hosts }: Omit<DayProps, 'onClose'> & { hosts: HostOfDay[] }) {
  const t = useTranslations('console.manifest')
  const local = useLocalWords()
  const wish = useWish('pickup')
  const [layout, setLayout] = useState<DayLayout>('pages')
  const [chosen, setChosen] = useState(supplierId)
  const host = hosts.find(({ id }) => String(id) === chosen) ?? hosts[0]
  if (!host) return null
  const counts = ({ departures, guests }: HostOfDay) =>
    `${t('day.departures', { count: departures })} · ${t('guests', { count: guests })}`
  const query = { day, supplierId: String(host.id), language: wish.language, sort: wish.sort, layout }
  return (
    <div className="mt-3 grid gap-4">
      {hosts.length > 1 ? (
        <SelectField
          label={t('day.host')}
          name="host"
          hint={counts(host)}
          value={host.id}
          onChange={(event) => setChosen(event.target.value)}
          ref={autofocus}
        >
          {hosts.map((one) => (
            <option key={one.id} value={one.id}>
              {local(one.name)}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="text-ink-soft">
          <bdi>{local(host.name)}</bdi> · {counts(host)}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <LanguageField wish={wish} isFirst={hosts.length === 1} />
        <SortField wish={wish} />
      </div>
      <SelectField
        label={t('day.layout')}
        name="layout"
        value={layout}
        onChange={(event) => setLayout(event.target.value as DayLayout)}
      >
        {dayLayouts.map((one) => (
          <option key={one} value={one}>
            {t(`day.layouts.${one}`)}
          </option>
        ))}
      </SelectField>
      <DownloadButton
        kind="primary"
        request={() => trips.departures['manifests.pdf'].$post({ query })}
        fileName={() => `manifests-${day}.pdf`}
        done={t('day.exported')}
      >
        {t('pdf')}
      </DownloadButton>
      <p className="text-sm text-ink-soft">{t('exportNote')}</p>
    </div>
  )
}

function useWish(sortShown: GuestSort) {
  const [language, setLanguage] = useState<PrintLanguage>(useLanguage().language)
  const [sort, setSort] = useState(sortShown)
  return { language, setLanguage, sort, setSort }
}
type Wish = ReturnType<typeof useWish>

function LanguageField({ wish, isFirst }: { wish: Wish; isFirst: boolean }) {
  const t = useTranslations('console.manifest')
  const languageName = useLanguageName()
  return (
    <SelectField
      label={t('inLanguage')}
      name="language"
      value={wish.language}
      onChange={(event) => wish.setLanguage(event.target.value as PrintLanguage)}
      {...(isFirst ? { ref: autofocus } : {})}
    >
      {languages.map((one) => (
        <option key={one} value={one}>
          {one === 'both' ? t('bothLanguages') : languageName(one)}
        </option>
      ))}
    </SelectField>
  )
}

function SortField({ wish }: { wish: Wish }) {
  const t = useTranslations('console.manifest')
  return (
    <SelectField
      label={t('sort')}
      name="sort"
      value={wish.sort}
      onChange={(event) => wish.setSort(event.target.value as GuestSort)}
    >
      {guestSorts.map((one) => (
        <option key={one} value={one}>
          {t(`sorts.${one}`)}
        </option>
      ))}
    </SelectField>
  )
}
