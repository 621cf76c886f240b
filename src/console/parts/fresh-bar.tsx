import { ArrowUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { FreshList } from '#console/lib/use-fresh-list.ts'

/** Announces new rows above a list, which does not move until the person asks. */
export function FreshBar({ list }: { list: FreshList | null }) {
  const t = useTranslations('console.live')
  return (
    <div role="status" className="sticky top-6 z-10 -mt-4 flex h-0 items-center justify-center lg:top-20">
      {list && (
        <button
          type="button"
          onClick={list.show}
          className="inline-flex min-h-10 pointer-coarse:min-h-11 items-center gap-2 rounded-full border border-primary bg-surface px-4 font-medium text-primary shadow-float hover:bg-primary hover:text-on-primary"
        >
          <ArrowUp aria-hidden className="size-4" strokeWidth={1.75} />
          {list.count > 0 ? t('fresh', { count: list.count }) : t('changed')}
          <span className="font-normal underline underline-offset-4">{t('show')}</span>
        </button>
      )}
    </div>
  )
}
