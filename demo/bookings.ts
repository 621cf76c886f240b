import { createHash } from 'node:crypto'
import type { Words } from '#domain/locale.ts'
import { orderReference, ticketCode } from '#domain/reference.ts'
import type { Tx } from '#server/kernel/database.ts'
import { insertRows } from './insert-rows.ts'

/** Travellers of the demo. They are invented. */
const travellers = [
  { first: 'عبدالعزيز', last: 'القحطاني', language: 'ar', country: 'SA', phone: '+966550000101' },
  { first: 'Hannah', last: 'Schulz', language: 'en', country: 'DE', phone: '+4915200000102' },
  { first: 'مها', last: 'الدوسري', language: 'ar', country: 'SA', phone: '+966550000103' },
  { first: 'James', last: 'Okafor', language: 'en', country: 'GB', phone: '+447700900104' },
  { first: 'فاطمة', last: 'الزعابي', language: 'ar', country: 'AE', phone: '+971500000105' },
  { first: 'Priya', last: 'Nair', language: 'en', country: 'IN', phone: '+919900000106' },
  { first: 'طلال', last: 'العنزي', language: 'ar', country: 'KW', phone: '+96550000107' },
  { first: 'Elena', last: 'Rossi', language: 'en', country: 'IT', phone: '+393200000108' },
  { first: 'ريم', last: 'البوعينين', language: 'ar', country: 'QA', phone: '+97455000109' },
  { first: 'Thomas', last: 'Meyer', language: 'en', country: 'AT', phone: '+436600000110' },
  { first: 'جاسم', last: 'بوحسين', language: 'ar', country: 'BH', phone: '+97336000111' },
  { first: 'Grace', last: 'Chen', language: 'en', country: 'SG', phone: '+6580000112' },
] as const

/** Most guests have none. */
const wishes = {
  ar: ['', '', 'معنا طفل عمره ثلاث سنوات، هل يوجد مقعد مناسب؟', '', '', 'والدتي تمشي ببطء، نرجو مراعاة ذلك.', ''],
  en: ['', 'One of us is vegetarian.', '', '', '', 'We arrive by taxi and may be five minutes late.', ''],
}

interface DepartureRow {
  id: number
  productId: number
  optionId: number
  siteId: number
  title: Words
  optionTitle: Words
  localDate: string
  localTime: string
  startsAt: Date
  endsAt: Date
  zone: string
  capacity: number
  largestParty: number
  currency: string
  cancellation: unknown
  units: { id: number; code: string; kind: string; title: Words; priceMinor: number; travellers: number }[]
  extra: { code: string; title: Words; priceMinor: number } | null
  pickups: { id: number; name: Words; address: Words; minutesBefore: number; priceMinor: number }[] | null
}

/** The same numbers for each run. */
const hash = (text: string) => createHash('sha256').update(text).digest()

/**
 * Books departures of the last two weeks and the coming one, so that the console's calendar, guest lists and check-in have
 * life: everything of the first supplier, whose people the demo has, and a part of the others'. Paid by the sandbox.
 */
export async function seedBookings(tx: Tx): Promise<void> {
  await addStartedDepartures(tx)
  const departures = await tx.rows<DepartureRow>({
    name: 'seed.departures_to_book',
    text: `select d.id, p.id as "productId", o.id as "optionId", s.id as "siteId", p.title, o.title as "optionTitle",
        d.local_date as "localDate", d.local_time as "localTime", d.starts_at as "startsAt", d.ends_at as "endsAt", c.zone,
        d.capacity, o.capacity as "largestParty", p.currency, p.cancellation,
        (select jsonb_agg(jsonb_build_object('id', u.id, 'code', u.code, 'kind', u.kind, 'title', u.title, 'priceMinor', u.price_minor,
          'travellers', u.travellers) order by u.position) from unit u where u.option_id = o.id and u.is_listed) as units,
        (select jsonb_build_object('code', e.code, 'title', e.title, 'priceMinor', e.price_minor) from extra e
          where e.product_id = p.id and e.is_listed order by e.position limit 1) as extra,
        (select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'address', k.address, 'minutesBefore', k.minutes_before,
          'priceMinor', k.price_minor) order by k.position) from pickup_point k where k.product_id = p.id and k.is_listed) as pickups
      from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id join city c on c.id = p.city_id
        join site s on s.is_default
      where d.local_date between rihla_now()::date - 14 and rihla_now()::date + 7 and d.quote_request_id is null and d.capacity < 1000000
        and p.pricing_per = 'person' and p.rate = 'once' and o.is_listed
        and (p.supplier_id = (select min(id) from supplier) or abs(hashtext(p.code || d.local_date || d.local_time)) % 4 = 0)
      order by d.starts_at, d.id`,
  })
  // Seats that the catalogue's seeds call sold have no orders.
  const rooms = await tx.rows<{ id: number; room: number }>({
    name: 'seed.unsold',
    text: `update departure d set sold = (select coalesce(sum(places), 0) from hold h where h.departure_id = d.id and h.status = 'sold')
      where id = any ($1::bigint[]) returning id, capacity - held - sold as room`,
    values: [departures.map(({ id }) => id)],
  })
  const roomOf = new Map(rooms.map(({ id, room }) => [id, room]))
  const planned = departures.flatMap((departure) =>
    bookingsOf({ ...departure, capacity: roomOf.get(departure.id) ?? 0 }),
  )
  const orders = await insertRows<{ id: number }>(tx, 'orders', planned.map(({ order }) => order), 'id') // prettier-ignore
  const items = await insertRows<{ id: number }>(
    tx,
    'order_item',
    planned.map(({ item }, index) => ({ ...item, order_id: orders[index]?.id })),
    'id',
  )
  const idOf = (index: number) => ({ order_id: orders[index]?.id, order_item_id: items[index]?.id })
  await insertRows(
    tx,
    'hold',
    planned.map(({ item, order }, index) => ({
      ...idOf(index),
      departure_id: item.departure_id,
      places: item.places,
      status: 'sold',
      expires_at: order.hold_expires_at,
      created_at: order.created_at,
    })),
  )
  await insertRows(
    tx,
    'payment',
    planned.map(({ order, key }, index) => ({
      order_id: orders[index]?.id,
      provider: 'sandbox',
      attempt: 1,
      attempt_key: key,
      status: 'paid',
      amount_minor: order.total_minor,
      captured_minor: order.total_minor,
      refunded_minor: 0,
      currency: order.currency,
      provider_reference: key,
      has_declined_try: false,
      closing_attempts: 0,
      closing_next_at: '-infinity',
      created_at: order.created_at,
      updated_at: order.created_at,
    })),
  )
  await insertRows(
    tx,
    'sandbox_session',
    planned.map(({ order, key }) => ({
      reference: key,
      attempt_key: key,
      amount_minor: order.total_minor,
      refunded_minor: 0,
      currency: order.currency,
      language: order.language,
      description: 'Rihla',
      return_url: '/',
      cancel_url: '',
      status: 'complete',
      expires_at: order.hold_expires_at,
      created_at: order.created_at,
    })),
  )
  await insertRows(
    tx,
    'order_event',
    planned.flatMap(({ order }, index) => [
      { order_id: orders[index]?.id, order_item_id: null, from_status: null, to_status: 'awaiting_payment', reason: 'checkout', note: '', actor: 'buyer', created_at: order.created_at },
      { order_id: orders[index]?.id, order_item_id: null, from_status: 'awaiting_payment', to_status: 'confirmed', reason: 'paid', note: '', actor: 'provider', created_at: order.created_at },
      { ...idOf(index), from_status: 'approved', to_status: 'confirmed', reason: 'paid', note: '', actor: 'provider', created_at: order.created_at },
    ]), // prettier-ignore
  )
  await tx.rows({
    name: 'seed.booked_seats',
    text: `update departure d set sold = s.places from (select departure_id, sum(places)::int as places from hold where status = 'sold' group by 1) s
      where d.id = s.departure_id`,
  })
  // The demo's guide went along on the first supplier's trips, and goes along on those of today and tomorrow.
  await tx.rows({
    name: 'seed.guides',
    text: `insert into departure_guide (departure_id, staff_id)
      select d.id, t.id from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id, staff t
      where t.email = 'guide@rihla.example' and p.supplier_id = (select min(id) from supplier) and d.sold > 0
        and d.local_date <= rihla_now()::date + 1`,
  })
  await letIn(tx)
}

/** The import makes no departures of the past: those of the last two weeks, and of earlier today, are like next week's. */
async function addStartedDepartures(tx: Tx): Promise<void> {
  await tx.rows({
    name: 'seed.started',
    text: `with of_next_week as (
        select d.option_id, d.local_date - days as local_date, d.local_time, d.ends_at - d.starts_at as lasts,
          d.starts_at - d.cutoff_at as cutoff, d.capacity, c.zone
        from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id join city c on c.id = p.city_id,
          (values (7), (14)) as earlier (days)
        where d.local_date - (rihla_now() at time zone c.zone)::date between 1 and 7 and d.quote_request_id is null),
      started as (select *, (local_date + local_time::time) at time zone zone as starts_at from of_next_week)
      insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
      select option_id, local_date, local_time, starts_at, starts_at + lasts, starts_at - cutoff, capacity from started
      where starts_at <= rihla_now()
      on conflict do nothing`,
  })
}

/**
 * All have come but the last party of each of today's trips, and one party in nine before: let in by the first supplier's
 * guide, or by another supplier's pass.
 */
async function letIn(tx: Tx): Promise<void> {
  await tx.rows({
    name: 'seed.let_in',
    text: `with came as (
        select i.id, d.starts_at - interval '10 minutes' as at, t.id as staff_id,
          case when t.id is null then (array['Faisal', 'مريم', 'Hamad', 'ليلى'])[1 + p.supplier_id % 4] end as pass_name,
          case when i.travellers > 2 and i.id % 3 = 0 then i.travellers - 1 else i.travellers end as arrived
        from order_item i join departure d on d.id = i.departure_id join product p on p.id = i.product_id
          left join staff t on t.email = 'guide@rihla.example' and p.supplier_id = (select min(id) from supplier)
        where d.starts_at <= rihla_now() and i.ticket_code is not null
          and case when d.local_date < rihla_now()::date then i.id % 9 > 0
            else exists (select from order_item l where l.departure_id = d.id and l.id > i.id) end),
      changed as (
        update order_item i set redeemed_at = c.at, redeemed_by = coalesce(t.name, c.pass_name), arrived = c.arrived
        from came c left join staff t on t.id = c.staff_id where i.id = c.id)
      insert into ticket_scan (order_item_id, staff_id, pass_name, at) select id, staff_id, pass_name, at from came`,
  })
}

/** The ticket's code of the demo's booking of a departure, by its number from 0. */
export function demoTicket(departureId: number, index: number): string {
  return ticketCode(hash(`${departureId} ${index}`))
}

/** A third of the departures are nearly empty, a third half full, and some sold out. */
function bookingsOf(departure: DepartureRow) {
  const bytes = hash(`${departure.localDate} ${departure.localTime} ${departure.productId} ${departure.optionId}`)
  const share = [0, 0.2, 0.35, 0.5, 0.65, 0.85, 1][(bytes[0] ?? 0) % 7] ?? 0
  const adult = departure.units.find(({ kind }) => kind === 'adult')
  const child = departure.units.find(({ kind }) => kind === 'child')
  const target = Math.min(Math.round(departure.capacity * share), 24)
  const made = []
  if (!adult || adult.travellers !== 1) return []
  for (let left = target, index = 0; left > 0; index += 1) {
    const size = Math.min(left, 1 + ((bytes[1 + (index % 30)] ?? 0) % 4), departure.largestParty)
    made.push(bookingOf(departure, { adult, child, size, index, seed: (bytes[2] ?? 0) + index }))
    left -= size
  }
  return made
}

type Unit = DepartureRow['units'][number]

function bookingOf(
  departure: DepartureRow,
  {
    adult,
    child,
    size,
    index,
    seed,
  }: { adult: Unit; child: Unit | undefined; size: number; index: number; seed: number },
) {
  const children = child && child.travellers === 1 && size > 2 && seed % 3 === 0 ? 1 : 0
  const pickup = departure.pickups?.[seed % departure.pickups.length]
  const extra = seed % 5 === 0 ? departure.extra : null
  const line = (kind: string, code: string, title: Words, quantity: number, unitMinor: number) => ({
    kind,
    code,
    title,
    quantity,
    unitMinor,
    originalUnitMinor: unitMinor,
    totalMinor: quantity * unitMinor,
    originalTotalMinor: quantity * unitMinor,
  })
  const lines = [
    line('unit', adult.code, adult.title, size - children, adult.priceMinor),
    ...(child && children > 0 ? [line('unit', child.code, child.title, children, child.priceMinor)] : []),
    ...(extra ? [line('extra', extra.code, extra.title, 1, extra.priceMinor)] : []),
  ]
  const total = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  const who = travellers[seed % travellers.length] ?? travellers[0]
  const own = hash(`${departure.id} ${index}`)
  const soldUntil = Math.min(Date.now(), departure.startsAt.getTime())
  const madeAt = new Date(soldUntil - (1 + (seed % 20)) * 86_400_000).toISOString()
  const order = {
    reference: orderReference(own),
    site_id: departure.siteId,
    content_hash: `\\x${own.toString('hex')}`,
    status: 'confirmed',
    payment_method: 'card',
    currency: departure.currency,
    original_minor: total,
    discount_minor: 0,
    total_minor: total,
    language: who.language,
    first_name: who.first,
    last_name: who.last,
    email: `traveller${seed % travellers.length}@example.com`,
    country_code: who.country,
    phone: who.phone,
    whatsapp: 'nothing',
    hold_expires_at: madeAt,
    confirmed_at: madeAt,
    is_replaced: false,
    ending_attempts: 0,
    ending_next_at: '-infinity',
    created_at: madeAt,
    updated_at: madeAt,
  }
  const item = {
    position: 0,
    status: 'confirmed',
    product_id: departure.productId,
    option_id: departure.optionId,
    departure_id: departure.id,
    intent: [8, 4, 4, 4, 12].map((length, part) => hash(`${departure.id} ${index} ${part}`).toString('hex').slice(0, length)).join('-'), // prettier-ignore
    product_title: departure.title,
    option_title: departure.optionTitle,
    local_date: departure.localDate,
    local_time: departure.localTime,
    starts_at: departure.startsAt,
    ends_at: departure.endsAt,
    zone: departure.zone,
    duration: 1,
    travellers: size,
    places: size,
    lines,
    choice: {
      units: { [adult.id]: size - children, ...(child && children > 0 ? { [child.id]: children } : {}) },
      extras: {},
      pickupPointId: pickup?.id ?? null,
    },
    list_currency: departure.currency,
    list_total_minor: total,
    rate_micros: 1_000_000,
    margin_basis_points: 0,
    original_minor: total,
    discount_minor: 0,
    total_minor: total,
    refunded_minor: 0,
    cancellation: departure.cancellation,
    pickup: pickup ? { name: pickup.name, address: pickup.address, minutesBefore: pickup.minutesBefore } : null,
    special_request: wishes[who.language][seed % 7] ?? '',
    ticket_code: demoTicket(departure.id, index),
    created_at: madeAt,
    updated_at: madeAt,
  }
  return { order, item, key: `demo_${own.toString('hex').slice(0, 24)}` }
}
