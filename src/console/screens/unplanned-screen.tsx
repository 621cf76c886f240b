import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { codeOf } from '#console/lib/api.ts'
import { Link } from '#console/lib/link.tsx'
import { meQuery } from '#console/lib/queries.ts'
import { unplannedQuery, type UnplannedDeparture } from '#console/lib/trip-queries.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import { PageHead, Tag } from '#console/parts/panel.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'

/** Booked departures that the plan has closed. A person decides whether to close, cancel or move each. */
export function UnplannedScreen() {
  const t = useTranslations('console.unplanned')
  const { data: me } = useQuery(meQuery)
  const { data, error, refetch } = useQuery(unplannedQuery)
  if (codeOf(error) === 'console.forbidden') return <EmptyArch title={t('forbidden')} level={1} />
  const seesGuests = me?.permissions.includes('guests.read') ?? false
  return (
    <div className="grid gap-5">
      <PageHead title={t('title')} lead={data ? t('count', { count: data.count }) : null}>
        <Link to="/departures" className={buttonClass('outlined')}>
          {t('calendar')}
        </Link>
      </PageHead>
      <p className="max-w-[70ch] text-ink-soft">{t('lead')}</p>
      {error !== null && <Failed error={error} onAgain={refetch} />}
      {!data && error === null && <Loading />}
      {data?.departures.length === 0 && <EmptyArch title={t('none')} />}
      {data && data.departures.length > 0 && (
        <ol className="@container rounded-card border border-line bg-surface">
          {data.departures.map((one) => (
            <Row key={one.id} departure={one} seesGuests={seesGuests} />
          ))}
        </ol>
      )}
    </div>
  )
}

function Row({ departure, seesGuests }: { departure: UnplannedDeparture; seesGuests: boolean }) {
  const t = useTranslations('console.unplanned')
  const local = useLocalWords()
  const { moment } = useOrderWords()
  const title = local(departure.title)
  const linkClass = 'inline-flex min-h-9 pointer-coarse:min-h-11 items-center text-primary underline underline-offset-4'
  return (
    <li className="grid gap-x-5 gap-y-1 border-line px-4 py-3 not-first:border-t @3xl:grid-cols-[minmax(0,1fr)_12rem_auto] @3xl:items-center">
      <div className="min-w-0">
        <p className="font-medium">
          <bdi>{title}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          <bdi>{local(departure.optionTitle)}</bdi> · <bdi>{local(departure.city)}</bdi> ·{' '}
          <bdi>{local(departure.supplier)}</bdi>
        </p>
      </div>
      <div className="text-sm">
        <p className="tabular-nums">{moment(departure.localDate, departure.localTime)}</p>
        <p className="flex flex-wrap items-center gap-2 text-ink-soft tabular-nums">
          {t('taken', { count: departure.taken })}
          <Tag tone={departure.isOpen ? 'warning' : 'plain'}>{t(departure.isOpen ? 'open' : 'closed')}</Tag>
        </p>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <Link
          to="/departures"
          search={{ view: 'day', day: departure.localDate, product: title, booked: '1' }}
          className={linkClass}
        >
          {t('decide')}
        </Link>
        {seesGuests && (
          <Link to={`/departures/${departure.id}`} className={linkClass}>
            {t('guests')}
          </Link>
        )}
      </p>
    </li>
  )
}
