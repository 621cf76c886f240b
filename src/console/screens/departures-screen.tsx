import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { filteredStates } from '#domain/departure-states.ts'
import { MOST_TOGETHER, disruptionKinds, type DisruptionKind } from '#domain/disruption.ts'
import { addDays, isDay, todayHere, weekOf } from '#console/lib/days.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { mayDisrupt } from '#console/lib/may-disrupt.ts'
import { meQuery } from '#console/lib/queries.ts'
import { calendarQuery, type Calendar, type CalendarDeparture, type CalendarOption } from '#console/lib/trip-queries.ts'
import { useActsKey } from '#console/lib/use-acts-key.ts'
import { useMediumWindow } from '#console/lib/use-medium-window.ts'
import { useRowKeys } from '#console/lib/use-row-keys.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import { DisruptionDialog } from '#console/parts/disruption/disruption-dialog.tsx'
import { SeveralDialog } from '#console/parts/disruption/several-dialog.tsx'
import { DepartureCards, DepartureGrid, type Column } from '#console/parts/departure-lists.tsx'
import { HandDialog, type HandKind } from '#console/parts/hand-dialog.tsx'
import { PageHead } from '#console/parts/panel.tsx'
import { PriceDialog } from '#console/parts/price-dialog.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { ViewMenu } from '#console/parts/views/view-menu.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { inputClass } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

export interface DeparturesSearch {
  view?: string
  day?: string
  city?: string
  supplier?: string
  product?: string
  booked?: string
  state?: string
  hand?: string
}

/** The departures of a week or a day. The state is stored in the address. */
export function DeparturesScreen({ search }: { search: DeparturesSearch }) {
  const t = useTranslations('console.departures')
  const x = useTranslations('console.disruption')
  const { language } = useLanguage()
  const { data: me } = useQuery(meQuery)
  const hasRoom = useMediumWindow()
  useActsKey()
  useRowKeys({ path: '/departures', keys: noKeys, open: null, search, links: 'a[data-departure]' })
  const today = todayHere()
  const day = isDay(search.day) ? search.day : today
  const isWeek = hasRoom && search.view !== 'day'
  const from = isWeek ? weekOf(day) : day
  const to = isWeek ? addDays(from, 6) : day
  const query = {
    from,
    to,
    city: search.city ?? '',
    supplier: search.supplier ?? '',
    product: useDeferredValue(search.product ?? ''),
    isBooked: search.booked === '1',
    state: filteredStates.find((one) => one === search.state) ?? ('' as const),
    isByHand: search.hand === '1',
    locale: language,
  }
  const { data, error, refetch, isPlaceholderData } = useQuery(calendarQuery(query))
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  // The selection when the dialog opened: in a narrower window the week becomes a day, without the other departures.
  const [act, setAct] = useState<{ kind: HandKind | 'price'; chosen: CalendarDeparture[] }>()
  const mayChange = me?.permissions.includes('departures.change') ?? false
  const seesGuests = me?.permissions.includes('guests.read') ?? false
  const columns = useMemo(
    () => columnsOf(data?.options ?? [], { isWeek, from, today, language }),
    [data, isWeek, from, today, language],
  )
  const all = useMemo(() => (data?.options ?? []).flatMap(({ departures }) => departures), [data])
  const chosen = all.filter(({ id }) => selected.has(id))
  const kinds = disruptionKinds.filter((kind) => mayDisrupt(me, kind))
  const [disrupted, setDisrupted] = useState<{ kind: DisruptionKind; chosen: CalendarDeparture[] }>()
  const only = disrupted?.chosen.length === 1 ? disrupted.chosen[0] : undefined
  const [last, setLast] = useState<number>()
  const select = (departure: CalendarDeparture, isRange: boolean) => {
    const next = new Set(selected)
    const [a, b] = [all.findIndex(({ id }) => id === last), all.indexOf(departure)]
    const range = isRange && a >= 0 ? all.slice(Math.min(a, b), Math.max(a, b) + 1) : [departure]
    const isOn = !selected.has(departure.id)
    for (const { id, hasStarted } of range)
      if (isOn && !hasStarted) next.add(id)
      else next.delete(id)
    setSelected(next)
    setLast(departure.id)
  }
  return (
    <div className="grid gap-4">
      <PageHead
        title={t('title')}
        lead={
          data &&
          t(isWeek ? 'lead' : 'leadDay', {
            count: data.options.length,
            from: formatDate(from, language),
            to: formatDate(to, language),
          })
        }
      >
        <Steps search={search} day={day} isWeek={isWeek} hasRoom={hasRoom} />
      </PageHead>
      <Filters search={search} data={data} />
      <ViewMenu list="departures" path="/departures" search={{ ...search, day: undefined }} builtIn={noViews} />
      {error !== null && <Failed error={error} onAgain={refetch} />}
      {!data && error === null && <Loading />}
      {data?.isMore === true && <Notice title={t('isMore')} />}
      {data && data.options.length === 0 && (
        <p className="py-8 text-ink-soft">{hasFilter(search) ? t('nothing') : t('none')}</p>
      )}
      {data && data.options.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          {hasRoom ? (
            <DepartureGrid
              options={data.options}
              columns={columns}
              columnOf={isWeek ? ({ date }) => date : ({ time }) => time.slice(0, 2)}
              selected={selected}
              onSelect={mayChange ? select : null}
              seesGuests={seesGuests}
            />
          ) : (
            <DepartureCards
              options={data.options}
              selected={selected}
              onSelect={mayChange ? select : null}
              seesGuests={seesGuests}
            />
          )}
        </div>
      )}
      {chosen.length > 0 && (
        <div
          data-act-bar
          className="sticky bottom-18 z-10 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-2 ps-4 shadow-float lg:bottom-4"
        >
          <p role="status" className="me-auto font-medium">
            {t('selected', { count: chosen.length })}
          </p>
          {(['close', 'open', 'capacity', 'price', 'plan'] as const).map((kind) => (
            <Button key={kind} data-act kind="outlined" onClick={() => setAct({ kind, chosen })}>
              {t(`acts.${kind}`)}
            </Button>
          ))}
          {chosen.length <= MOST_TOGETHER &&
            kinds.map((kind) => (
              <Button key={kind} kind="outlined" onClick={() => setDisrupted({ kind, chosen })}>
                {x(kind)}
              </Button>
            ))}
          {chosen.length > MOST_TOGETHER && kinds.length > 0 && (
            <p className="text-sm text-ink-soft">{x('several.tooMany', { most: MOST_TOGETHER })}</p>
          )}
          <Button kind="icon" aria-label={t('deselect')} onClick={() => setSelected(new Set())}>
            <X aria-hidden className="size-5" />
          </Button>
        </div>
      )}
      {disrupted && only && (
        <DisruptionDialog
          kind={disrupted.kind}
          departure={only}
          onClose={() => setDisrupted(undefined)}
          onDone={() => setSelected(new Set())}
        />
      )}
      {disrupted && !only && (
        <SeveralDialog
          {...disrupted}
          onClose={() => setDisrupted(undefined)}
          onBegun={(ids) => setSelected(new Set([...selected].filter((id) => !ids.includes(id))))}
        />
      )}
      {act?.kind === 'price' && (
        <PriceDialog chosen={act.chosen} onClose={() => setAct(undefined)} onDone={() => setSelected(new Set())} />
      )}
      {act && act.kind !== 'price' && (
        <HandDialog
          kind={act.kind}
          chosen={act.chosen}
          onClose={() => setAct(undefined)}
          onDone={() => setSelected(new Set())}
        />
      )}
    </div>
  )
}

/** No departure opens beside the list: the keys only focus the links. */
const noKeys: string[] = []

/** Week and day have buttons of their own. */
const noViews = [{ view: 'week' }, { view: 'day' }]

const hasFilter = ({ city, supplier, product, booked, state, hand }: DeparturesSearch) =>
  [city, supplier, product, booked, state, hand].some((one) => one !== undefined)

function columnsOf(
  options: CalendarOption[],
  { isWeek, from, today, language }: { isWeek: boolean; from: string; today: string; language: 'ar' | 'en' },
): Column[] {
  if (!isWeek) {
    const hours = [...new Set(options.flatMap(({ departures }) => departures.map(({ time }) => time.slice(0, 2))))]
    return hours.toSorted().map((key) => ({ key, title: formatTime(`${key}:00`, language), isToday: false }))
  }
  const locale = language === 'ar' ? 'ar-u-nu-latn' : 'en-GB'
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, index) => {
    const key = addDays(from, index)
    return { key, title: weekday.format(new Date(key)), line: date.format(new Date(key)), isToday: key === today }
  })
}

/** Previous, next, today, any day, and the switch of week and day. */
function Steps({
  search,
  day,
  isWeek,
  hasRoom,
}: {
  search: DeparturesSearch
  day: string
  isWeek: boolean
  hasRoom: boolean
}) {
  const t = useTranslations('console.departures')
  const navigate = useNavigate()
  const go = (change: DeparturesSearch) =>
    void navigate({ to: '/departures' as never, search: { ...search, ...change } as never })
  const step = isWeek ? 7 : 1
  return (
    <div className="flex w-full flex-wrap items-center gap-1 sm:w-auto">
      {hasRoom && (
        <div role="group" aria-label={t('view')} className="me-2 flex rounded-field border border-line-strong p-0.5">
          {(['week', 'day'] as const).map((view) => (
            <button
              key={view}
              type="button"
              aria-pressed={isWeek === (view === 'week')}
              onClick={() => go({ view })}
              className="min-h-9 rounded-field px-3 aria-pressed:bg-primary aria-pressed:text-on-primary"
            >
              {t(view)}
            </button>
          ))}
        </div>
      )}
      <button
        type="button"
        className={buttonClass('icon')}
        aria-label={t('before')}
        onClick={() => go({ day: addDays(day, -step) })}
      >
        <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
      </button>
      <Button kind="outlined" onClick={() => go({ day: todayHere() })}>
        {t('today')}
      </Button>
      <button
        type="button"
        className={buttonClass('icon')}
        aria-label={t('after')}
        onClick={() => go({ day: addDays(day, step) })}
      >
        <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
      </button>
      <input
        type="date"
        aria-label={t('jump')}
        value={day}
        onChange={(event) => isDay(event.target.value) && go({ day: event.target.value })}
        className={`${inputClass} w-auto! max-sm:min-w-0 max-sm:flex-1`}
      />
    </div>
  )
}

function Filters({ search, data }: { search: DeparturesSearch; data: Calendar | undefined }) {
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
