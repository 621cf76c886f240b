import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useNavigate } from '@tanstack/react-router'
import { codeOf } from '#console/lib/api.ts'
import { inboxAssignees } from '#console/lib/inbox-assignees.ts'
import type { InboxSearch } from '#console/lib/inbox-query.ts'
import { Link } from '#console/lib/link.tsx'
import { MOST_COUNTED } from '#domain/most-counted.ts'
import { useAge } from '#console/lib/use-age.ts'
import type { FreshList } from '#console/lib/use-fresh-list.ts'
import { useRowKeys } from '#console/lib/use-row-keys.ts'
import { useInstant } from '#console/lib/use-words.ts'
import { FreshBar } from '#console/parts/fresh-bar.tsx'
import { ForbiddenList, ListAndDetail } from '#console/parts/list-and-detail.tsx'
import { ListTabs } from '#console/parts/list-tabs.tsx'
import { LoadMore } from '#console/parts/load-more.tsx'
import { PageHead } from '#console/parts/panel.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'

export interface InboxPage<Row> {
  rows: Row[]
  count: number
  next: number | null
}

export interface InboxRow {
  /** The last segment of its path. */
  key: string
  from: string
  subject: string
  excerpt: string
  at: string
  tags?: ReactNode
}

interface Props<Row> {
  title: string
  path: string
  /** The first is the address without a state. */
  tabs: { value: string; words: string }[]
  search: InboxSearch
  /** An act of the list. */
  action?: ReactNode
  /** Whether its rows are assigned to people. */
  hasAssignees?: boolean
  /** The key of the open row. */
  open: string | null
  list: UseInfiniteQueryResult<InfiniteData<InboxPage<Row>>>
  /** New rows since the list was loaded. */
  fresh: FreshList | null
  rowOf: (row: Row) => InboxRow
  /** The text of an empty first tab. */
  empty: string
  /** The open row. */
  children: ReactNode
}

/** A list of messages, quotes or reviews. The open row is beside the list from 1,200 px, otherwise instead of it. */
export function Inbox<Row>({ children, ...props }: Props<Row>) {
  if (props.open === null) return <ListPane {...props} />
  return (
    <ListAndDetail list={<ListPane {...props} />} columns="beside:grid-cols-[minmax(19rem,24rem)_minmax(0,1fr)]">
      {children}
    </ListAndDetail>
  )
}

function ListPane<Row>({
  title,
  path,
  tabs,
  search,
  action,
  hasAssignees = false,
  open,
  list,
  fresh,
  rowOf,
  empty,
}: Omit<Props<Row>, 'children'>) {
  const t = useTranslations('console.inbox')
  const { data, error, refetch, isPlaceholderData } = list
  const rows = data?.pages.flatMap((page) => page.rows.map(rowOf)) ?? []
  useRowKeys({ path, keys: rows.map(({ key }) => key), open, search, links: '[data-rows] a' })
  if (codeOf(error) === 'console.forbidden')
    return <ForbiddenList title={t('forbidden')} lead={t('forbiddenLead')} isBeside={open !== null} />
  const [first] = data?.pages ?? []
  const count = first?.count ?? 0
  const { state, ...narrowed } = search
  const links = tabs.map((tab, index) => ({
    ...tab,
    search: index === 0 ? { ...narrowed } : { ...narrowed, state: tab.value },
  }))
  const isFirst = (state ?? tabs[0]?.value) === tabs[0]?.value && search.assignee === undefined
  return (
    <div className="grid gap-4">
      {open === null && (
        <PageHead title={title} lead={first ? (count >= MOST_COUNTED ? t('many') : t('count', { count })) : null}>
          {action}
        </PageHead>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ListTabs label={title} path={path} tabs={links} current={state ?? tabs[0]?.value} />
        {hasAssignees && <AssigneeFilter path={path} search={search} />}
      </div>
      <FreshBar list={fresh} />
      {error !== null && <Failed error={error} onAgain={refetch} />}
      {!data && error === null && <Loading />}
      {data && rows.length === 0 && (
        <EmptyArch title={isFirst ? empty : t('nothing')}>
          {!isFirst && (
            <Link to={path} className={buttonClass('outlined')}>
              {tabs[0]?.words}
            </Link>
          )}
        </EmptyArch>
      )}
      {rows.length > 0 && (
        <ol
          data-rows
          aria-busy={isPlaceholderData || undefined}
          className={`@container rounded-card border border-line bg-surface ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {rows.map((row) => (
            <RowCard key={row.key} row={row} path={path} search={search} isOpen={row.key === open} />
          ))}
        </ol>
      )}
      <LoadMore list={list}>{t('more')}</LoadMore>
    </div>
  )
}

function AssigneeFilter({ path, search }: { path: string; search: InboxSearch }) {
  const t = useTranslations('console.inbox')
  const navigate = useNavigate()
  return (
    <label className="flex max-w-full min-w-0 flex-wrap items-center gap-2 text-sm text-ink-soft">
      {t('assignee')}
      <select
        value={search.assignee ?? ''}
        onChange={(event) =>
          void navigate({
            to: path as never,
            search: { ...search, assignee: event.target.value || undefined } as never,
            replace: true,
          })
        }
        className="min-h-11 max-w-full min-w-0 rounded-field border border-line-strong bg-surface px-2.5 text-base text-ink"
      >
        <option value="">{t('anybody')}</option>
        {inboxAssignees.map((one) => (
          <option key={one} value={one}>
            {t(`assignees.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Three lines; in a wide list one, with the sender and the age at the ends. */
function RowCard({ row, path, search, isOpen }: { row: InboxRow; path: string; search: InboxSearch; isOpen: boolean }) {
  const age = useAge()
  const instant = useInstant()
  return (
    <li
      className={`relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-line px-4 py-2.5 not-first:border-t hover:bg-line/25 @4xl:grid-cols-[13rem_minmax(0,1fr)_auto_8rem] @4xl:items-center @4xl:gap-x-5 ${isOpen ? 'bg-primary/8 hover:bg-primary/8' : ''}`}
    >
      <Link
        to={`${path}/${row.key}`}
        search={{ ...search }}
        className="truncate font-medium after:absolute after:inset-0 after:content-[''] focus-visible:outline-offset-2"
        {...(isOpen ? { 'aria-current': 'true' as const } : {})}
      >
        <bdi>{row.from}</bdi>
      </Link>
      <time
        dateTime={row.at}
        title={instant(row.at)}
        className="text-end text-sm whitespace-nowrap text-ink-soft tabular-nums @4xl:order-last"
      >
        {age(row.at)}
      </time>
      <span className="min-w-0 @max-4xl:col-span-2 @max-4xl:row-start-2">
        <span className="block">
          <bdi className="inline-block max-w-full truncate align-bottom">{row.subject}</bdi>
        </span>
        {row.excerpt !== '' && (
          <span className="block text-sm leading-normal text-ink-soft">
            {/* As wide as its text, so that it begins at the page's side and is cut at its own end. */}
            <bdi className="inline-block max-w-full truncate align-bottom">{row.excerpt}</bdi>
          </span>
        )}
      </span>
      <span className="flex flex-wrap justify-end gap-1 @max-4xl:col-span-2 @max-4xl:justify-start @max-4xl:empty:hidden">
        {row.tags}
      </span>
    </li>
  )
}
