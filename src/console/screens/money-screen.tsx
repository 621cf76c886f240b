import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { codeOf } from '#console/lib/api.ts'
import { Link } from '#console/lib/link.tsx'
import { moneyListQuery, moneyPermissions, moneyTabs, tabOf, type MoneySearch } from '#console/lib/money.ts'
import { meQuery } from '#console/lib/queries.ts'
import { useRowKeys } from '#console/lib/use-row-keys.ts'
import { MoneyDetail } from '#console/parts/money/money-detail.tsx'
import { MoneyFilters } from '#console/parts/money/money-filters.tsx'
import { MoneyList } from '#console/parts/money/money-list.tsx'
import { PageHead } from '#console/parts/panel.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'

const MOST_COUNTED = 10_000

/** Payments, refunds and transfers, and the open one: beside them from 1,200 px, else instead of them. */
export function MoneyScreen({ search, open }: { search: MoneySearch; open: string | null }) {
  if (open === null) return <ListPane search={search} open={null} />
  return (
    <div className="grid items-start gap-5 beside:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
      <div className="max-beside:hidden beside:sticky beside:top-20 beside:max-h-[calc(100dvh-6.5rem)] beside:overflow-y-auto">
        <ListPane search={search} open={open} />
      </div>
      <MoneyDetail key={open} id={open} search={search} />
    </div>
  )
}

function ListPane({ search, open }: { search: MoneySearch; open: string | null }) {
  const t = useTranslations('console.money')
  const { data: me } = useQuery(meQuery)
  const mayRead = (me?.isMarketplace ?? false) && moneyPermissions.some((one) => me?.permissions.includes(one))
  const list = useInfiniteQuery({ ...moneyListQuery(search), enabled: mayRead })
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = list
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  useRowKeys({ path: '/money', keys: rows.map(({ key }) => key), open, search, links: '[data-rows] a' })
  if (!mayRead || codeOf(error) === 'console.forbidden')
    return (
      <EmptyArch title={t('forbidden')} level={open === null ? 1 : 2}>
        <p className="text-ink-soft">{t('forbiddenLead')}</p>
      </EmptyArch>
    )
  const [first] = data?.pages ?? []
  const count = first?.count ?? 0
  return (
    <div className="grid gap-4">
      {open === null && (
        <PageHead title={t('title')} lead={first && (count >= MOST_COUNTED ? t('many') : t('lead', { count }))} />
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
      {hasNextPage && (
        <div className="justify-self-center">
          <Button kind="outlined" isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Tabs({ search }: { search: MoneySearch }) {
  const t = useTranslations('console.money')
  const current = tabOf(search)
  return (
    <nav aria-label={t('title')} className="-mx-1 flex max-w-full flex-wrap gap-1 px-1">
      {moneyTabs.map((tab) => (
        <Link
          key={tab}
          to="/money"
          search={tab === 'human' ? {} : { tab }}
          className={`inline-flex min-h-10 max-w-full items-center rounded-full px-3.5 ${tab === current ? 'bg-primary font-medium text-on-primary' : 'hover:bg-line/50'}`}
          activeProps={{}}
          {...(tab === current ? { 'aria-current': 'true' as const } : {})}
        >
          {t(`tabs.${tab}`)}
        </Link>
      ))}
    </nav>
  )
}

/** Nothing yet, or nothing that matches. */
function Nothing({ search }: { search: MoneySearch }) {
  const t = useTranslations('console.money')
  const tab = tabOf(search)
  const { tab: _, ...filters } = search
  const isFiltered = Object.keys(filters).length > 0
  return (
    <EmptyArch title={isFiltered ? t('nothing') : t(`empty.${tab}`)}>
      <p className="text-ink-soft">{isFiltered ? t('nothingLead') : t(`emptyLead.${tab}`)}</p>
      {isFiltered && (
        <Link to="/money" search={tab === 'human' ? {} : { tab }} className={buttonClass('outlined')}>
          {t('clear')}
        </Link>
      )}
    </EmptyArch>
  )
}
