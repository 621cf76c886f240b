import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PresenceKind } from '#domain/presence.ts'
import { DetailPane } from '#console/parts/detail-pane.tsx'
import type { InboxSearch } from '#console/lib/inbox-query.ts'

interface Props<Detail, Key extends QueryKey> {
  title: string
  path: string
  search: InboxSearch
  presence: { kind: PresenceKind; id: string }
  query: UseQueryOptions<Detail, Error, Detail, Key>
  children: (detail: Detail) => ReactNode
}

/** The open row of an inbox. */
export function InboxDetail<Detail, Key extends QueryKey>({
  title,
  path,
  search,
  presence,
  query,
  children,
}: Props<Detail, Key>) {
  const t = useTranslations('console.inbox')
  return (
    <DetailPane
      title={title}
      path={path}
      search={{ ...search }}
      back={t('back')}
      presence={presence}
      query={useQuery(query)}
    >
      {children}
    </DetailPane>
  )
}
