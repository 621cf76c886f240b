import { MOST_COUNTED } from '#domain/most-counted.ts'
import { NEAR_TODAY } from '#server/availability/near-today.sql.ts'
import type { ItemState } from '#domain/item-states.ts'
import type { Words } from '#domain/locale.ts'
import { moneyWithRefund, type MoneyState } from '#domain/order-money.ts'
import type { OrderState } from '#domain/order-states.ts'
import type { Scope } from '#domain/staff-scope.ts'
import { lateReasons, reasonSql } from '#server/booking/event-reasons.ts'
import {
  ALERT_AFTER_FAILURES,
  IS_CHANGE_STUCK,
  IN_OPEN_REFUND_STATES,
  inItemStates,
  inOrderStates,
  IS_PAYABLE_BY_LINK,
  ITEM,
  ORDER,
  PAYMENT,
  REFUND,
} from '#server/booking/states.ts'
import { binding, type Bind } from '#server/kernel/binding.ts'
import type { Context } from '#server/kernel/context.ts'
import { oneRow, type Connection } from '#server/kernel/database.ts'
import { inStates } from '#server/kernel/state-sql.ts'

export const orderQueues = ['on_hold', 'pay_later', 'late', 'transfers', 'today'] as const
export type DeskQueue = (typeof orderQueues)[number]
export const orderSorts = ['made', 'start', 'due'] as const
export type DeskSort = (typeof orderSorts)[number]

/** Any of these values, or none of them. */
export interface Choice<Value> {
  values: Value[]
  isNone: boolean
}

/** Null: any. Days are inclusive: of the first start in its city's time zone, of the creation in UTC. */
export interface DeskFilter {
  queue: DeskQueue | null
  states: Choice<OrderState> | null
  money: Choice<MoneyState> | null
  methods: Choice<string> | null
  /** Codes. */
  sites: Choice<string> | null
  language: 'ar' | 'en' | null
  supplierIds: Choice<number> | null
  cityIds: Choice<number> | null
  productId: number | null
  currencies: Choice<string> | null
  promoCode: string | null
  hasRefund: boolean | null
  startFrom: string | null
  startTo: string | null
  madeFrom: string | null
  madeTo: string | null
  assigneeId: number | null
}

/** The extreme offsets of time zones from UTC. */
const FARTHEST_EAST = '14 hours'
const FARTHEST_WEST = '12 hours'

const PAGE = 50

export interface DeskRow {
  orderId: number
  reference: string
  state: OrderState
  money: MoneyState
  site: string
  name: string
  email: string
  phone: string
  language: 'ar' | 'en'
  paymentMethod: string
  currency: string
  totalMinor: number
  madeAt: Date
  dueAt: Date
  isPayable: boolean
  assignee: string | null
  promoCode: string | null
  refundedMinor: number
  items: {
    supplierId: number
    supplier: Words
    cityId: number
    city: Words
    state: ItemState
    title: Words
    startsAt: string
    localDate: string
    localTime: string
    zone: string
    travellers: number
    totalMinor: number
  }[]
}

export interface DeskPage {
  rows: DeskRow[]
  /** At most `MOST_COUNTED`: there may be more. */
  count: number
  /** Of the next page; null on the last. */
  next: string | null
}

/** Of an order item `i`: booked or being booked, and begins today in its city's time zone, as on the Today screen. */
const BEGINS_TODAY = `i.status ${inItemStates('live')} and ${NEAR_TODAY} and d.local_date = (rihla_now() at time zone c.zone)::date`

/** Conditions of a row `r` of order_row. As the queues of the staff API (orders/staff-queries.ts). */
export const deskQueues: Record<DeskQueue, string> = {
  on_hold: `r.state = ${ORDER.awaiting_supplier}`,
  pay_later: `r.order_id in (select id from orders where status ${inOrderStates('payable')} and payable_since is not null)`,
  late: `r.order_id in (
      select e.order_id from order_event e where e.reason in (${lateReasons.map(reasonSql).join(', ')}) and e.created_at > now() - interval '30 days'
      union select p.order_id from refund b join payment p on p.id = b.payment_id
        where b.reason in (${reasonSql('places_gone')}, ${reasonSql('unmatched')}, ${reasonSql('not_moved')}) and b.created_at > now() - interval '30 days'
      union select p.order_id from refund b join payment p on p.id = b.payment_id
        where b.updated_at > now() - interval '30 days' and (b.status = ${REFUND.failed} or b.attempts >= 10 and b.status = ${REFUND.processing})
      union select id from orders where status ${inOrderStates('waiting')} and ending_attempts >= ${ALERT_AFTER_FAILURES}
      union select i.order_id from date_change c join order_item i on i.id = c.order_item_id where ${IS_CHANGE_STUCK})`,
  transfers: `r.order_id in (
      select p.order_id from orders o join payment p on p.order_id = o.id
        where o.status = ${ORDER.awaiting_payment} and p.provider = 'bank_transfer' and p.status = ${PAYMENT.processing}
      union select p.order_id from refund b join payment p on p.id = b.payment_id
        where p.provider = 'bank_transfer' and b.status ${IN_OPEN_REFUND_STATES})`,
  today: `r.is_placed and r.order_id = any (array(
      select i.order_id from city c join product p on p.city_id = c.id join option o on o.product_id = p.id
        join departure d on d.option_id = o.id join order_item i on i.departure_id = d.id where ${BEGINS_TODAY}))`,
}

/** Of a row `r` of order_row: an activity of this supplier awaits its answer. */
export const awaitsAnswerOf = (supplierId: string) =>
  `exists (select from order_item i join product q on q.id = i.product_id
    where i.order_id = r.order_id and q.supplier_id = ${supplierId} and i.status = ${ITEM.pending})`

/** Of a row `r` of order_row: an activity of this supplier begins today. */
const beginsTodayOf = (supplierId: string) =>
  `exists (select from order_item i join departure d on d.id = i.departure_id join product p on p.id = i.product_id
    join city c on c.id = p.city_id where i.order_id = r.order_id and p.supplier_id = ${supplierId} and ${BEGINS_TODAY})`

interface Order {
  column: 'order_id' | 'made_at' | 'first_start' | 'due_at'
  isDescending: boolean
  /** Of equal ones. */
  isNewestFirst: boolean
}

/** The numbers of orders rise with time, and every index has them. */
const byNumber: Order = { column: 'order_id', isDescending: true, isNewestFirst: true }
const sorts: Record<DeskSort, Order> = {
  made: byNumber,
  start: { column: 'first_start', isDescending: false, isNewestFirst: false },
  /** Orders that wait for nothing come last, the newest first. */
  due: { column: 'due_at', isDescending: false, isNewestFirst: true },
}

/** Between two days of creation, the index of creation has the order. */
function orderOf({ sort, filter }: { sort: DeskSort; filter: DeskFilter }): Order {
  const isBetween = filter.madeFrom !== null || filter.madeTo !== null
  return sort === 'made' && isBetween ? { ...byNumber, column: 'made_at' } : sorts[sort]
}

/** The orders of a scope that match, in pages of 50. `after`: `next` of the page before. */
export async function listDeskOrders(
  { db }: Context,
  input: { scope: Scope; filter: DeskFilter; sort: DeskSort; after: string | null },
): Promise<DeskPage> {
  const few = await listFew(db, input)
  // Of many, the order's index soon has a page; of few, it may have to be read to its end.
  const page = few.count < MOST_COUNTED ? few.page : await listPage(db, input)
  const ids = page.slice(0, PAGE).map(({ id }) => id)
  const last = page[PAGE - 1]
  const rows = await listDeskRows(db, ids)
  return { rows, count: few.count, next: page.length > PAGE && last ? `${last.key}.${last.id}` : null }
}

/** Only the filters in use are part of the statement, so that PostgreSQL plans for them. */
function conditionsOf({ scope, filter }: { scope: Scope; filter: DeskFilter }, bind: Bind): string {
  const among = (column: string, choice: Choice<unknown> | null, type = 'text') =>
    choice && `${column} ${operatorOf(choice)} (${bind(choice.values)}::${type}[])`
  const sites = filter.sites && `(array(select id from site where code = any (${bind(filter.sites.values)}::text[])))`
  // Without a filter by queue, state or money, abandoned checkouts are hidden.
  const isExact = filter.queue !== null || [filter.states, filter.money].some((choice) => choice?.isNone === false)
  const conditions = [
    !isExact && 'r.is_placed',
    filter.queue && deskQueues[filter.queue],
    among('r.state', filter.states),
    among('r.money', filter.money),
    among('r.payment_method', filter.methods),
    filter.sites && `r.site_id ${operatorOf(filter.sites)} ${sites}`,
    filter.language && `r.language = ${bind(filter.language)}`,
    scope !== 'all' && `r.supplier_ids @> array[${bind(scope)}::bigint]`,
    scope !== 'all' && filter.queue === 'on_hold' && awaitsAnswerOf(`${bind(scope)}::bigint`),
    scope !== 'all' && filter.queue === 'today' && beginsTodayOf(`${bind(scope)}::bigint`),
    overlaps('r.supplier_ids', filter.supplierIds, bind),
    ...(scope === 'all' ? [overlaps('r.city_ids', filter.cityIds, bind)] : ownActivity(scope, filter, bind)),
    filter.productId !== null && `r.product_ids @> array[${bind(filter.productId)}::bigint]`,
    among('r.currency', filter.currencies, 'bpchar'),
    filter.promoCode !== null &&
      `r.promo_code_id = (select id from promo_code where upper(code) = upper(${bind(filter.promoCode)}))`,
    filter.hasRefund !== null && `${filter.hasRefund ? '' : 'not '}r.money ${inStates(moneyWithRefund)}`,
    ...startingBetween(filter, bind),
    filter.madeFrom && `r.made_at >= ${bind(filter.madeFrom)}::date`,
    filter.madeTo && `r.made_at < ${bind(filter.madeTo)}::date + 1`,
    filter.assigneeId !== null &&
      `r.order_id in (select order_id from order_assignment where staff_id = ${bind(filter.assigneeId)})`,
  ].filter((one) => typeof one === 'string')
  return conditions.length === 0 ? 'true' : conditions.join(' and ')
}

/**
 * Compares the days, and the instants of these days in any time zone, for which there is an index. `coalesce` hides the
 * days from the planner, which would take the two columns for independent and expect far too few rows.
 */
function startingBetween({ startFrom, startTo }: DeskFilter, bind: Bind): string[] {
  const from = startFrom !== null && `${bind(startFrom)}::date`
  const to = startTo !== null && `${bind(startTo)}::date`
  const days = [from && `r.start_date >= ${from}`, to && `r.start_date <= ${to}`].filter((one) => one !== false)
  return [
    from && `r.first_start >= ${from} - interval '${FARTHEST_EAST}'`,
    to && `r.first_start < ${to} + 1 + interval '${FARTHEST_WEST}'`,
    days.length > 0 && `coalesce(${days.join(' and ')}, false)`,
  ].filter((one) => one !== false)
}

const operatorOf = ({ isNone }: Choice<unknown>) => (isNone ? '<> all' : '= any')

const overlaps = (column: string, choice: Choice<number> | null, bind: Bind) =>
  choice && `${choice.isNone ? 'not ' : ''}(${column} && ${bind(choice.values)}::bigint[])`

/** Suppliers filter by their own activities only: others' would reveal what else is in an order. */
function ownActivity(supplierId: number, { cityIds, productId }: DeskFilter, bind: Bind): string[] {
  const own = (conditions: string[]) =>
    `exists (select from order_item i join product q on q.id = i.product_id
      where i.order_id = r.order_id and ${[`q.supplier_id = ${bind(supplierId)}`, ...conditions].join(' and ')})`
  const inCities = cityIds && `q.city_id = any (${bind(cityIds.values)}::bigint[])`
  const isProduct = productId !== null && `q.id = ${bind(productId)}`
  const wanted = [cityIds?.isNone === false && inCities, isProduct].filter((one) => typeof one === 'string')
  return [
    ...(wanted.length > 0 ? [own(wanted)] : []),
    ...(cityIds?.isNone && inCities ? [`not ${own([inCities])}`] : []),
  ]
}

interface PageWish {
  scope: Scope
  filter: DeskFilter
  sort: DeskSort
  after: string | null
  size?: number
}

interface PageRow {
  id: number
  key: string
}

export function listPage(db: Connection, input: PageWish): Promise<PageRow[]> {
  const { values, bind } = binding()
  const conditions = conditionsOf(input, bind)
  return db.rows({
    name: 'desk.page',
    isPlannedEachTime: true,
    text: `select r.order_id as id, ${keyOf(input)} as key from order_row r where ${conditions} ${pageOf(input, bind)}`,
    values,
  })
}

/** Counts what matches, up to MOST_COUNTED, and sorts it for the page. */
export function listFew(db: Connection, input: PageWish): Promise<{ count: number; page: PageRow[] }> {
  const { values, bind } = binding()
  return oneRow(db, {
    name: 'desk.few',
    isPlannedEachTime: true,
    text: `with matching as materialized (
        select r.order_id, r.made_at, r.first_start, r.due_at from order_row r where ${conditionsOf(input, bind)} limit ${MOST_COUNTED}),
      counted as (select count(*) as count from matching),
      page as (
        select r.order_id as id, ${keyOf(input)} as key, row_number() over (order by ${directionOf(input)}) as place from matching r
        where (select count from counted) < ${MOST_COUNTED} ${pageOf(input, bind)})
      select count, (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'key', key) order by place), '[]') from page) as page from counted`,
    values,
  })
}

/** Of the last row of a page, for the next one. */
function keyOf(input: PageWish): string {
  const { column } = orderOf(input)
  if (column === 'order_id') return 'r.order_id::text'
  return `case when isfinite(r.${column}) then (extract(epoch from r.${column}) * 1000000)::bigint::text else 'infinity' end`
}

const directionOf = (input: PageWish) => {
  const { column, isDescending, isNewestFirst } = orderOf(input)
  const number = `r.order_id ${isNewestFirst ? 'desc' : 'asc'}`
  return column === 'order_id' ? number : `r.${column} ${isDescending ? 'desc' : 'asc'}, ${number}`
}

function pageOf(input: PageWish, bind: Bind): string {
  const { column, isDescending, isNewestFirst } = orderOf(input)
  const [value, id] = input.after?.split('.') ?? []
  const operator = isDescending ? '<' : '>'
  const rest = () => {
    if (column === 'order_id') return `and r.order_id ${operator} ${bind(id)}::bigint`
    const from =
      value === 'infinity'
        ? `'infinity'::timestamptz`
        : `(to_timestamp(0) + ${bind(value)}::bigint * interval '1 microsecond')`
    return `and r.${column} ${operator}= ${from}
      and (r.${column} ${operator} ${from} or r.order_id ${isNewestFirst ? '<' : '>'} ${bind(id)}::bigint)`
  }
  return `${input.after === null ? '' : rest()} order by ${directionOf(input)} limit ${(input.size ?? PAGE) + 1}`
}

/** What lists show of orders, in the order of `ids`. */
export function listDeskRows(db: Connection, ids: number[]): Promise<DeskRow[]> {
  return db.rows<DeskRow>({
    name: 'desk.rows',
    text: `select o.id as "orderId", o.reference, o.status as state, r.money, s.code as site, o.first_name || ' ' || o.last_name as name, o.email, o.phone,
        o.language, o.payment_method as "paymentMethod", o.currency, o.total_minor as "totalMinor", o.created_at as "madeAt",
        o.hold_expires_at as "dueAt", ${IS_PAYABLE_BY_LINK} as "isPayable",
        (select w.name from order_assignment a join staff w on w.id = a.staff_id where a.order_id = o.id) as assignee,
        (select c.code from promo_code c where c.id = r.promo_code_id) as "promoCode",
        (select coalesce(sum(p.refunded_minor), 0)::bigint from payment p where p.order_id = o.id) as "refundedMinor",
        (select jsonb_agg(jsonb_build_object('supplierId', u.id, 'supplier', u.name,
            'cityId', q.city_id, 'city', y.name, 'state', i.status, 'title', i.product_title,
            'startsAt', i.starts_at, 'localDate', i.local_date, 'localTime', i.local_time, 'zone', i.zone, 'travellers', i.travellers,
            'totalMinor', i.total_minor) order by i.starts_at, i.position)
          from order_item i join product q on q.id = i.product_id join supplier u on u.id = q.supplier_id
            join city y on y.id = q.city_id where i.order_id = o.id) as items
      from order_row r join orders o on o.id = r.order_id join site s on s.id = o.site_id
      where r.order_id = any ($1::bigint[]) order by array_position($1::bigint[], r.order_id)`,
    values: [ids],
  })
}
