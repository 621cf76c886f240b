import { useQuery } from '@tanstack/react-query'
import { Check, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { Link } from '#console/lib/link.tsx'
import { meQuery, type Me } from '#console/lib/queries.ts'
import { relativeDays, type RelativeDay } from '#domain/printed-day.ts'
import { useScreenActs } from '#console/lib/screen-acts.ts'
import { listOfKind, todayQuery, type Sales, type Today, type TodayDay, type Waiting } from '#console/lib/today.ts'
import { useToday } from '#console/lib/use-today.ts'
import { useAge } from '#console/lib/use-age.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useLinkKeys } from '#console/lib/use-row-keys.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import { PrintDayDialog } from '#console/parts/lazy-dialogs.ts'
import { PageHead } from '#console/parts/panel.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { Button } from '#web/ui/button.tsx'

const SOON_MS = 2 * 3_600_000

/** Work that waits for the person, and the departures of today and tomorrow. */
export function TodayScreen() {
  const t = useTranslations('console.today')
  const { language } = useLanguage()
  const today = useToday()
  const { data: me } = useQuery(meQuery)
  const { data, error, refetch } = useQuery(todayQuery)
  useLinkKeys('[data-work] a')
  const days = data?.days
  const [printed, setPrinted] = useState<RelativeDay>()
  const mayList = me?.permissions.includes('guests.read') ?? false
  useScreenActs(
    relativeDays
      .filter((name) => mayList && (days?.[name].count ?? 0) > 0)
      .map((name) => ({
        id: `act print ${name}`,
        label: (say) => say.t(`today.print.${name}`),
        run: () => setPrinted(name),
      })),
  )
  return (
    <div className="grid gap-6">
      <PageHead title={t('title')} lead={formatDate(today, language, 'long')} />
      {error !== null && <Failed error={error} onAgain={refetch} />}
      {!data && error === null && <Loading />}
      {data && data.waiting.length > 0 && <WaitingCards waiting={data.waiting} />}
      {data && me && <AssignedToMe assigned={data.assigned} me={me} />}
      {days && me && (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          {relativeDays.map((name) => (
            <Day key={name} name={name} day={days[name]} me={me} onPrint={() => setPrinted(name)} />
          ))}
        </div>
      )}
      {printed && <PrintDayDialog day={printed} onClose={() => setPrinted(undefined)} />}
      {data?.sales && <SalesOfDay sales={data.sales} />}
    </div>
  )
}

/** Kinds with waiting rows as cards, the others in a line below. */
function WaitingCards({ waiting }: { waiting: Waiting[] }) {
  const t = useTranslations('console.today')
  const [some, none] = [waiting.filter(({ count }) => count > 0), waiting.filter(({ count }) => count === 0)]
  return (
    <section aria-labelledby="waiting" className="grid gap-3">
      <h2 id="waiting" className="font-semibold">
        {t(some.length > 0 ? 'waiting' : 'clear')}
      </h2>
      {some.length > 0 && (
        <ul
          data-work
          className="grid grid-cols-[repeat(auto-fill,minmax(min(max(15rem,(100%-2.25rem)/4),100%),1fr))] gap-3"
        >
          {some.map((one) => (
            <WaitingCard key={one.kind} one={one} />
          ))}
        </ul>
      )}
      {none.length > 0 && (
        <ul aria-label={t('nothingWaits')} className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          {none.map(({ kind }) => (
            <li key={kind}>
              <Link
                to={listOfKind[kind].to}
                search={listOfKind[kind].search}
                className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-1.5 hover:text-ink"
              >
                {' '}
                {/* prettier-ignore */}
                <Check aria-hidden className="size-4 text-success" />
                {t(`kinds.${kind}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Work that a colleague has handed over, or the person has taken. */
function AssignedToMe({ assigned, me }: { assigned: Today['assigned']; me: Me }) {
  const t = useTranslations('console.today')
  const some = assigned.filter(({ count }) => count > 0)
  if (some.length === 0) return null
  return (
    <section aria-labelledby="assigned" className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
      <h2 id="assigned" className="font-semibold">
        {t('assigned')}
      </h2>
      <ul data-work className="flex flex-wrap gap-x-5 gap-y-1">
        {some.map(({ kind, count }) => (
          <li key={kind}>
            <Link
              to={`/${kind}`}
              search={{ assignee: kind === 'orders' ? String(me.id) : 'me' }}
              className="inline-flex min-h-9 items-center text-primary underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {t(`assignedKinds.${kind}`, { count })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function WaitingCard({ one: { kind, count, oldestAt, dueAt } }: { one: Waiting }) {
  const t = useTranslations('console.today')
  const age = useAge()
  const { to, search } = listOfKind[kind]
  const isUrgent = dueAt !== null && Date.parse(dueAt) - Date.now() < SOON_MS
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 rounded-card border border-line bg-surface px-4 py-3.5 hover:border-primary">
      <span className="min-w-9 text-3xl font-semibold text-primary tabular-nums">{count}</span>
      <span className="min-w-0">
        <Link to={to} search={search} className="font-medium after:absolute after:inset-0 after:content-['']">
          {t(`kinds.${kind}`)}
        </Link>
        {oldestAt !== null && (
          <span className="block text-sm text-ink-soft">{t('oldest', { age: age(oldestAt) })}</span>
        )}
        {dueAt !== null && (
          <span className={`block text-sm ${isUrgent ? 'font-medium text-accent' : 'text-ink-soft'}`}>
            {t(kind === 'unplanned' ? 'firstStart' : 'due', { age: age(dueAt) })}
          </span>
        )}
      </span>
    </li>
  )
}

/** Today’s sales, beside those of a week ago: up to the same time, and of the whole day. */
function SalesOfDay({ sales }: { sales: Sales }) {
  const t = useTranslations('console.today')
  const { money } = useOrderWords()
  const cell = ({ orders, totalMinor }: Sales[number]['today'], currency: string) => (
    <>
      <span className="font-semibold">{money(totalMinor, currency)}</span>{' '}
      <span className="inline-block min-w-20 text-sm text-ink-soft">{t('orders', { count: orders })}</span>
    </>
  )
  return (
    <section aria-labelledby="sales" className="rounded-card border border-line bg-surface">
      <h2 id="sales" className="min-h-12 border-b border-line px-4 py-2.5 font-semibold">
        {t('sales')}
      </h2>
      {sales.length === 0 ? (
        <p className="px-4 py-6 text-ink-soft">{t('noSales')}</p>
      ) : (
        <div className="overflow-x-auto" role="region" aria-labelledby="sales" tabIndex={0}>
          <table className="w-full tabular-nums [&_td]:px-4 [&_td]:py-2.5 [&_td]:text-end [&_td]:whitespace-nowrap [&_th]:px-4 [&_th]:py-2.5">
            <thead className="text-sm text-ink-soft [&_th]:text-end [&_th]:font-normal">
              <tr>
                <th scope="col" className="text-start!">
                  {t('currency')}
                </th>
                <th scope="col">{t('salesToday')}</th>
                <th scope="col">{t('weekAgoSoFar')}</th>
                <th scope="col">{t('weekAgo')}</th>
              </tr>
            </thead>
            <tbody>
              {sales.map((one) => (
                <tr key={one.currency} className="border-t border-line">
                  <th scope="row" className="text-start font-medium">
                    <bdi>{one.currency}</bdi>
                  </th>
                  <td>{cell(one.today, one.currency)}</td>
                  <td>{cell(one.weekAgoSoFar, one.currency)}</td>
                  <td>{cell(one.weekAgo, one.currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function Day({ name, day, me, onPrint }: { name: RelativeDay; day: TodayDay; me: Me; onPrint: () => void }) {
  const t = useTranslations('console.today')
  const mayList = me.permissions.includes('guests.read')
  const mayPlan = mayList || me.permissions.includes('departures.change')
  const isToday = name === 'today'
  return (
    <section aria-labelledby={name} className="@container rounded-card border border-line bg-surface">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2">
        <h2 id={name} className="font-semibold">
          {t(`days.${name}`)}
        </h2>
        {day.count > 0 && (
          <p className="ms-auto text-sm text-ink-soft tabular-nums">
            {t('departures', { count: day.count })} · {t('guests', { count: day.travellers })}
            {isToday && ` · ${t('arrived', { count: day.arrived })}`}
          </p>
        )}
        {day.count > 0 && mayList && (
          <Button kind="icon" aria-label={t(`print.${name}`)} onClick={onPrint}>
            <Printer aria-hidden className="size-5" strokeWidth={1.75} />
          </Button>
        )}
      </div>
      {day.count === 0 && <p className="px-4 py-6 text-ink-soft">{t(`none.${name}`)}</p>}
      <ul data-work>
        {day.departures.map((one) => (
          <Departure key={one.id} one={one} isToday={isToday} mayList={mayList} />
        ))}
      </ul>
      {mayPlan && day.count > day.departures.length && day.departures[0] && (
        <p className="border-t border-line px-4 py-1.5">
          <Link
            to="/departures"
            search={{ view: 'day', day: day.departures[0].localDate, booked: '1' }}
            className="inline-flex min-h-10 pointer-coarse:min-h-11 items-center text-primary underline underline-offset-4"
          >
            {t('all', { count: day.count })}
          </Link>
        </p>
      )}
    </section>
  )
}

function Departure({
  one,
  isToday,
  mayList,
}: {
  one: TodayDay['departures'][number]
  isToday: boolean
  mayList: boolean
}) {
  const t = useTranslations('console.today')
  const { language } = useLanguage()
  const local = useLocalWords()
  const title = <bdi className="line-clamp-2 leading-snug font-medium">{local(one.title)}</bdi>
  return (
    <li
      className={`relative flex items-start gap-3 @max-[16rem]:flex-wrap border-line px-4 py-2.5 not-first:border-t ${mayList ? 'hover:bg-line/25' : ''}`}
    >
      <bdi className="w-17 shrink-0 font-semibold whitespace-nowrap tabular-nums">
        {formatTime(one.localTime, language)}
      </bdi>
      <span className="min-w-0 flex-1 @max-[16rem]:w-full @max-[16rem]:flex-none">
        {mayList ? (
          <Link to={`/departures/${one.id}`} className="after:absolute after:inset-0 after:content-['']">
            {title}
          </Link>
        ) : (
          title
        )}
        <span className="block truncate text-sm text-ink-soft">
          <bdi>{local(one.optionTitle)}</bdi> · <bdi>{local(one.city)}</bdi>
          {one.guides.length > 0 && (
            <>
              {' · '}
              <bdi>{one.guides.join(' · ')}</bdi>
            </>
          )}
        </span>
        {one.guides.length === 0 && !one.isOver && <span className="block text-sm text-accent">{t('noGuide')}</span>}
      </span>
      <span className="grid shrink-0 justify-items-end gap-1">
        <span className="font-semibold tabular-nums">
          {isToday
            ? t('progress', { arrived: one.arrived, travellers: one.travellers })
            : t('guests', { count: one.travellers })}
        </span>
        {isToday && (
          <span aria-hidden className="block h-1 w-16 overflow-hidden rounded-full bg-line">
            <span
              className="block h-full bg-success"
              style={{ inlineSize: `${one.travellers === 0 ? 0 : (one.arrived / one.travellers) * 100}%` }}
            />
          </span>
        )}
        {isToday && (one.isOver || one.hasStarted) && (
          <span className="text-xs text-ink-soft">{t(one.isOver ? 'over' : 'started')}</span>
        )}
      </span>
    </li>
  )
}
