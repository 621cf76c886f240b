import { useTranslations } from 'use-intl'
import type { OrdersSearch } from '#console/lib/orders.ts'
import { isSameAddress } from '#console/lib/view-params.ts'
import { Link } from '#console/lib/link.tsx'
import { ViewMenu } from '#console/parts/views/view-menu.tsx'

const names = ['all', 'on_hold', 'pay_later', 'transfers', 'late', 'today', 'refund_failed'] as const
type Name = (typeof names)[number]

/** People of a supplier see no money of orders. */
const ofSupplier = new Set<Name>(['all', 'on_hold', 'pay_later', 'today'])

const searchOf = (name: Name): OrdersSearch =>
  name === 'all' ? {} : name === 'refund_failed' ? { money: 'refund_failed' } : { queue: name }

/** The fixed views and the saved ones. */
export function OrderViews({ search, isMarketplace }: { search: OrdersSearch; isMarketplace: boolean }) {
  const t = useTranslations('console')
  const shown = names.filter((name) => isMarketplace || ofSupplier.has(name))
  // A queue stays marked when it is narrowed: no other control shows it.
  const isCurrent = (name: Name) =>
    isSameAddress(searchOf(name), search) || (search.queue !== undefined && search.queue === name)
  return (
    <div className="flex max-w-full min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <nav aria-label={t('views.label')} className="-mx-1 flex max-w-full gap-1 overflow-x-auto px-1 py-1">
        {shown.map((name) => (
          <Link
            key={name}
            to="/orders"
            search={searchOf(name)}
            className={`inline-flex min-h-10 items-center rounded-full px-3.5 whitespace-nowrap ${isCurrent(name) ? 'bg-primary font-medium text-on-primary' : 'hover:bg-line/50'}`}
            activeProps={{}}
            {...(isCurrent(name) ? { 'aria-current': 'true' as const } : {})}
          >
            {name === 'today' || name === 'refund_failed' ? t(`views.builtIn.${name}`) : t(`orders.queues.${name}`)}
          </Link>
        ))}
      </nav>
      <ViewMenu list="orders" path="/orders" search={search} builtIn={shown.map(searchOf)} />
    </div>
  )
}
