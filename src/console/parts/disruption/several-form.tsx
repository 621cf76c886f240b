import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { sumByCurrency, type DisruptionKind } from '#domain/disruption.ts'
import { trips } from '#console/lib/api.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { forgetDrafts } from '#console/lib/drafts.ts'
import { severalPreviewQuery, type ChosenDeparture, type Shift } from '#console/lib/disruptions.ts'
import { bookedQuery } from '#console/lib/trip-queries.ts'
import { usePaused } from '#console/lib/use-paused.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { useProof } from '#console/parts/proof.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { formText } from '#web/lib/form-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ReasonForGuests, RefundFact, useSums } from './disruption-parts.tsx'

export interface Begun {
  departureId: number
  /** Null: it was not begun. */
  disruptionId: number | null
  /** The code of the error; empty if it was begun. */
  error: string
}

interface Props {
  kind: DisruptionKind
  ids: number[]
  /** The reason of the previous attempt. */
  reason: string
  /** The key of the reason’s draft. */
  draft: string
  /** The departures that stay chosen. */
  onLeaveOut: (ids: number[]) => void
  onDone: (results: Begun[], reason: string) => void
}

/** The consequences for each departure and in total. Departures are moved only if all of them can be. */
export function SeveralForm({ kind, ids, reason, draft, onLeaveOut, onDone }: Props) {
  const t = useTranslations('console.disruption')
  const queries = useQueryClient()
  const withProof = useProof()
  const [typed, setTyped] = useState({ days: '1', minutes: '0' })
  const previewed = usePaused(typed)
  const shift = kind === 'move' ? shiftOf(previewed) : null
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...severalPreviewQuery(ids, shift),
    enabled: kind === 'cancel' || shift !== null,
  })
  const begin = useMutation({
    mutationFn: (json: Parameters<typeof trips.departures.disruptions.$post>[0]['json']) =>
      withProof(() => bodyOf(trips.departures.disruptions.$post({ json }))),
    onSuccess: async ({ results }, sent) => {
      forgetDrafts(draft)
      onDone(results, sent.reason)
      await Promise.all(['departures', 'manifest', 'booked'].map((key) => queries.invalidateQueries({ queryKey: [key] }))) // prettier-ignore
    },
    onError: () => queries.invalidateQueries({ queryKey: ['disruption preview'] }),
  })
  const rows = (data?.departures ?? []).filter(({ departureId }) => ids.includes(departureId))
  const going = rows.filter(({ obstacle }) => obstacle === null)
  const left = rows.length - going.length
  const canSubmit = going.length > 0 && previewed === typed && (kind === 'cancel' || (left === 0 && shift !== null))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!canSubmit || isPlaceholderData || begin.isPending) return
    const why = formText(new FormData(event.currentTarget), 'reason')
    const departures = going.map(({ departureId, bookings }) => ({ departureId, seenBookings: bookings }))
    const change = shift === null ? { kind: 'cancel' as const } : { kind: 'move' as const, ...shift }
    begin.mutate({ departures, change, reason: why })
  }
  return (
    <form onSubmit={submit} className="mt-2 grid gap-4">
      <p className="text-ink-soft">{t(`several.lead.${kind}`)}</p>
      {kind === 'move' && <ShiftFields typed={typed} onType={setTyped} />}
      {error !== null && !data && <Failed error={error} onAgain={refetch} />}
      {!data && error === null && (kind === 'cancel' || shift !== null) && <Loading />}
      {rows.length > 0 && (
        <div aria-busy={isPlaceholderData} className={`grid gap-4 ${isPlaceholderData ? 'opacity-60' : ''}`}>
          <Departures kind={kind} rows={rows} />
          {going.length > 0 && <Sums kind={kind} going={going} />}
          {going.length === 0 && <Notice title={t('several.none')} />}
          {kind === 'move' && left > 0 && going.length > 0 && (
            <Notice kind="warning" title={t('several.cannot', { count: left })}>
              <div>
                <Button kind="outlined" onClick={() => onLeaveOut(going.map(({ departureId }) => departureId))}>
                  {t('several.leaveOut', { count: left })}
                </Button>
              </div>
            </Notice>
          )}
        </div>
      )}
      {going.length > 0 && (
        <ReasonForGuests
          kind={kind}
          languages={[...new Set(going.flatMap((one) => one.languages))]}
          before={reason}
          draft={draft}
        />
      )}
      <FormFoot error={begin.error} isPending={begin.isPending} canSubmit={canSubmit} isDisabled={isPlaceholderData}>
        {t(`several.submit.${kind}`, { count: going.length })}
      </FormFoot>
    </form>
  )
}

/** Null: not whole numbers, out of range, or no change. */
function shiftOf({ days, minutes }: { days: string; minutes: string }): Shift | null {
  const shift = { days: Number(days), minutes: Number(minutes) }
  const isWhole = days !== '' && minutes !== '' && Number.isInteger(shift.days) && Number.isInteger(shift.minutes)
  const isWithin = Math.abs(shift.days) <= 365 && Math.abs(shift.minutes) < 1440
  return isWhole && isWithin && (shift.days !== 0 || shift.minutes !== 0) ? shift : null
}

function ShiftFields({
  typed,
  onType,
}: {
  typed: { days: string; minutes: string }
  onType: (typed: { days: string; minutes: string }) => void
}) {
  const t = useTranslations('console.disruption.several')
  const limits = { days: 365, minutes: 1439 }
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{t('shift')}</legend>
      <p className="mb-2 text-sm text-ink-soft">{t('shiftHint')}</p>
      <div className="grid grid-cols-2 gap-3">
        {(['days', 'minutes'] as const).map((part, index) => (
          <Field
            key={part}
            {...(index === 0 ? { ref: autofocus } : {})}
            label={t(part)}
            type="number"
            step={1}
            min={-limits[part]}
            max={limits[part]}
            required
            dir="ltr"
            value={typed[part]}
            onChange={(event) => onType({ ...typed, [part]: event.target.value })}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Departures({ kind, rows }: { kind: DisruptionKind; rows: ChosenDeparture[] }) {
  const t = useTranslations('console.disruption')
  const local = useLocalWords()
  const { moment } = useOrderWords()
  const sums = useSums()
  return (
    <ul
      aria-label={t('several.departures')}
      tabIndex={0}
      className="max-h-80 ruled overflow-auto rounded-card border border-line"
    >
      {rows.map((row) => (
        <li key={row.departureId} className="grid gap-0.5 px-3 py-2">
          <span className="font-medium tabular-nums">
            <bdi>{moment(row.localDate, row.localTime)}</bdi>
          </span>
          <span className="text-sm text-ink-soft">
            {local(row.title)} · {local(row.optionTitle)}
          </span>
          {row.bookings > 0 && (
            <span className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
              <span>{t('facts', { bookings: row.bookings, travellers: row.travellers })}</span>
              {kind === 'cancel' && row.refunds.length > 0 && <span>{sums(row.refunds)}</span>}
            </span>
          )}
          {kind === 'move' && row.to && (
            <span className="text-sm tabular-nums">
              {t('movedTo', { date: `\u2068${moment(row.to.localDate, row.to.localTime)}\u2069` })} ·{' '}
              {row.to.seatsLeft === null ? t('noLimit') : t('seatsLeft', { count: row.to.seatsLeft })}
            </span>
          )}
          {row.obstacle !== null && (
            <span className="text-sm text-accent">{t(`several.obstacles.${row.obstacle}`)}</span>
          )}
          {row.bookings > 0 && <BookedPeople departureId={row.departureId} bookings={row.bookings} />}
        </li>
      ))}
    </ul>
  )
}

/** The guests of a departure, loaded when the list is opened. */
function BookedPeople({ departureId, bookings }: { departureId: number; bookings: number }) {
  const t = useTranslations('console.disruption.several')
  const d = useTranslations('console.departures')
  const g = useTranslations('console.manifest')
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, refetch } = useQuery({ ...bookedQuery([departureId]), enabled: isOpen })
  const booked = data?.booked ?? []
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-9 pointer-coarse:min-h-11 cursor-pointer content-center text-sm text-primary">
        {t('booked')}
      </summary>
      {error !== null && !data && <Failed error={error} onAgain={refetch} />}
      {!data && error === null && <Loading />}
      <ul className="grid gap-1 text-sm">
        {booked.map((one, index) => (
          // An order can have several bookings on a departure.
          <li key={index} className="flex justify-between gap-3">
            <bdi className="truncate">{one.name || one.reference}</bdi>
            <span className="shrink-0 text-ink-soft">{g('guests', { count: one.travellers })}</span>
          </li>
        ))}
      </ul>
      {data && booked.length < bookings && (
        <p className="text-sm text-ink-soft">{d('moreBooked', { count: bookings - booked.length })}</p>
      )}
    </details>
  )
}

/** The totals of the departures that will be cancelled or moved. */
function Sums({ kind, going }: { kind: DisruptionKind; going: ChosenDeparture[] }) {
  const t = useTranslations('console.disruption')
  const sum = (figure: 'bookings' | 'travellers' | 'paid') => going.reduce((all, one) => all + one[figure], 0)
  return (
    <dl className="grid gap-1 rounded-field bg-line/35 px-3.5 py-2.5 tabular-nums">
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt>{t('several.departureCount', { count: going.length })}</dt>
        <dd className="text-ink-soft">{t('paid', { count: sum('paid') })}</dd>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt>{t('several.told')}</dt>
        <dd>{t('facts', { bookings: sum('bookings'), travellers: sum('travellers') })}</dd>
      </div>
      {kind === 'cancel' && <RefundFact refunds={sumByCurrency(going.flatMap((one) => one.refunds))} />}
    </dl>
  )
}
