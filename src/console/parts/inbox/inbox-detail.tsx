import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '#web/lib/call-error.ts'
import { EmptyArch } from '#web/ui/empty-arch.tsx'
import { Link } from '#console/lib/link.tsx'
import { useActsKey } from '#console/lib/use-acts-key.ts'
import { useOpenedFocus } from '#console/lib/use-opened-focus.ts'
import { useTitle } from '#console/lib/use-title.ts'
import { Failed, Loading } from '#console/parts/states.tsx'
import type { InboxSearch } from './inbox.tsx'

interface Props<Detail> {
  title: string
  path: string
  search: InboxSearch
  query: UseQueryResult<Detail>
  children: (detail: Detail) => ReactNode
}

/** The open row of an inbox: beside the list in a wide window, else a page of its own. */
export function InboxDetail<Detail>({ title, path, search, query, children }: Props<Detail>) {
  const t = useTranslations('console')
  useTitle(title)
  const article = useOpenedFocus(`${title} ${query.dataUpdatedAt}`)
  useActsKey()
  const { data, error, refetch } = query
  const isMissing = error instanceof CallError && error.status === 404
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-label={title}
      className="@container grid content-start gap-4 outline-none"
    >
      <Link
        to={path}
        search={{ ...search }}
        className="flex min-h-10 items-center gap-1.5 justify-self-start text-primary beside:hidden"
      >
        <ArrowRight aria-hidden className="size-4 ltr:-scale-x-100" />
        {t('inbox.back')}
      </Link>
      {isMissing && <EmptyArch title={t('refusals.not_found')} />}
      {error !== null && !isMissing && <Failed error={error} onAgain={refetch} />}
      {data === undefined && error === null && <Loading />}
      {data !== undefined && !isMissing && children(data)}
    </article>
  )
}
