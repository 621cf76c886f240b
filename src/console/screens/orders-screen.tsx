import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf } from '#console/lib/api.ts'
import { mayActInBulk } from '#console/lib/bulk.ts'
import { Link } from '#console/lib/link.tsx'
import { MOST_COUNTED } from '#domain/most-counted.ts'
import { filtersOf, ordersQuery, type OrderRow, type OrdersSearch } from '#console/lib/orders.ts'
import { meQuery } from '#console/lib/queries.ts'
import { useFreshList } from '#console/lib/use-fresh-list.ts'
import { useRowKeys } from '#console/lib/use-row-keys.ts'
import { useTicks } from '#console/lib/use-ticks.ts'
import { paramsOf } from '#console/lib/view-params.ts'
import { BulkBar } from '#console/parts/bulk/bulk-bar.tsx'
import { BulkProgress } from '#console/parts/bulk/bulk-progress.tsx'
import { FreshBar } from '#console/parts/fresh-bar.tsx'
import { ForbiddenList, ListAndDetail } from '#console/parts/list-and-detail.tsx'
import { LoadMore } from '#console/parts/load-more.tsx'
import { ExportOrders } from '#console/parts/orders/export-orders.tsx'
import { OrderDetail } from '#console/parts/orders/order-detail.tsx'
import { OrderFilters } from '#console/parts/orders/order-filters.tsx'
import { OrderList } from '#console/parts/orders/order-list.tsx'
import { PageHead } from '#console/parts/panel.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'

/** The orders. The open one is beside the list from 1,200 px, otherwise instead of it. */
export function OrdersScreen({ search, reference }: { search: OrdersSearch; reference: string | null }) {
  if (reference === null) return <ListPane search={search} open={null} />
  return (
    <ListAndDetail list={<ListPane search={search} open={reference} />}>
      <OrderDetail reference={reference} search={search} />
    </ListAndDetail>
  )
}

function ListPane({ search, open }: { search: OrdersSearch; open: string | null }) {
  const filters = filtersOf(search)
  const t = useTranslations('console.orders')
  const v = useTranslations('console.views')
  const b = useTranslations('console.bulk')
  const { data: me } = useQuery(meQuery)
  const mayRead = me?.permissions.includes('orders.read') ?? false
  const list = useInfiniteQuery({ ...ordersQuery(filters), enabled: mayRead })
  const fresh = useFreshList<OrderRow>('order', ordersQuery(filters), (row) => row.reference)
  const { data, error, refetch, isPlaceholderData } = list
  const orders = data?.pages.flatMap((page) => page.rows) ?? []
  const keys = orders.map(({ reference }) => reference)
  useRowKeys({ path: '/orders', keys, open, search, links: 'tbody [data-row] a' })
  const mayAct = open === null && mayActInBulk(me)
  const ticks = useTicks(keys, JSON.stringify(paramsOf(filters)), mayAct)
  const [begun, setBegun] = useState<number | null>(null)
  if (!mayRead || codeOf(error) === 'console.forbidden')
    return <ForbiddenList title={t('forbidden')} lead={t('forbiddenLead')} isBeside={open !== null} />
  const [first] = data?.pages ?? []
  const count = first?.count ?? 0
  const isMarketplace = me?.isMarketplace ?? false
  return (
    <div className="grid gap-4">
      {open === null && (
        <>
          <PageHead title={t('title')} lead={first ? (count >= MOST_COUNTED ? t('many') : t('lead', { count })) : null}>
            <div className="flex flex-wrap gap-2">
              {mayAct && (
                <Link to="/bulk" className={buttonClass('third')}>
                  {b('title')}
                </Link>
              )}
              {orders.length > 0 && <ExportOrders search={filters} />}
            </div>
          </PageHead>
          <OrderFilters search={search} data={first} isMarketplace={isMarketplace} />
        </>
      )}
      <FreshBar list={fresh} />
      {codeOf(error) === 'request.invalid' && (
        <EmptyArch title={v('invalid')}>
          <p className="text-ink-soft">{v('invalidLead')}</p>
          <Link to="/orders" className={buttonClass('outlined')}>
            {t('clear')}
          </Link>
        </EmptyArch>
      )}
      {error !== null && codeOf(error) !== 'request.invalid' && <Failed error={error} onAgain={refetch} />}
      {!data && error === null && <Loading />}
      {data && orders.length === 0 && <Nothing search={search} />}
      {orders.length > 0 && (
        <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? 'opacity-60' : ''}>
          <OrderList
            orders={orders}
            search={search}
            open={open}
            isMarketplace={isMarketplace}
            sites={first?.sites ?? []}
            ticks={mayAct ? ticks : null}
          />
        </div>
      )}
      <LoadMore list={list}>{t('more')}</LoadMore>
      {mayAct && ticks.ticked.length === 0 && <BulkProgress begun={begun} />}
      {mayAct && <BulkBar ticks={ticks} search={filters} page={first} onBegun={setBegun} />}
    </div>
  )
}

/** An empty list: nothing yet, or no match. */
function Nothing({ search }: { search: OrdersSearch }) {
  const t = useTranslations('console.orders')
  const { sort: _, columns, ...filters } = search
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  return (
    <EmptyArch title={t(isFiltered ? 'nothing' : 'empty')}>
      <p className="text-ink-soft">{t(isFiltered ? 'nothingLead' : 'emptyLead')}</p>
      {isFiltered && (
        <Link to="/orders" search={columns === undefined ? {} : { columns }} className={buttonClass('outlined')}>
          {t('clear')}
        </Link>
      )}
    </EmptyArch>
  )
}
