import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DisruptedState } from '#domain/disruption.ts'
import { trips } from '#console/lib/api.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { disruptionQuery, type Disruption } from '#console/lib/disruptions.ts'
import { Link } from '#console/lib/link.tsx'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { Tag } from '#console/parts/panel.tsx'
import { useProof } from '#console/parts/proof.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { CallError } from '#web/lib/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Running, useSums } from './disruption-parts.tsx'

/** The progress of a disruption, and the result of each booking. */
export function DisruptionResult({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations('console.disruption')
  const { data, error, refetch } = useQuery(disruptionQuery(id))
  const queries = useQueryClient()
  const isWorking = (data?.counts.waiting ?? 1) > 0
  useEffect(() => {
    if (isWorking) return
    for (const key of ['departures', 'manifest', 'booked', 'orders'])
      void queries.invalidateQueries({ queryKey: [key] })
  }, [isWorking, queries])
  const title = data ? t(isWorking ? `working.${data.kind}` : `over.${data.kind}`) : t('show')
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <div className="mt-2 grid gap-4">
        {error !== null && !data && <Failed error={error} onAgain={refetch} />}
        {!data && error === null && <Loading />}
        {data && <Report disruption={data} />}
        {data && (
          <Button kind={isWorking ? 'outlined' : 'primary'} onClick={onClose} ref={autofocus}>
            {t('close')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function Report({ disruption }: { disruption: Disruption }) {
  const t = useTranslations('console.disruption')
  const { moment } = useOrderWords()
  const sums = useSums()
  const { counts, refunds, to } = disruption
  const all = counts.waiting + counts.done + counts.gone + counts.blocked
  return (
    <>
      {counts.waiting > 0 && <Running done={all - counts.waiting} all={all} />}
      {counts.waiting === 0 && (
        <div role="status">
          <ul className="grid gap-0.5 tabular-nums">
            <li className="font-medium">{t('result', { done: counts.done })}</li>
            {counts.gone > 0 && <li className="text-ink-soft">{t('goneCount', { count: counts.gone })}</li>}
            {refunds.length > 0 && (
              <li>
                {t('refunded')}: {sums(refunds)}
              </li>
            )}
            {to && (
              <li>
                {t('movedTo', { date: `\u2068${moment(to.localDate, to.localTime)}\u2069` })} ·{' '}
                <Link to={`/departures/${to.departureId}`} className="text-primary underline underline-offset-4">
                  {t('openNew')}
                </Link>
              </li>
            )}
          </ul>
        </div>
      )}
      {counts.blocked > 0 && <Blocked disruption={disruption} />}
      <Bookings disruption={disruption} />
    </>
  )
}

/** The number of bookings that need a person, and a retry button. */
export function Blocked({ disruption }: { disruption: Disruption }) {
  const t = useTranslations('console.disruption')
  const queries = useQueryClient()
  const wordsOf = useErrorWords()
  const withProof = useProof()
  const [error, setError] = useState<unknown>()
  const [isPending, setIsPending] = useState(false)
  const retry = async () => {
    setIsPending(true)
    setError(undefined)
    try {
      const param = { disruptionId: String(disruption.id) }
      const again = await withProof(() => bodyOf(trips.disruptions[':disruptionId'].retry.$post({ param })))
      queries.setQueryData(disruptionQuery(disruption.id).queryKey, again)
      await queries.invalidateQueries({ queryKey: ['disruption', 'several'] })
    } catch (caught) {
      setError(caught)
    }
    setIsPending(false)
  }
  return (
    <div className="grid gap-2">
      <Notice kind="warning" title={t('blockedCount', { count: disruption.counts.blocked })} />
      {error !== undefined && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
      <div>
        <Button kind="outlined" isLoading={isPending} onClick={() => void retry()}>
          {t('retry')}
        </Button>
      </div>
    </div>
  )
}

const tones: Record<DisruptedState, 'plain' | 'good' | 'warning'> = {
  waiting: 'plain',
  done: 'good',
  gone: 'plain',
  blocked: 'warning',
}

export function Bookings({ disruption }: { disruption: Disruption }) {
  const t = useTranslations('console.disruption')
  const g = useTranslations('console.manifest')
  const wordsOf = useErrorWords()
  return (
    <ul
      aria-label={t('bookings')}
      tabIndex={0}
      className="max-h-80 ruled overflow-auto rounded-card border border-line"
    >
      {disruption.bookings.map((one) => (
        <li key={one.bookingId} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2">
          <span className="min-w-0">
            <Link to={`/orders/${one.reference}`} className="font-medium underline-offset-4 hover:underline">
              <bdi>{one.name || one.reference}</bdi>
            </Link>
            <span className="block text-sm text-ink-soft tabular-nums">
              <bdi>{one.reference}</bdi> · {g('guests', { count: one.travellers })}
            </span>
            {one.error !== '' && (
              <span className="block text-sm text-danger">{wordsOf(new CallError(409, { code: one.error }))}</span>
            )}
          </span>
          <Tag tone={tones[one.state]}>{t(`states.${one.state}`)}</Tag>
        </li>
      ))}
    </ul>
  )
}
