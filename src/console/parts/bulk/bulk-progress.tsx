import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { bulkActsQuery, type BulkAct } from '#console/lib/bulk.ts'
import { Link } from '#console/lib/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { StopBulk } from './stop-bulk.tsx'

/** The progress of the person's latest act. The act begun in this window (`begun`) stays until it is dismissed. */
export function BulkProgress({ begun }: { begun: number | null }) {
  const t = useTranslations('console.bulk')
  const queries = useQueryClient()
  const { data: acts } = useQuery(bulkActsQuery)
  const [hidden, setHidden] = useState<number>()
  const [latest] = acts ?? []
  const isShown = latest !== undefined && latest.id !== hidden && (!latest.isOver || latest.id === begun)
  const endedId = isShown && latest.isOver ? latest.id : null
  useEffect(() => {
    if (endedId !== null) void queries.invalidateQueries({ queryKey: ['orders'] })
  }, [endedId, queries])
  if (!isShown) return null
  const { waiting, done, refused } = latest.counts
  const count = waiting + done + refused
  return (
    <div
      data-act-bar
      className="sticky bottom-18 z-10 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface p-2 ps-4 shadow-float lg:bottom-4"
    >
      <p role="status" className="flex min-w-0 flex-wrap gap-x-2">
        <BulkName act={latest} />
        <span className="text-ink-soft tabular-nums">
          {latest.isOver ? t('result', { done, refused }) : t('progress', { done: done + refused, count })}
        </span>
      </p>
      {!latest.isOver && (
        <progress value={done + refused} max={count} className="h-1.5 w-40 accent-primary" aria-hidden />
      )}
      <span className="ms-auto flex items-center">
        {!latest.isOver && <StopBulk id={latest.id} />}
        <Link to={`/bulk/${latest.id}`} className={buttonClass('third')}>
          {t('see')}
        </Link>
        {latest.isOver && (
          <Button kind="icon" aria-label={t('hide')} onClick={() => setHidden(latest.id)}>
            <X aria-hidden className="size-5" />
          </Button>
        )}
      </span>
    </div>
  )
}

/** The name of an act. */
export function BulkName({ act: { act, assignee } }: { act: Pick<BulkAct, 'act' | 'assignee'> }) {
  const t = useTranslations('console.bulk.names')
  if (act !== 'assign') return <span className="font-medium">{t(act)}</span>
  return (
    <span className="font-medium">
      {assignee === null ? t('unassign') : t('assign', { name: `\u2068${assignee}\u2069` })}
    </span>
  )
}
