import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { codeOf, money } from '#console/lib/api.ts'
import { Link } from '#console/lib/link.tsx'
import { addressOf, mayReadMoney, moneyListQuery, moneyTabs, tabOf, type MoneySearch } from '#console/lib/money.ts'
import { MOST_COUNTED } from '#domain/most-counted.ts'
import { meQuery } from '#console/lib/queries.ts'
import { useRowKeys } from '#console/lib/use-row-keys.ts'
import { ForbiddenList, ListAndDetail } from '#console/parts/list-and-detail.tsx'
import { DownloadButton } from '#console/parts/download-button.tsx'
import { ListTabs } from '#console/parts/list-tabs.tsx'
import { LoadMore } from '#console/parts/load-more.tsx'
import { MoneyDetail } from '#console/parts/money/money-detail.tsx'
import { MoneyFilters } from '#console/parts/money/money-filters.tsx'
import { MoneyList } from '#console/parts/money/money-list.tsx'
import { PageHead } from '#console/parts/panel.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'

/** Payments, refunds and transfers. The open one is beside the list from 1,200 px, otherwise instead of it. */
export function MoneyScreen({ search, open }: { search: MoneySearch; open: string | null }) {
  if (open === null) return <ListPane search={search} open={null} />
  return (
    <ListAndDetail list={<ListPane search={search} open={open} />}>
      <MoneyDetail key={open} id={open} search={search} />
    </ListAndDetail>
  )
}

function ListPane({ search, open }: { search: MoneySearch; open: string | null }) {
  const t = useTranslations('console.money')
  const { data: me } = useQuery(meQuery)
  const mayRead = mayReadMoney(me)
  const list = useInfiniteQuery({ ...moneyListQuery(search), enabled: mayRead })
  const { data, error, refetch, isPlaceholderData } = list
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  useRowKeys({ path: '/money', keys: rows.map(({ key }) => key), open, search, links: '[data-rows] a' })
  if (!mayRead || codeOf(error) === 'console.forbidden')
    return <ForbiddenList title={t('forbidden')} lead={t('forbiddenLead')} isBeside={open !== null} />
  const [first] = data?.pages ?? []
  const count = first?.count ?? 0
  return (
    <div className="grid gap-4">
      {open === null && (
        <PageHead title={t('title')} lead={first ? (count >= MOST_COUNTED ? t('many') : t('lead', { count })) : null}>
          {rows.length > 0 && tabOf(search) !== 'human' && <ExportMoney search={search} />}
        </PageHead>
      )}
      <Tabs search={search} />
      {open === null && <MoneyFilters search={search} providers={first?.providers ?? []} />}
      {error !== null && <Failed error={error} onAgain={refetch} />}
      {!data && error === null && <Loading />}
      {data && rows.length === 0 && <Nothing search={search} />}
      {rows.length > 0 && (
        <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? 'opacity-60' : ''}>
          <MoneyList rows={rows} search={search} open={open} />
        </div>
      )}
      <LoadMore list={list}>{t('more')}</LoadMore>
    </div>
  )
}

/** Downloads the rows that match the filters. */
function ExportMoney({ search }: { search: MoneySearch }) {
  const t = useTranslations('console.money')
  const tab = tabOf(search)
  return (
    <DownloadButton
      request={() => money.export.$post({ query: { ...search, tab } as never })}
      fileName={() => `${tab}-${new Date().toISOString().slice(0, 10)}.csv`}
      done={t('exported')}
    >
      {t('export')}
    </DownloadButton>
  )
}

function Tabs({ search }: { search: MoneySearch }) {
  const t = useTranslations('console.money')
  const tabs = moneyTabs.map((tab) => ({ value: tab, words: t(`tabs.${tab}`), search: addressOf(tab) }))
  return <ListTabs label={t('title')} path="/money" tabs={tabs} current={tabOf(search)} />
}

/** An empty list: nothing yet, or no match. */
function Nothing({ search }: { search: MoneySearch }) {
  const t = useTranslations('console.money')
  const tab = tabOf(search)
  const { tab: _, ...filters } = search
  const isFiltered = Object.keys(filters).length > 0
  return (
    <EmptyArch title={isFiltered ? t('nothing') : t(`empty.${tab}`)}>
      <p className="text-ink-soft">
        {filters.q !== undefined ? t('nothingNumber') : isFiltered ? t('nothingLead') : t(`emptyLead.${tab}`)}
      </p>
      {filters.q !== undefined && (
        <Link to="/money" search={addressOf('transfers')} className={buttonClass('primary')}>
          {t('allTransfers')}
        </Link>
      )}
      {isFiltered && (
        <Link to="/money" search={addressOf(tab)} className={buttonClass('outlined')}>
          {t('clear')}
        </Link>
      )}
    </EmptyArch>
  )
}
