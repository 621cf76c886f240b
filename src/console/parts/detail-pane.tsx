import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PresenceKind } from '#domain/presence.ts'
import { isMissing } from '#console/lib/is-missing.ts'
import { Link } from '#console/lib/link.tsx'
import { useOpenedFocus } from '#console/lib/use-opened-focus.ts'
import { useTitle } from '#console/lib/use-title.ts'
import { Present } from '#console/parts/present.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'

interface Props<Detail> {
  title: string
  /** Of the list. */
  path: string
  search: Record<string, string | undefined>
  back: string
  /** Others who have it open are named. */
  presence?: { kind: PresenceKind; id: string }
  query: { data: Detail | undefined; dataUpdatedAt: number; error: unknown; refetch: () => Promise<unknown> }
  children: (detail: Detail) => ReactNode
}

/** The open row of a list: beside the list in a wide window, else a page of its own. */
export function DetailPane<Detail>({ title, path, search, back, presence, query, children }: Props<Detail>) {
  const t = useTranslations('console.refusals')
  useTitle(title)
  const { data, dataUpdatedAt, error, refetch } = query
  const article = useOpenedFocus(`${title} ${dataUpdatedAt}`)
  const isGone = isMissing(error)
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-label={title}
      className="@container grid content-start gap-4 outline-none"
    >
      <Link
        to={path}
        search={search}
        className="flex min-h-10 pointer-coarse:min-h-11 items-center gap-1.5 justify-self-start text-primary beside:hidden"
      >
        <ArrowRight aria-hidden className="size-4 ltr:-scale-x-100" />
        {back}
      </Link>
      {presence && data !== undefined && !isGone && <Present {...presence} />}
      {isGone && <EmptyArch title={t('not_found')} level={1} />}
      {error !== null && !isGone && <Failed error={error} onAgain={refetch} />}
      {data === undefined && error === null && <Loading />}
      {data !== undefined && !isGone && children(data)}
    </article>
  )
}
