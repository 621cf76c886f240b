import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { bulkActs, MOST_IN_BULK, type BulkAct } from '#domain/bulk-act.ts'
import type { OrdersPage, OrdersSearch } from '#console/lib/orders.ts'
import type { Ticks } from '#console/lib/use-ticks.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#console/parts/lazy.tsx'

const BulkDialog = lazyPart(async () => (await import('./bulk-dialog.tsx')).BulkDialog)

interface Props {
  ticks: Ticks
  search: OrdersSearch
  page: OrdersPage | undefined
  /** With the id of the act. */
  onBegun: (id: number) => void
}

/** The acts for the ticked orders, at the foot of the list. */
export function BulkBar({ ticks, search, page, onBegun }: Props) {
  const t = useTranslations('console.bulk')
  const [act, setAct] = useState<BulkAct>()
  const matching = page?.count ?? 0
  const count = ticks.isAll ? matching : ticks.ticked.length
  const hasMore = ticks.isPageTicked && matching > ticks.ticked.length
  if (ticks.ticked.length === 0) return null
  return (
    <div
      data-act-bar
      className="sticky bottom-18 z-10 flex max-h-[45dvh] flex-wrap items-center gap-2 rounded-card border overflow-y-auto border-line bg-surface p-[min(0.5rem,2vw)] ps-[min(1rem,4vw)] shadow-float lg:bottom-4"
    >
      <p role="status" className="me-auto min-w-0 font-medium max-sm:-order-2">
        {t(ticks.isAll ? 'allSelected' : 'selected', { count })}
      </p>
      {!ticks.isPageTicked && (
        <Button kind="third" className="lg:hidden" onClick={ticks.togglePage}>
          {t('tickPage')}
        </Button>
      )}
      {!ticks.isAll && hasMore && matching <= MOST_IN_BULK && (
        <Button kind="third" onClick={ticks.tickAll}>
          {t('all', { count: matching })}
        </Button>
      )}
      {!ticks.isAll && hasMore && matching > MOST_IN_BULK && <p className="text-sm text-ink-soft">{t('tooMany')}</p>}
      {bulkActs.map((one) => (
        <Button key={one} data-act kind="outlined" onClick={() => setAct(one)}>
          {t(`acts.${one}`)}
        </Button>
      ))}
      <Button kind="icon" className="max-sm:-order-1 max-sm:ms-auto" aria-label={t('clear')} onClick={ticks.clear}>
        <X aria-hidden className="size-5" />
      </Button>
      {act && (
        <BulkDialog
          act={act}
          count={count}
          references={ticks.isAll ? null : ticks.ticked}
          search={search}
          people={page?.people ?? []}
          onClose={() => setAct(undefined)}
          onBegun={(id) => {
            ticks.clear()
            onBegun(id)
          }}
        />
      )}
    </div>
  )
}
