import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { sumByCurrency, type DisruptionKind } from '#domain/disruption.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { disruptionsQuery, type Disruption } from '#console/lib/disruptions.ts'
import { Link } from '#console/lib/link.tsx'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { Tag } from '#console/parts/panel.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { CallError } from '#web/lib/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Running, useSums } from './disruption-parts.tsx'
import { Blocked, Bookings } from './disruption-result.tsx'
import type { Begun } from './several-form.tsx'

/** A departure as the calendar shows it. */
export interface Chosen {
  id: number
  date: string
  time: string
}

/** The result of each departure. Those that could not be begun can be retried, with current figures. */
export function SeveralResult({
  kind,
  chosen,
  begun,
  onAgain,
  onClose,
}: {
  kind: DisruptionKind
  chosen: Chosen[]
  begun: Begun[]
  onAgain: () => void
  onClose: () => void
}) {
  const t = useTranslations('console.disruption')
  const queries = useQueryClient()
  const ids = begun.flatMap(({ disruptionId }) => (disruptionId === null ? [] : [disruptionId]))
  const { data, error, refetch } = useQuery(disruptionsQuery(ids))
  const disruptions = data?.disruptions ?? []
  const refused = begun.filter(({ disruptionId }) => disruptionId === null)
  const isWorking = ids.length > 0 && (!data || disruptions.some(({ counts }) => counts.waiting > 0))
  useEffect(() => {
    if (isWorking) return
    for (const key of ['departures', 'manifest', 'booked', 'orders'])
      void queries.invalidateQueries({ queryKey: [key] })
  }, [isWorking, queries])
  const state = isWorking ? 'working' : ids.length === 0 ? 'untouched' : 'over'
  return (
    <Dialog title={t(`several.${state}.${kind}`)} isOpen onClose={onClose}>
      <div className="mt-2 grid gap-4">
        {error !== null && !data && <Failed error={error} onAgain={refetch} />}
        {ids.length > 0 && !data && error === null && <Loading />}
        {data && <Progress disruptions={disruptions} />}
        <ul aria-label={t('several.departures')} className="ruled rounded-card border border-line">
          {chosen
            .filter(({ id }) => begun.some(({ departureId }) => departureId === id))
            .map((departure) => (
              <Row
                key={departure.id}
                departure={departure}
                begun={begun.find(({ departureId }) => departureId === departure.id)}
                disruption={disruptions.find(({ departureId }) => departureId === departure.id)}
              />
            ))}
        </ul>
        {refused.length > 0 && (
          <Notice kind="warning" title={t('several.refused', { count: refused.length })}>
            <div>
              <Button kind="outlined" onClick={onAgain}>
                {t('retry')}
              </Button>
            </div>
          </Notice>
        )}
        <Button kind={isWorking ? 'outlined' : 'primary'} onClick={onClose} ref={autofocus}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  )
}

const allOf = ({ counts }: Disruption) => counts.waiting + counts.done + counts.gone + counts.blocked

/** The progress of all departures together. */
function Progress({ disruptions }: { disruptions: Disruption[] }) {
  const t = useTranslations('console.disruption')
  const sums = useSums()
  const sum = (state: keyof Disruption['counts']) => disruptions.reduce((all, { counts }) => all + counts[state], 0)
  const waiting = sum('waiting')
  const all = disruptions.reduce((count, one) => count + allOf(one), 0)
  const refunds = sumByCurrency(disruptions.flatMap((one) => one.refunds))
  if (waiting === 0)
    return (
      <div role="status" className="tabular-nums">
        <p className="font-medium">{t('result', { done: sum('done') })}</p>
        {refunds.length > 0 && (
          <p>
            {t('refunded')}: {sums(refunds)}
          </p>
        )}
      </div>
    )
  return <Running done={all - waiting} all={all} />
}

function Row({
  departure,
  begun,
  disruption,
}: {
  departure: Chosen
  begun: Begun | undefined
  disruption: Disruption | undefined
}) {
  const t = useTranslations('console.disruption')
  const wordsOf = useErrorWords()
  const { moment } = useOrderWords()
  const isRefused = begun?.disruptionId === null
  const state = isRefused || (disruption?.counts.blocked ?? 0) > 0 ? 'blocked' : disruption?.counts.waiting === 0 ? 'done' : 'waiting' // prettier-ignore
  return (
    <li className="grid gap-1 px-3 py-2">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <Link
          to={`/departures/${departure.id}`}
          className="font-medium tabular-nums underline-offset-4 hover:underline"
        >
          <bdi>{moment(departure.date, departure.time)}</bdi>
        </Link>
        <Tag tone={state === 'done' ? 'good' : state === 'blocked' ? 'warning' : 'plain'}>{t(`states.${state}`)}</Tag>
      </span>
      {isRefused && <span className="text-sm text-danger">{wordsOf(new CallError(409, { code: begun.error }))}</span>}
      {disruption?.to && (
        <span className="text-sm tabular-nums">
          {t('movedTo', { date: `\u2068${moment(disruption.to.localDate, disruption.to.localTime)}\u2069` })}
        </span>
      )}
      {disruption && disruption.counts.blocked > 0 && <Blocked disruption={disruption} />}
      {disruption && (
        <details open={disruption.counts.blocked > 0}>
          <summary className="min-h-9 pointer-coarse:min-h-11 cursor-pointer content-center text-sm text-primary tabular-nums">
            {t('several.doneOf', { done: disruption.counts.done, count: allOf(disruption) })}
          </summary>
          <Bookings disruption={disruption} />
        </details>
      )}
    </li>
  )
}
