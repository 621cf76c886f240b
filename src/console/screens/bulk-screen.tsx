import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { bulkTransitions, type BulkState } from '#domain/bulk-act.ts'
import { bulkActQuery, bulkActsQuery, type BulkAct } from '#console/lib/bulk.ts'
import { Link } from '#console/lib/link.tsx'
import { useErrorWords, useInstant } from '#console/lib/use-words.ts'
import { BulkName } from '#console/parts/bulk/bulk-progress.tsx'
import { StopBulk } from '#console/parts/bulk/stop-bulk.tsx'
import { LoadMore } from '#console/parts/load-more.tsx'
import { PageHead, Tag } from '#console/parts/panel.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { CallError } from '#web/lib/call-error.ts'
import { EmptyArch } from '#web/ui/empty-arch.tsx'

const states = Object.keys(bulkTransitions) as BulkState[]
const tones = { waiting: 'plain', done: 'good', refused: 'warning' } as const

/** The person's own acts on many orders. */
export function BulkActsScreen() {
  const t = useTranslations('console.bulk')
  const instant = useInstant()
  const { data: acts, error, refetch } = useQuery(bulkActsQuery)
  return (
    <div className="grid gap-4">
      <PageHead title={t('title')} lead={t('lead')} />
      {error !== null && <Failed error={error} onAgain={refetch} />}
      {!acts && error === null && <Loading />}
      {acts?.length === 0 && (
        <EmptyArch title={t('empty')}>
          <p className="text-ink-soft">{t('emptyLead')}</p>
        </EmptyArch>
      )}
      {acts && acts.length > 0 && (
        <ul className="rounded-card border border-line bg-surface">
          {acts.map((act) => (
            <li
              key={act.id}
              className="relative flex flex-wrap items-baseline gap-x-4 border-line px-4 py-2.5 not-first:border-t hover:bg-line/25"
            >
              <Link to={`/bulk/${act.id}`} className="after:absolute after:inset-0 after:content-['']">
                <BulkName act={act} />
              </Link>
              <Counts act={act} />
              <span className="ms-auto text-sm text-ink-soft tabular-nums">{instant(act.madeAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Counts({ act: { isOver, counts } }: { act: Pick<BulkAct, 'isOver' | 'counts'> }) {
  const t = useTranslations('console.bulk')
  const { waiting, done, refused } = counts
  return (
    <span className="text-ink-soft tabular-nums">
      {isOver
        ? t('result', { done, refused })
        : `${t('running')} · ${t('progress', { done: done + refused, count: waiting + done + refused })}`}
    </span>
  )
}

/** The result of each order of an act. */
export function BulkActScreen({ id }: { id: string }) {
  const t = useTranslations('console.bulk')
  const instant = useInstant()
  const [state, setState] = useState<BulkState>()
  const list = useInfiniteQuery(bulkActQuery(id, state))
  const { data, error, refetch } = list
  const [act] = data?.pages ?? []
  const orders = data?.pages.flatMap((page) => page.orders) ?? []
  return (
    <div className="grid gap-4">
      <Link
        to="/bulk"
        className="inline-flex items-center justify-self-start text-sm text-primary pointer-coarse:min-h-11 underline underline-offset-4"
      >
        {t('back')}
      </Link>
      <PageHead
        title={t('title')}
        lead={
          act ? (
            <span className="flex flex-wrap gap-x-3">
              <BulkName act={act} />
              <span className="tabular-nums">{instant(act.madeAt)}</span>
              <Counts act={act} />
            </span>
          ) : null
        }
      >
        {act?.isOver === false && <StopBulk id={act.id} />}
      </PageHead>
      {error !== null && <Failed error={error} onAgain={refetch} />}
      {!data && error === null && <Loading />}
      {act && (
        <div role="group" aria-label={t('state')} className="flex flex-wrap gap-1">
          {[undefined, ...states].map((one) => (
            <button
              key={one ?? 'any'}
              type="button"
              aria-pressed={one === state}
              onClick={() => setState(one)}
              className="min-h-10 pointer-coarse:min-h-11 rounded-full px-3.5 hover:bg-line/50 aria-pressed:bg-primary aria-pressed:font-medium aria-pressed:text-on-primary"
            >
              {one ? `${t(`states.${one}`)} (${act.counts[one]})` : t('any')}
            </button>
          ))}
        </div>
      )}
      {act && orders.length === 0 && <p className="py-6 text-ink-soft">{t('none')}</p>}
      {orders.length > 0 && (
        <div className="rounded-card border border-line bg-surface">
          <table className="w-full">
            <thead className="border-b border-line text-sm text-ink-soft">
              <tr className="[&>th]:px-4 [&>th]:py-2">
                <th>{t('order')}</th>
                <th>{t('state')}</th>
                <th className="max-sm:hidden">{t('why')}</th>
              </tr>
            </thead>
            <tbody>
              {orders.map(({ reference, state: result, error: code }) => (
                <tr key={reference} className="border-line not-first:border-t [&>td]:px-4 [&>td]:py-2">
                  <td>
                    <Link
                      to={`/orders/${reference}`}
                      className="inline-flex items-center whitespace-nowrap text-primary underline underline-offset-4 pointer-coarse:min-h-11"
                    >
                      <bdi className="tabular-nums">{reference}</bdi>
                    </Link>
                  </td>
                  <td>
                    <Tag tone={tones[result]}>{t(`states.${result}`)}</Tag>
                    <span className="block text-sm sm:hidden">
                      <Why code={code} />
                    </span>
                  </td>
                  <td className="max-sm:hidden">
                    <Why code={code} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <LoadMore list={list}>{t('more')}</LoadMore>
    </div>
  )
}

/** The words of an error code. */
function Why({ code }: { code: string }) {
  const wordsOf = useErrorWords()
  return code === '' ? null : wordsOf(new CallError(409, { code }))
}
