import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { columnsFor, columnsText, parseColumns, type OrderColumn } from '#domain/order-columns.ts'
import type { OrderRow, OrdersPage, OrdersSearch } from '#console/lib/orders.ts'
import { Link } from '#console/lib/link.tsx'
import type { Ticks } from '#console/lib/use-ticks.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useInstant, useLanguageName, useLocalWords } from '#console/lib/use-words.ts'
import { StateTag, Waits } from './order-tags.tsx'

interface Props {
  orders: OrderRow[]
  search: OrdersSearch
  /** The reference of the open order. */
  open: string | null
  isMarketplace: boolean
  /** Of the marketplace. Each order names its site if there are several. */
  sites: OrdersPage['sites']
  /** Null: the person may not act on many orders. */
  ticks: Ticks | null
}

/** A table; in a narrow container, beside the open order or on a phone, each order is a card of three or four lines. */
export function OrderList({ orders, search, open, isMarketplace, sites, ticks }: Props) {
  const t = useTranslations('console.orders.columns')
  const b = useTranslations('console.bulk')
  const local = useLocalWords()
  const hasSites = sites.length > 1
  const siteNames = hasSites ? new Map(sites.map(({ code, name }) => [code, local(name)])) : null
  const known = columnsFor({ isMarketplace, hasSites })
  const columns = parseColumns(search.columns, known)
  const layout = layoutOf(columns)
  // The usual columns give way in a narrow window. Chosen ones stay, and the table scrolls.
  const isUsual = columnsText(columns, known) === undefined
  return (
    <div className={`@container rounded-card border border-line bg-surface ${isUsual ? '' : 'overflow-x-auto'}`}>
      <table className="w-full @max-4xl:block">
        <thead className="border-b border-line text-sm text-ink-soft @max-4xl:sr-only">
          <tr className="[&>th]:px-3 @max-6xl:[&>th]:px-2 [&>th]:py-2.5 [&>th]:whitespace-nowrap">
            {ticks && (
              <th className="w-0 pe-0! @max-4xl:hidden">
                <Tick label={b('tickPage')} isOn={ticks.isPageTicked} onToggle={ticks.togglePage} />
              </th>
            )}
            <th className={ticks ? '' : '@4xl:ps-4!'}>{t('guest')}</th>
            {layout.columns.map((name) => (
              <th
                key={name}
                className={`${ends.has(name) ? 'text-end!' : ''} ${isUsual ? (yielding[name] ?? '') : ''} ${name === layout.columns.at(-1) ? 'pe-4!' : ''}`}
              >
                {t(name === 'total' && !isMarketplace ? 'own' : name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-4xl:block">
          {orders.map((order) => (
            <Row
              key={order.reference}
              order={order}
              search={search}
              isOpen={order.reference === open}
              layout={layout}
              isUsual={isUsual}
              site={siteNames && (siteNames.get(order.site) ?? order.site)}
              ticks={ticks}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Columns of their own; the others that are shown are a second line of their parent's cell. */
interface Layout {
  columns: OrderColumn[]
  shown: ReadonlySet<OrderColumn>
}

const parents: Partial<Record<OrderColumn, OrderColumn | 'guest'>> = {
  reference: 'guest',
  made: 'guest',
  supplier: 'activity',
  money: 'total',
  waits: 'state',
}

function layoutOf(shown: readonly OrderColumn[]): Layout {
  const isSecond = (name: OrderColumn) => {
    const parent = parents[name]
    return parent === 'guest' || (parent !== undefined && shown.includes(parent))
  }
  return { columns: shown.filter((name) => !isSecond(name)), shown: new Set(shown) }
}

const ends = new Set<OrderColumn>(['travellers', 'total', 'refund'])
const yielding: Partial<Record<OrderColumn, string>> = { site: '@max-7xl:hidden', assignee: '@max-[66rem]:hidden' }

function Row({
  order,
  search,
  isOpen,
  layout: { columns, shown },
  isUsual,
  site,
  ticks,
}: {
  order: OrderRow
  search: OrdersSearch
  isOpen: boolean
  layout: Layout
  isUsual: boolean
  /** The name; null: there is only one. */
  site: string | null
  ticks: Ticks | null
}) {
  const t = useTranslations('console.orders')
  const b = useTranslations('console.bulk')
  const local = useLocalWords()
  const instant = useInstant()
  const languageName = useLanguageName()
  const { money, moment } = useOrderWords()
  // A card has its lines whatever the columns of the table are.
  const inTable = (name: OrderColumn) => (shown.has(name) ? '' : '@4xl:hidden')
  const cell = (name: OrderColumn, value: ReactNode) =>
    columns.includes(name) && (
      <td
        className={`text-sm text-ink-soft @max-4xl:hidden ${ends.has(name) ? 'text-end tabular-nums' : ''} ${isUsual ? (yielding[name] ?? '') : ''} ${name === columns.at(-1) ? 'pe-4!' : ''}`}
      >
        {value}
      </td>
    )
  const isTicked = ticks?.isTicked(order.reference) ?? false
  // With large letters on a small phone the parts of a card are stacked.
  return (
    <tr
      data-row={order.reference}
      className={`relative border-line align-top not-first:border-t hover:bg-line/25 @max-4xl:grid @max-4xl:gap-x-3 @max-4xl:px-4 @max-4xl:py-2.5 [&>td]:px-3 @max-6xl:[&>td]:px-2 [&>td]:py-2 @max-4xl:[&>td]:p-0 ${ticks ? '@max-4xl:grid-cols-[auto_minmax(0,1fr)_auto] @max-[14rem]:grid-cols-[auto_minmax(0,1fr)] @max-[14rem]:[&>td]:text-start @max-[14rem]:[&>td]:whitespace-normal' : '@max-4xl:grid-cols-[minmax(0,1fr)_auto]'} ${isOpen || isTicked ? 'bg-primary/8 hover:bg-primary/8' : ''}`}
    >
      {ticks && (
        <td className="relative z-1 row-span-4 pe-0! @max-4xl:-ms-3 @max-[14rem]:row-span-7">
          <Tick
            label={b('tick', { reference: `\u2068${order.reference}\u2069` })}
            isOn={isTicked}
            onToggle={(isRange) => ticks.toggle(order.reference, isRange)}
          />
        </td>
      )}
      <td className={`${ticks ? '' : '@4xl:ps-4!'} order-1 min-w-0 @max-4xl:truncate`}>
        <Link
          to={`/orders/${order.reference}`}
          search={search}
          className="font-medium after:absolute after:inset-0 after:content-[''] focus-visible:outline-offset-2"
          {...(isOpen ? { 'aria-current': 'true' as const } : {})}
        >
          <bdi className={order.guest === null ? 'tabular-nums' : ''}>{order.guest || order.reference}</bdi>
        </Link>
        <span className="block text-sm whitespace-nowrap text-ink-soft tabular-nums @max-4xl:hidden">
          {shown.has('reference') && <bdi>{order.reference}</bdi>}
          {shown.has('made') && (
            <span className={isUsual ? '@max-[66rem]:hidden' : ''}>
              {shown.has('reference') && ' · '}
              {instant(order.madeAt, 'short')}
            </span>
          )}
          {site !== null && isUsual && (
            <span className="block truncate @7xl:hidden">
              <bdi>{site}</bdi>
            </span>
          )}
        </span>
      </td>
      <td
        className={`${ticks ? '@max-[14rem]:col-span-1' : ''} order-3 @max-4xl:truncate col-span-2 ${inTable('activity')}`}
      >
        <span className="@4xl:line-clamp-2">
          <bdi>{local(order.title)}</bdi>
          {order.more > 0 && <span className="text-ink-soft"> {t('and', { count: order.more })}</span>}
        </span>
        {shown.has('supplier') && (
          <span className="block truncate text-sm text-ink-soft @max-4xl:hidden">
            <bdi>{order.suppliers.map(local).join(' · ')}</bdi>
          </span>
        )}
      </td>
      {cell('supplier', <bdi>{order.suppliers.map(local).join(' · ')}</bdi>)}
      {cell('city', <bdi>{order.cities.map(local).join(' · ')}</bdi>)}
      <td
        className={`order-4 text-ink tabular-nums @4xl:whitespace-nowrap @max-4xl:text-sm @max-4xl:text-ink-soft ${inTable('start')}`}
      >
        {moment(order.localDate, order.localTime)}
      </td>
      {columns.includes('travellers') && <td className="text-end tabular-nums @max-4xl:hidden">{order.travellers}</td>}
      {/* On a card the sum and its state are two parts. */}
      <td className={`text-end whitespace-nowrap @max-4xl:contents ${inTable('total')}`}>
        <span className="order-2 font-medium tabular-nums">{money(order.amountMinor, order.currency)}</span>
        {order.money !== null && (
          <span
            className={`order-7 text-sm @max-4xl:col-start-[-2] @4xl:block ${order.money === 'refund_failed' ? 'text-danger' : 'text-ink-soft'} ${inTable('money')}`}
          >
            {t(`money.${order.money}`)}
          </span>
        )}
      </td>
      {cell('money', order.money !== null && t(`money.${order.money}`))}
      {cell('method', order.paymentMethod !== null && t(`methods.${order.paymentMethod}`))}
      {cell('refund', order.refundedMinor ? money(order.refundedMinor, order.currency) : null)}
      {cell('currency', order.currency)}
      {cell('code', <bdi>{order.promoCode}</bdi>)}
      <td className={`order-5 @max-4xl:text-end @4xl:min-w-36 ${inTable('state')}`}>
        <StateTag state={order.state} />
        {shown.has('waits') && (
          <span className="block @max-4xl:hidden">
            <Waits order={order} />
          </span>
        )}
      </td>
      {cell('waits', <Waits order={order} />)}
      {cell('language', languageName(order.language))}
      {site !== null && (
        <td
          className={`order-6 min-w-0 truncate text-sm text-ink-soft @7xl:max-w-36 ${inTable('site')} ${isUsual ? '@4xl:@max-7xl:hidden' : ''}`}
        >
          <bdi>{site}</bdi>
        </td>
      )}
      {cell('assignee', <bdi>{order.assignee ?? '–'}</bdi>)}
    </tr>
  )
}

/** A checkbox with an enlarged target. */
function Tick({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: (isRange: boolean) => void }) {
  return (
    <label className="-my-1 grid size-[44px] cursor-pointer place-content-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        // Pressing the space bar fires a click too.
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        className="size-5 accent-primary"
      />
    </label>
  )
}
