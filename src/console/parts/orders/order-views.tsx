import { useTranslations } from 'use-intl'
import { orderViewNames, searchOfView, type OrderView } from '#console/lib/order-view-names.ts'
import { filtersOf, type OrdersSearch } from '#console/lib/orders.ts'
import { isSameAddress } from '#console/lib/view-params.ts'
import { Link } from '#console/lib/link.tsx'
import { ViewMenu } from '#console/parts/views/view-menu.tsx'

/** The fixed views and the saved ones. */
export function OrderViews({ search, isMarketplace }: { search: OrdersSearch; isMarketplace: boolean }) {
  const t = useTranslations('console')
  const shown = orderViewNames(isMarketplace)
  const kept = search.columns === undefined ? {} : { columns: search.columns }
  // A queue stays marked when it is narrowed: no other control shows it.
  const isCurrent = (name: OrderView) =>
    isSameAddress(searchOfView(name), filtersOf(search)) || (search.queue !== undefined && search.queue === name)
  return (
    <div className="flex max-w-full min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <nav aria-label={t('views.label')} className="-mx-1 flex max-w-full gap-1 overflow-x-auto px-1 py-1">
        {shown.map((name) => (
          <Link
            key={name}
            to="/orders"
            search={{ ...searchOfView(name), ...kept }}
            className={`inline-flex min-h-10 pointer-coarse:min-h-11 items-center rounded-full px-3.5 whitespace-nowrap ${isCurrent(name) ? 'bg-primary font-medium text-on-primary' : 'hover:bg-line/50'}`}
            activeProps={{}}
            {...(isCurrent(name) ? { 'aria-current': 'true' as const } : {})}
          >
            {name === 'today' || name === 'refund_failed' ? t(`views.builtIn.${name}`) : t(`orders.queues.${name}`)}
          </Link>
        ))}
      </nav>
      <ViewMenu list="orders" path="/orders" search={search} builtIn={shown.map(searchOfView)} />
    </div>
  )
}
