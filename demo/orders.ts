import { createHash } from 'node:crypto'
import { orderReference, ticketCode } from '#domain/reference.ts'
import type { Tx } from '#server/kernel/database.ts'
import { insertRows } from './insert-rows.ts'

const HOUR_MS = 3_600_000

/** What became of an order; each has its own rows of money, seats and events. */
type Fate =
  | 'confirmed'
  | 'on_hold'
  | 'pay_later'
  | 'transfer'
  | 'rejected'
  | 'unpaid'
  | 'refunded'
  | 'refund_failed'
  | 'cancelled'

/** In turn; most orders are confirmed. */
const fates: readonly Fate[] = [
  'on_hold',
  'confirmed',
  'pay_later',
  'confirmed',
  'on_hold',
  'transfer',
  'confirmed',
  'refunded',
  'confirmed',
  'confirmed',
  'on_hold',
  'confirmed',
  'pay_later',
  'confirmed',
  'rejected',
  'confirmed',
  'confirmed',
  'unpaid',
  'confirmed',
  'confirmed',
  'refund_failed',
  'confirmed',
  'transfer',
  'confirmed',
  'cancelled',
]
const COUNT = 75

const guests = [
  ['عبد الرحمن', 'القحطاني', 'SA', 'ar'],
  ['سارة', 'العلي', 'BH', 'ar'],
  ['Emma', 'Lindqvist', 'SE', 'en'],
  ['محمد', 'الشمري', 'KW', 'ar'],
  ['فاطمة', 'الكعبي', 'AE', 'ar'],
  ['James', 'O’Connor', 'IE', 'en'],
  ['نورة', 'المطيري', 'SA', 'ar'],
  ['خالد', 'البوعينين', 'QA', 'ar'],
  ['Priya', 'Raman', 'IN', 'en'],
  ['ليلى', 'الحسيني', 'OM', 'ar'],
  ['يوسف', 'الأنصاري', 'BH', 'ar'],
  ['Lukas', 'Weber', 'DE', 'en'],
  ['مها', 'الدوسري', 'SA', 'ar'],
  ['أحمد', 'الفارسي', 'OM', 'ar'],
  ['Sophie', 'Martin', 'FR', 'en'],
  ['هند', 'السويدي', 'AE', 'ar'],
  ['طارق', 'حداد', 'JO', 'ar'],
  ['Omar', 'Al Balushi', 'OM', 'en'],
  ['ريم', 'العنزي', 'KW', 'ar'],
] as const

const requests = {
  ar: ['معنا طفل في الخامسة، هل يوجد مقعد مناسب؟', 'نفضّل مرشدًا يتحدث العربية.', 'لدى والدتي صعوبة في صعود الدرج.'],
  en: [
    'We are vegetarian.',
    'Celebrating a birthday: a table with a view, if possible.',
    'One of us uses a wheelchair.',
  ],
} as const
const notes = [
  'اتصل الضيف وسيؤكد عدد الأشخاص مساءً.',
  'Asked for a later pick-up; the host agrees.',
  'أرسلنا له موقع نقطة اللقاء مرة أخرى عبر واتساب.',
]

interface Candidate {
  id: number
  optionId: number
  productId: number
  productTitle: unknown
  optionTitle: unknown
  localDate: string
  localTime: string
  startsAt: string
  endsAt: string
  zone: string
  currency: string
  cancellation: unknown
  unitId: number
  unitTitle: unknown
  priceMinor: number
  places: number
}

/** The row of each table for an order. */
interface Plan {
  fate: Fate
  at: Candidate
  index: number
  reference: string
  madeAt: Date
  dueAt: Date
  travellers: number
  totalMinor: number
  guest: (typeof guests)[number]
}

/**
 * Seeds orders in every state, with their money, seats, events and messages, and notes of the people of the console.
 * Numbers the invoices of these and of all orders seeded before.
 */
export async function seedOrders(tx: Tx, now: Date): Promise<void> {
  const plans = (await candidates(tx))
    .map((at, index) => planOf(at, index, now))
    .toSorted((one, other) => one.madeAt.getTime() - other.madeAt.getTime())
  const [site] = await tx.rows<{ id: number }>({ name: 'seed.site', text: 'select id from site where is_default' })
  const orders = await insertRows<{ id: number }>(tx, 'orders', plans.map((plan) => orderOf(plan, site?.id ?? 0)), 'id') // prettier-ignore
  const ids = orders.map(({ id }) => id)
  const items = await insertRows<{ id: number }>(tx, 'order_item', plans.map((plan, index) => itemOf(plan, ids[index] ?? 0)), 'id') // prettier-ignore
  const itemIds = items.map(({ id }) => id)
  await insertRows(tx, 'hold', plans.map((plan, index) => ({ order_id: ids[index], order_item_id: itemIds[index], departure_id: plan.at.id, places: plan.travellers, status: seatsOf[plan.fate], expires_at: plan.dueAt, created_at: plan.madeAt }))) // prettier-ignore
  await tx.rows({
    name: 'seed.seats',
    text: `update departure d set held = d.held + h.held, sold = d.sold + h.sold from (select departure_id,
        coalesce(sum(places) filter (where status = 'held'), 0) as held, coalesce(sum(places) filter (where status = 'sold'), 0) as sold
        from hold where order_id = any ($1::bigint[]) group by 1) h where d.id = h.departure_id`,
    values: [ids],
  })
  await insertMoney(tx, plans, ids, itemIds)
  await insertRows(tx, 'order_event', plans.flatMap((plan, index) => eventsOf(plan, ids[index] ?? 0, itemIds[index] ?? 0))) // prettier-ignore
  await insertRows(tx, 'outbox', plans.flatMap(mailsOf))
  await insertNotes(tx, plans, ids)
}

/** A departure with room of each of many options, on the days to come. */
function candidates(tx: Tx): Promise<Candidate[]> {
  return tx.rows<Candidate>({
    name: 'seed.departures_to_order',
    text: `select * from (
        select distinct on (o.id) d.id, o.id as "optionId", p.id as "productId", p.title as "productTitle", o.title as "optionTitle",
          d.local_date::text as "localDate", d.local_time as "localTime", d.starts_at as "startsAt", d.ends_at as "endsAt", c.zone,
          p.currency, p.cancellation, u.id as "unitId", u.title as "unitTitle", u.price_minor as "priceMinor",
          d.capacity - d.held - d.sold as places
        from option o join product p on p.id = o.product_id join city c on c.id = p.city_id
          join unit u on u.option_id = o.id and u.code = 'adult' and u.is_listed join departure d on d.option_id = o.id
        where o.is_listed and p.pricing_per = 'person' and p.rate = 'once' and p.status = 'published' and u.price_minor > 0
          and d.is_open and d.capacity - d.held - d.sold >= 8 and d.adjust_basis_points = 0
          and d.starts_at > now() + make_interval(hours => 12) and d.local_date >= current_date + (o.id % 24)::int
        order by o.id, d.starts_at) c
      order by md5(c."optionId"::text) limit ${COUNT}`,
  })
}

function planOf(at: Candidate, index: number, now: Date): Plan {
  const fate = fates[index % fates.length] ?? 'confirmed'
  const isWaiting = fate === 'on_hold' || fate === 'pay_later' || fate === 'transfer'
  const madeAt = new Date(now.getTime() - (isWaiting ? (index % 7) + 0.4 : 3 + index * 9.7) * HOUR_MS)
  const travellers = 1 + ((index * 7) % 4)
  const wantedDue = madeAt.getTime() + (fate === 'on_hold' ? 12 : isWaiting ? 48 : 0.25) * HOUR_MS
  const dueAt = new Date(Math.min(wantedDue, Date.parse(at.startsAt) - HOUR_MS))
  return {
    fate,
    at,
    index,
    reference: orderReference(bytesOf(`order ${index}`)),
    madeAt,
    dueAt,
    travellers,
    totalMinor: at.priceMinor * travellers,
    guest: guests[index % guests.length] ?? guests[0],
  }
}

/** The same for each run. */
const bytesOf = (text: string) => createHash('sha256').update(`rihla demo ${text}`).digest()

const orderStates = { confirmed: 'confirmed', on_hold: 'awaiting_supplier', pay_later: 'pay_later', transfer: 'awaiting_payment', rejected: 'failed', unpaid: 'expired', refunded: 'cancelled', refund_failed: 'cancelled', cancelled: 'cancelled' } satisfies Record<Fate, string> // prettier-ignore
const itemStates = { confirmed: 'confirmed', on_hold: 'pending', pay_later: 'approved', transfer: 'approved', rejected: 'failed', unpaid: 'expired', refunded: 'refunded', refund_failed: 'cancelled', cancelled: 'cancelled' } satisfies Record<Fate, string> // prettier-ignore
const seatsOf = { confirmed: 'sold', on_hold: 'held', pay_later: 'held', transfer: 'held', rejected: 'released', unpaid: 'released', refunded: 'released', refund_failed: 'released', cancelled: 'released' } satisfies Record<Fate, string> // prettier-ignore
const methods = { confirmed: 'card', on_hold: 'card', pay_later: 'pay_later', transfer: 'bank_transfer', rejected: 'card', unpaid: 'pay_later', refunded: 'card', refund_failed: 'card', cancelled: 'pay_later' } satisfies Record<Fate, string> // prettier-ignore
/** Was paid by card. */
const isPaid = (fate: Fate) => fate === 'confirmed' || fate === 'refunded' || fate === 'refund_failed'

/** A cancelled order that was never paid costs nothing. */
const chargedOf = ({ fate, totalMinor }: Plan) => (fate === 'cancelled' ? 0 : totalMinor)

function orderOf(plan: Plan, siteId: number): object {
  const [firstName, lastName, country, language] = plan.guest
  const charged = chargedOf(plan)
  return {
    reference: plan.reference,
    site_id: siteId,
    content_hash: '\\x',
    status: orderStates[plan.fate],
    payment_method: methods[plan.fate],
    currency: plan.at.currency,
    original_minor: charged,
    discount_minor: 0,
    total_minor: charged,
    language,
    first_name: firstName,
    last_name: lastName,
    email: emailOf(plan),
    country_code: country,
    phone: `+9665${String(50_000_000 + ((plan.index * 1_234_577) % 9_000_000))}`,
    whatsapp: 'nothing',
    hold_expires_at: plan.dueAt,
    payable_since: methods[plan.fate] === 'pay_later' ? plan.madeAt : null,
    confirmed_at: isPaid(plan.fate) ? plan.madeAt : null,
    is_replaced: false,
    ending_attempts: 0,
    ending_next_at: '-infinity',
    created_at: plan.madeAt,
    updated_at: plan.madeAt,
  }
}

const emailOf = ({ index }: Plan) => `guest${index + 1}@example.com`

function itemOf(plan: Plan, orderId: number): object {
  const { at, travellers, totalMinor, index } = plan
  const language = plan.guest[3]
  return {
    order_id: orderId,
    position: 0,
    status: itemStates[plan.fate],
    product_id: at.productId,
    option_id: at.optionId,
    departure_id: at.id,
    intent: uuidOf(`intent ${index}`),
    product_title: at.productTitle,
    option_title: at.optionTitle,
    local_date: at.localDate,
    local_time: at.localTime,
    starts_at: at.startsAt,
    ends_at: at.endsAt,
    zone: at.zone,
    duration: 1,
    travellers,
    places: travellers,
    lines: [{ kind: 'unit', title: at.unitTitle, quantity: travellers, unitMinor: at.priceMinor, totalMinor, originalTotalMinor: totalMinor }], // prettier-ignore
    choice: { units: { [at.unitId]: travellers }, extras: {}, pickupPointId: null },
    list_currency: at.currency,
    list_total_minor: totalMinor,
    rate_micros: 1_000_000,
    margin_basis_points: 0,
    original_minor: totalMinor,
    discount_minor: 0,
    total_minor: totalMinor,
    refunded_minor: plan.fate === 'refunded' ? totalMinor : 0,
    cancellation: at.cancellation,
    special_request: index % 5 === 0 ? requests[language][index % 3] : '',
    ticket_code: ticketCode(bytesOf(`ticket ${index}`)),
    created_at: plan.madeAt,
    updated_at: plan.madeAt,
  }
}

function uuidOf(text: string): string {
  const hex = bytesOf(text).toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/** Payments with their books at the sandbox, refunds, awaited transfers, and invoice numbers. */
async function insertMoney(tx: Tx, plans: Plan[], ids: number[], itemIds: number[]): Promise<void> {
  const charged = plans.flatMap((plan, index) =>
    isPaid(plan.fate) || plan.fate === 'transfer' ? [{ plan, orderId: ids[index], itemId: itemIds[index] }] : [],
  )
  const byCard = charged.filter(({ plan }) => isPaid(plan.fate))
  const awaited = charged.filter(({ plan }) => plan.fate === 'transfer')
  await insertRows(tx, 'sandbox_session', byCard.map(({ plan }) => ({ reference: `demo-${plan.reference}`, attempt_key: `demo-${plan.reference}`, amount_minor: plan.totalMinor, refunded_minor: plan.fate === 'refunded' ? plan.totalMinor : 0, currency: plan.at.currency, language: plan.guest[3], description: plan.reference, return_url: '', cancel_url: '', status: 'complete', expires_at: plan.dueAt, created_at: plan.madeAt }))) // prettier-ignore
  await insertRows(tx, 'bank_transfer', awaited.map(({ plan }) => ({ reference: plan.reference, attempt_key: `demo-${plan.reference}`, amount_minor: plan.totalMinor, currency: plan.at.currency, status: 'open', created_at: plan.madeAt }))) // prettier-ignore
  const payments = await insertRows<{ id: number }>(
    tx,
    'payment',
    charged.map(({ plan, orderId }) => ({
      order_id: orderId,
      provider: plan.fate === 'transfer' ? 'bank_transfer' : 'sandbox',
      attempt: 1,
      attempt_key: `demo-${plan.reference}`,
      status: plan.fate === 'transfer' ? 'processing' : plan.fate === 'refunded' ? 'refunded' : 'paid',
      amount_minor: plan.totalMinor,
      captured_minor: isPaid(plan.fate) ? plan.totalMinor : 0,
      refunded_minor: plan.fate === 'refunded' ? plan.totalMinor : 0,
      currency: plan.at.currency,
      provider_reference: plan.fate === 'transfer' ? plan.reference : `demo-${plan.reference}`,
      has_declined_try: false,
      closing_attempts: 0,
      closing_next_at: '-infinity',
      created_at: plan.madeAt,
      updated_at: plan.madeAt,
    })),
    'id',
  )
  const refunds = charged.flatMap(({ plan, itemId }, index) => {
    if (plan.fate !== 'refunded' && plan.fate !== 'refund_failed') return []
    const isDone = plan.fate === 'refunded'
    const at = new Date(plan.madeAt.getTime() + 2 * HOUR_MS)
    return [{ payment_id: payments[index]?.id, order_item_id: itemId, amount_minor: plan.totalMinor, reason: 'cancelled_by_buyer', status: isDone ? 'succeeded' : 'failed', provider_reference: isDone ? `demo-refund-${plan.reference}` : null, attempts: 1, next_at: at, created_at: at, updated_at: at }] // prettier-ignore
  })
  await insertRows(tx, 'refund', refunds)
  await insertRows(tx, 'sandbox_refund', byCard.flatMap(({ plan }) => plan.fate === 'refunded' ? [{ key: `demo-refund-${plan.reference}`, session_reference: `demo-${plan.reference}`, amount_minor: plan.totalMinor, created_at: plan.madeAt }] : [])) // prettier-ignore
  await tx.rows({
    name: 'seed.invoices',
    text: `with numbered as (select id, row_number() over (order by created_at) as n from orders where confirmed_at is not null),
      invoiced as (update orders o set invoice_number = numbered.n from numbered where o.id = numbered.id returning o.invoice_number)
      insert into document_counter (series, last_number) select 'invoice', max(invoice_number) from invoiced having count(*) > 0`,
  })
  await tx.rows({
    name: 'seed.credit_notes',
    text: `with numbered as (select id, row_number() over (order by id) as n from refund where order_item_id is not null),
      noted as (update refund r set credit_note_number = numbered.n from numbered where r.id = numbered.id returning r.credit_note_number)
      insert into document_counter (series, last_number) select 'credit_note', max(credit_note_number) from noted having count(*) > 0`,
  })
}

type Event = [from: string | null, to: string, reason: string, actor: string, minutesLater: number, note?: string]

const begun: Event[] = [
  [null, 'draft', 'checkout', 'buyer', 0],
  ['draft', 'on_hold', 'places_taken', 'buyer', 0],
]
const booked: Event[] = [
  ...begun,
  ['on_hold', 'awaiting_payment', 'card', 'buyer', 0],
  ['awaiting_payment', 'confirmed', 'paid', 'provider', 3],
]
const events: Record<Fate, Event[]> = {
  confirmed: booked,
  on_hold: [...begun, ['on_hold', 'awaiting_supplier', 'card', 'buyer', 0]],
  pay_later: [...begun, ['on_hold', 'pay_later', 'pay_later', 'buyer', 0]],
  transfer: [...begun, ['on_hold', 'awaiting_payment', 'bank_transfer', 'buyer', 0]],
  rejected: [
    ...begun,
    ['on_hold', 'awaiting_supplier', 'card', 'buyer', 0],
    ['awaiting_supplier', 'failed', 'rejected', 'staff:نورة السبيعي', 95, 'المرشد غير متاح في هذا الموعد.'],
  ],
  unpaid: [
    ...begun,
    ['on_hold', 'pay_later', 'pay_later', 'buyer', 0],
    ['pay_later', 'expired', 'unpaid', 'system', 180],
  ],
  refunded: [...booked, ['confirmed', 'cancelled', 'cancelled_by_buyer', 'buyer', 120]],
  refund_failed: [...booked, ['confirmed', 'cancelled', 'cancelled_by_buyer', 'buyer', 120]],
  cancelled: [
    ...begun,
    ['on_hold', 'pay_later', 'pay_later', 'buyer', 0],
    ['pay_later', 'cancelled', 'cancelled_by_buyer', 'buyer', 60],
  ],
}

function eventsOf({ fate, madeAt }: Plan, orderId: number, itemId: number): object[] {
  const ofOrder = events[fate].map(([from, to, reason, actor, minutes, note = '']) => ({
    order_id: orderId,
    order_item_id: null as number | null,
    from_status: from,
    to_status: to,
    reason,
    note,
    actor,
    created_at: new Date(madeAt.getTime() + minutes * 60_000),
  }))
  const of = (to: string, from: string | null, actor: string) => ({ order_id: orderId, order_item_id: itemId, from_status: from, to_status: to, reason: 'cancelled_by_buyer', note: '', actor, created_at: new Date(madeAt.getTime() + 125 * 60_000) }) // prettier-ignore
  const confirmed = isPaid(fate)
    ? [{ order_id: orderId, order_item_id: itemId, from_status: 'approved', to_status: 'confirmed', reason: 'paid', note: '', actor: 'provider', created_at: new Date(madeAt.getTime() + 3 * 60_000) }] // prettier-ignore
    : []
  if (fate === 'refunded') return [...ofOrder, ...confirmed, of('refunded', 'cancelled', 'system')]
  if (fate === 'refund_failed') return [...ofOrder, ...confirmed, of('refund_failed', null, 'provider')]
  return [...ofOrder, ...confirmed]
}

const mails: Record<Fate, string[]> = {
  confirmed: ['order_confirmed'],
  on_hold: ['order_on_hold'],
  pay_later: ['order_reserved'],
  transfer: ['order_transfer'],
  rejected: ['order_on_hold', 'order_rejected'],
  unpaid: ['order_reserved', 'order_unpaid'],
  refunded: ['order_confirmed', 'booking_cancelled'],
  refund_failed: ['order_confirmed', 'booking_cancelled'],
  cancelled: ['order_reserved', 'booking_cancelled'],
}

/** As sent. */
function mailsOf(plan: Plan): object[] {
  return mails[plan.fate].map((kind, index) => {
    const at = new Date(plan.madeAt.getTime() + (4 + index * 125) * 60_000)
    return { kind, channel: 'email', dedupe_key: `${kind}:${plan.reference}`, recipient: emailOf(plan), language: plan.guest[3], payload: { reference: plan.reference }, attempts: 1, next_at: at, sent_at: at, created_at: at } // prettier-ignore
  })
}

/** Notes of the people of the console, and the orders that they look after. */
async function insertNotes(tx: Tx, plans: Plan[], ids: number[]): Promise<void> {
  const people = await tx.rows<{ id: number }>({
    name: 'seed.colleagues',
    text: `select s.id from staff s join membership m on m.staff_id = s.id join role r on r.id = m.role_id
      where r.code in ('owner', 'support', 'finance') order by s.id`,
  })
  const by = (index: number) => people[index % people.length]?.id
  const noted = plans.flatMap(({ madeAt }, index) => (index % 6 === 0 ? [{ index, madeAt }] : []))
  await insertRows(tx, 'order_note', noted.map(({ index, madeAt }) => ({ order_id: ids[index], staff_id: by(index / 6), body: notes[(index / 6) % notes.length], created_at: new Date(madeAt.getTime() + 20 * 60_000) }))) // prettier-ignore
  const assigned = ids.flatMap((id, index) => (index % 4 === 0 ? [{ order_id: id, staff_id: by(index / 4), created_at: new Date() }] : [])) // prettier-ignore
  await insertRows(tx, 'order_assignment', assigned)
}
