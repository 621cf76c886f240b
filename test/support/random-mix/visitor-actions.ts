import { unitsInQuery } from '#domain/party.ts'
import { randomUUID } from 'node:crypto'
import { ask, noteOrder, type Reply, type Walker } from './person.ts'
import type { KnownOrder } from './fixtures.ts'

export interface Action {
  name: string
  /** Relative probability. */
  weight: number
  run: (walker: Walker) => Promise<unknown>
}

const DECISIONS = ['approve', 'approve', 'approve', 'decline', 'slow', 'late_webhook', 'duplicate_webhook', 'reversed_webhooks', 'lost_response', 'no_webhook', 'abandon'] // prettier-ignore
export const LOST_RESPONSE = 'lose the answer of the payment page'
const METHODS = ['card', 'card', 'card', 'bank_transfer', 'pay_later']
const isUnsure = ({ status }: Reply) => status === 0 || status === 503

/** Actions on carts, orders and payments. */
export const visitorActions: Action[] = [
  { name: 'add to cart', weight: 8, run: addToCart },
  { name: 'change an item', weight: 2, run: changeItem },
  { name: 'remove an item', weight: 2, run: removeItem },
  { name: 'enter a code', weight: 4, run: enterCode },
  { name: 'check out', weight: 8, run: (walker) => checkOut(walker) },
  { name: 'check out and pay', weight: 20, run: checkOutAndPay },
  { name: 'check out in two tabs', weight: 6, run: checkOutTwice },
  { name: 'go back and change a detail', weight: 6, run: comeBack },
  { name: 'press on the payment page', weight: 12, run: pressOnPage },
  { name: 'pay again', weight: 8, run: payAgain },
  { name: 'read the outcome', weight: 6, run: (walker) => ask(walker, 'GET', '/api/checkout/outcome') },
  { name: 'cancel', weight: 10, run: cancel },
  { name: 'change the date', weight: 8, run: changeDate },
  { name: 'retry an item', weight: 5, run: retryItem },
]

async function addToCart(walker: Walker): Promise<void> {
  const { fixtures, random, person } = walker
  for (let items = random.chance(0.3) ? 2 : 1; items > 0; items--) {
    const departure = random.pick(fixtures.departures.slice(-4))
    if (!departure) return
    const { name } = person
    const added = await ask(walker, 'POST', '/api/cart/items', {
      departureId: departure.id,
      optionId: departure.optionId,
      units: { [String(departure.units['adult'])]: 1 + random.below(2) },
    })
    if (added.status === 200 || isUnsure(added)) noteWish(walker, name, departure.id)
  }
}

function noteWish({ fixtures }: Walker, name: string, departureId: number): void {
  const wish = `${name} ${departureId}`
  fixtures.wished.set(wish, (fixtures.wished.get(wish) ?? 0) + 1)
}

interface CartItem {
  id: number
  departureId: number
  units: { id: number }[]
}

async function itemOfCart(walker: Walker): Promise<CartItem | undefined> {
  const { body } = await ask(walker, 'GET', '/api/cart')
  return walker.random.pick((body['items'] as CartItem[] | undefined) ?? [])
}

async function changeItem(walker: Walker): Promise<void> {
  const { name } = walker.person
  const item = await itemOfCart(walker)
  const unit = item?.units[0]
  if (!item || !unit) return
  const people = 1 + walker.random.below(3)
  const changed = await ask(walker, 'PATCH', `/api/cart/items/${item.id}`, { units: { [unit.id]: people } })
  // People who are added while the order of this item is being paid stay in the cart and can be booked.
  if (people > 1 && (changed.status === 200 || isUnsure(changed))) noteWish(walker, name, item.departureId)
}

async function removeItem(walker: Walker): Promise<void> {
  const item = await itemOfCart(walker)
  if (item) await ask(walker, 'DELETE', `/api/cart/items/${item.id}`)
}

async function enterCode(walker: Walker): Promise<void> {
  const { fixtures, random } = walker
  const code = random.chance(0.15)
    ? null
    : random.chance(0.05)
      ? 'NO-SUCH-CODE'
      : random.pick(fixtures.promoCodes.slice(-5))
  await ask(walker, 'PUT', '/api/cart/promo', { code: code ?? null })
  if (random.chance(0.3)) await ask(walker, 'POST', '/api/cart/accept-changes')
}

/** Places the order; again with the same key if the connection failed. */
async function checkOut(walker: Walker): Promise<KnownOrder | null> {
  const { fixtures, random, person } = walker
  const promoCode = random.chance(0.5) ? (random.pick(fixtures.promoCodes.slice(-5)) ?? null) : null
  const seen = await ask(walker, 'GET', `/api/checkout${promoCode === null ? '' : `?promo=${promoCode}`}`)
  if (seen.status !== 200) return null
  const headers = { 'idempotency-key': randomUUID() }
  const wish = {
    firstName: random.pick(['Sara', 'Layan', 'Huda']),
    lastName: person.name,
    email: person.email,
    countryCode: 'SA',
    phoneNumber: '0501234567',
    specialRequests: random.pick(['', 'A seat in the shade']),
    method: random.pick(METHODS),
    acceptsTerms: true,
    promoCode,
    seenTotalMinor: seen.body['totalMinor'],
    seenCurrency: seen.body['currency'],
  }
  let placed = await ask(walker, 'POST', '/api/checkout', wish, headers)
  for (let tries = 0; tries < 3 && isUnsure(placed); tries++)
    placed = await ask(walker, 'POST', '/api/checkout', wish, headers)
  return noteOrder(walker, placed)
}

async function checkOutAndPay(walker: Walker): Promise<void> {
  const { random, fixtures } = walker
  if (random.chance(0.7)) await addToCart(walker)
  const order = await checkOut(walker)
  if (!order) return
  // At the moment when the hold expires.
  if (random.chance(0.15))
    await fixtures.db.rows({
      name: 'mix.end_hold',
      text: `update orders set hold_expires_at = now() + make_interval(mins => $2) - interval '1 second' where reference = $1
        and status in ('awaiting_payment', 'awaiting_supplier', 'pay_later')`,
      values: [order.reference, fixtures.clockMinutes],
    })
  if (order.page !== null) await press(walker, order.page)
}

async function checkOutTwice(walker: Walker): Promise<void> {
  await addToCart(walker)
  const orders = await Promise.all([checkOut(walker), checkOut(walker)])
  await Promise.all(orders.map((order) => (order?.page ? press(walker, order.page) : Promise.resolve())))
}

async function comeBack(walker: Walker): Promise<void> {
  await addToCart(walker)
  const first = await checkOut(walker)
  const page = first?.page ?? null
  const second = await checkOut(walker)
  if (page !== null && walker.random.chance(0.5)) await press(walker, page)
  if (second?.page) await press(walker, second.page)
}

async function press(walker: Walker, page: string): Promise<void> {
  const decision = walker.random.pick(DECISIONS) ?? 'approve'
  const presses = walker.random.chance(0.1) ? 2 : 1
  // The page itself returns 504 then, as if the connection had failed.
  const presser = decision === 'lost_response' ? { ...walker, action: LOST_RESPONSE } : walker
  await Promise.all(
    Array.from({ length: presses }, () => ask(presser, 'POST', page, new URLSearchParams({ decision }))),
  )
  if (walker.random.chance(0.6)) await ask(walker, 'GET', '/api/checkout/outcome')
}

const recent = ({ random, fixtures, person }: Walker): KnownOrder | undefined =>
  random.pick((random.chance(0.6) ? person.orders : fixtures.orders).slice(-12))

async function pressOnPage(walker: Walker): Promise<void> {
  const page = recent(walker)?.page
  if (page) await press(walker, page)
}

async function payAgain(walker: Walker): Promise<void> {
  const order = recent(walker)
  if (!order) return
  const again = await ask(walker, 'POST', `/api/checkout/${order.reference}/pay?key=${encodeURIComponent(order.key)}`)
  const page = noteOrder(walker, again)?.page
  if (page && walker.random.chance(0.7)) await press(walker, page)
}

export interface Booking {
  id: number
  status: string
  canCancel: boolean
  canRebook: boolean
  canRetry: boolean
  ticketCode: string | null
  /** A dearer date that is held for it. */
  dateChange: { id: number } | null
}

export async function bookingsOf(walker: Walker, { reference, key }: KnownOrder): Promise<Booking[]> {
  const { body } = await ask(walker, 'GET', `/api/invoices/${reference}?key=${encodeURIComponent(key)}`)
  return (body['bookings'] as Booking[] | undefined) ?? []
}

/** Cancels one booking of an order, or all of them at once. */
async function cancel(walker: Walker): Promise<void> {
  const { fixtures, random } = walker
  const order = recent(walker)
  if (!order) return
  const bookings = (await bookingsOf(walker, order)).filter(({ canCancel }) => canCancel)
  const chosen = random.chance(0.4) ? bookings : bookings.slice(0, 1)
  await Promise.all(
    chosen.map(async ({ id }) => {
      const path = `/api/invoices/${order.reference}/bookings/${id}/cancellation?key=${encodeURIComponent(order.key)}`
      const preview = await ask(walker, 'GET', path)
      if (preview.status !== 200) return
      const seenRefundMinor = Number(preview.body['refundMinor'])
      const presses = random.chance(0.2) ? 2 : 1
      const answers = await Promise.all(
        Array.from({ length: presses }, () => ask(walker, 'POST', path, { seenRefundMinor })),
      )
      if (answers.some(({ status }) => status === 200)) notePromise(fixtures.promised, id, seenRefundMinor)
    }),
  )
}

/** Moves one booking of an order to another date or changes its people, sometimes twice at once or to two dates. */
async function changeDate(walker: Walker): Promise<void> {
  const { random } = walker
  const order = recent(walker)
  if (!order) return
  const booking = random.pick((await bookingsOf(walker, order)).filter(({ canRebook }) => canRebook))
  if (!booking) return
  const path = `/api/invoices/${order.reference}/bookings/${booking.id}/rebooking?key=${encodeURIComponent(order.key)}`
  const { body: asBooked } = await ask(walker, 'GET', path)
  const units = random.chance(0.5) ? otherPeople(walker, (asBooked['units'] as BookedUnit[] | undefined) ?? []) : null
  const { body } = units ? await ask(walker, 'GET', `${path}&units=${unitsInQuery(units)}`) : { body: asBooked }
  const dates = ((body['dates'] as ChosenDate[] | undefined) ?? []).map((date) => ({
    ...date,
    ...(units && { units }),
  }))
  const dearer = random.pick(dates.filter(({ isPayable }) => isPayable))
  if (dearer && random.chance(0.6)) return payForDate(walker, { order, bookingId: booking.id, path: path.replace('rebooking', 'date-change') }, dearer) // prettier-ignore
  const moves = Array.from({ length: random.chance(0.3) ? 2 : 1 }, () => random.pick(dates)).filter(
    (date) => date !== undefined,
  )
  await Promise.all(
    moves.map(({ departureId, priceMinor, units }) =>
      ask(walker, 'POST', path, { departureId, seenPriceMinor: priceMinor, ...(units && { units }) }),
    ),
  )
}

interface ChosenDate {
  departureId: number
  priceMinor: number
  isPayable: boolean
  units?: Record<string, number>
}

interface BookedUnit {
  id: number
  quantity: number
}

/** One more or one fewer of a kind; null: the booking cannot have other people. */
function otherPeople({ random }: Walker, units: BookedUnit[]): Record<string, number> | null {
  const changed = random.pick(units)
  if (!changed) return null
  const quantityOf = ({ id, quantity }: BookedUnit) =>
    id === changed.id ? Math.max(0, quantity + (random.chance(0.5) ? 1 : -1)) : quantity
  return Object.fromEntries(units.map((unit) => [String(unit.id), quantityOf(unit)]))
}

/** Pays for a dearer date, leaves its page, or stays on the present date; sometimes in two windows. */
async function payForDate(
  walker: Walker,
  { order, bookingId, path }: { order: KnownOrder; bookingId: number; path: string },
  { departureId, priceMinor, units }: ChosenDate,
): Promise<void> {
  const { random } = walker
  const begin = () => ask(walker, 'POST', path, { departureId, seenPriceMinor: priceMinor, ...(units && { units }) })
  const [{ status, body }] = await Promise.all([begin(), ...(random.chance(0.2) ? [begin()] : [])])
  if (status !== 200) return
  const page = new URL(String(body['paymentUrl'])).pathname
  const stay = async () => {
    const held = (await bookingsOf(walker, order)).find(({ id }) => id === bookingId)?.dateChange
    if (held) await ask(walker, 'DELETE', path.replace('date-change', `date-changes/${held.id}`))
  }
  await Promise.all([
    random.chance(0.85) ? press(walker, page) : Promise.resolve(),
    random.chance(0.15) ? stay() : Promise.resolve(),
  ])
}

/** Cancelling again changes nothing, so of two windows that saw different refunds both are answered, and one applies. */
function notePromise(promised: Map<number, number[]>, bookingId: number, refundMinor: number): void {
  promised.set(bookingId, [...(promised.get(bookingId) ?? []), refundMinor])
}

async function retryItem(walker: Walker): Promise<void> {
  const { random, person } = walker
  const order = random.pick(person.orders.slice(-12))
  if (!order) return
  const booking = random.pick((await bookingsOf(walker, order)).filter(({ canRetry }) => canRetry))
  if (!booking) return
  const path = `/api/checkout/${order.reference}/items/${booking.id}`
  const key = `key=${encodeURIComponent(order.key)}`
  const { body } = await ask(walker, 'GET', `${path}/dates?${key}`)
  const date = random.pick((body['dates'] as { departureId: number }[] | undefined) ?? [])
  if (!date) return
  const { name } = person
  const put = await ask(walker, 'POST', `${path}/retry?${key}`, { departureId: date.departureId })
  if (put.status !== 200 && !isUnsure(put)) return
  noteWish(walker, name, date.departureId)
  const again = await checkOut(walker)
  if (again?.page && random.chance(0.7)) await press(walker, again.page)
}
