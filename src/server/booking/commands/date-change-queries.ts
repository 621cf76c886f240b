import type { CancellationRule } from '#domain/cancellation-rule.ts'
import { raisedPrice, type DateChangeState, type SoldPrice, type WhyKept } from '#domain/date-change.ts'
import type { Words } from '#domain/locale.ts'
import type { PaymentState } from '#domain/payment-states.ts'
import ar from '#messages/ar/tax-invoice.json' with { type: 'json' }
import en from '#messages/en/tax-invoice.json' with { type: 'json' }
import { takeNumber } from '#server/booking/document-number.ts'
import type { effects } from '#server/booking/effects.ts'
import { DATE_CHANGE, IS_DATE_CLOSED, PAYMENT } from '#server/booking/states.ts'
import type { NewParty } from '#server/cart/price-dates.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import { oneRow, type Connection, type Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

/** A dearer date, or more people or nights, that a booking gets when the difference is paid. Minor units of the order's currency. */
export interface DateChange {
  id: number
  state: DateChangeState
  itemId: number
  fromDepartureId: number
  departureId: number
  dayIds: number[]
  localDate: string
  localTime: string
  startsAt: Date
  endsAt: Date
  /** Null: the same people. */
  party: NewParty | null
  /** Nights or days; null: as many. */
  duration: number | null
  cancellation: CancellationRule[]
  /** Of the new date, in the supplier's currency. */
  listMinor: number
  paidMinor: number
  priceMinor: number
  differenceMinor: number
  actor: 'buyer' | `staff:${string}`
  staffId: number | null
  reason: string
  /** A departure of the new date is closed, or is being cancelled or moved. */
  isClosed: boolean
  isOver: boolean
  hasStarted: boolean
  /** The last card that was tried was declined. */
  wasDeclined: boolean
}

const COLUMNS = `c.id, c.state, c.order_item_id as "itemId", c.from_departure_id as "fromDepartureId", c.departure_id as "departureId",
  to_jsonb(c.day_ids) as "dayIds", c.local_date as "localDate", c.local_time as "localTime", c.starts_at as "startsAt", c.ends_at as "endsAt",
  c.party, c.duration, c.cancellation, c.list_minor as "listMinor", c.paid_minor as "paidMinor", c.price_minor as "priceMinor",
  c.difference_minor as "differenceMinor", c.actor, c.staff_id as "staffId", c.reason, ${IS_DATE_CLOSED} as "isClosed",
  c.expires_at <= rihla_now() as "isOver", c.starts_at <= rihla_now() as "hasStarted",
  coalesce((select p.has_declined_try or p.status = ${PAYMENT.declined} from payment p where p.date_change_id = c.id order by p.attempt desc limit 1), false) as "wasDeclined"`

/** The open one of a booking. In a transaction after `lockOrder`. */
export async function findOpenChange(connection: Connection, itemId: number): Promise<DateChange | undefined> {
  const rows = await connection.rows<DateChange>({
    name: 'orders.open_date_change',
    text: `select ${COLUMNS} from date_change c where c.order_item_id = $1 and c.state = ${DATE_CHANGE.open}`,
    values: [itemId],
  })
  return rows[0]
}

export interface PaymentOfChange {
  reference: string
  orderId: number
  itemId: number
  paymentStatus: PaymentState
}

/** Undefined if the payment pays an order. */
export async function findPaymentOfChange(
  connection: Connection,
  paymentId: number,
): Promise<PaymentOfChange | undefined> {
  const rows = await connection.rows<PaymentOfChange>({
    name: 'orders.payment_of_date_change',
    text: `select o.reference, o.id as "orderId", c.order_item_id as "itemId", p.status as "paymentStatus"
      from payment p join date_change c on c.id = p.date_change_id join orders o on o.id = p.order_id where p.id = $1`,
    values: [paymentId],
  })
  return rows[0]
}

/** Call it after locking the departures: until then they can still be closed. */
export async function isDateClosed(tx: Tx, changeId: number): Promise<boolean> {
  const { isClosed } = await oneRow<{ isClosed: boolean }>(tx, {
    name: 'orders.is_date_of_change_closed',
    text: `select ${IS_DATE_CLOSED} as "isClosed" from date_change c where c.id = $1`,
    values: [changeId],
  })
  return isClosed
}

/** Locks the payment and its date change. The order must be locked. */
export async function lockPaymentOfChange(
  tx: Tx,
  paymentId: number,
): Promise<{ paymentStatus: PaymentState; change: DateChange } | undefined> {
  const rows = await tx.rows<DateChange & { paymentStatus: PaymentState }>({
    name: 'orders.lock_payment_of_date_change',
    text: `select ${COLUMNS}, p.status as "paymentStatus" from payment p join date_change c on c.id = p.date_change_id
      where p.id = $1 for no key update of p, c`,
    values: [paymentId],
  })
  const [row] = rows
  if (!row) return undefined
  const { paymentStatus, ...change } = row
  return { paymentStatus, change }
}

export type NewDateChange = Omit<DateChange, 'id' | 'state' | 'isClosed' | 'isOver' | 'hasStarted' | 'wasDeclined'> & {
  holdSeconds: number
}

/** Returns its id. */
export async function insertDateChange(tx: Tx, change: NewDateChange): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    tx,
    named({
      name: 'orders.insert_date_change',
      text: `insert into date_change (order_item_id, from_departure_id, departure_id, day_ids, local_date, local_time, starts_at, ends_at,
          party, duration, cancellation, list_minor, paid_minor, price_minor, difference_minor, actor, staff_id, reason, expires_at)
        values (:itemId, :fromDepartureId, :departureId, :dayIds::bigint[], :localDate::date, :localTime, :startsAt::timestamptz, :endsAt::timestamptz,
          :party::jsonb, :duration::integer, :cancellation::jsonb, :listMinor, :paidMinor, :priceMinor, :differenceMinor, :actor, :staffId::bigint, :reason,
          rihla_now() + make_interval(secs => :holdSeconds::float8))
        returning id`,
      values: {
        ...change,
        startsAt: change.startsAt.toISOString(),
        endsAt: change.endsAt.toISOString(),
        party: change.party && JSON.stringify(change.party),
        cancellation: JSON.stringify(change.cancellation),
      },
    }),
  )
  return id
}

/** Ends a change whose seats are released; a page that was never opened ends with it. */
export async function setChangeEnded(tx: Tx, changeId: number): Promise<void> {
  await tx.rows({
    name: 'orders.set_date_change_ended',
    text: `with ended as (
        update date_change set state = ${DATE_CHANGE.ended}, settled_at = rihla_now() where id = $1 and state = ${DATE_CHANGE.open} returning id)
      update payment p set status = ${PAYMENT.expired}, updated_at = now() from ended
      where p.date_change_id = ended.id and p.status = ${PAYMENT.created} and p.provider_reference is null`,
    values: [changeId],
  })
}

export async function findSoldPrice(tx: Tx, itemId: number): Promise<SoldPrice> {
  return oneRow<SoldPrice>(tx, {
    name: 'orders.sold_price',
    text: `select list_currency as "listCurrency", list_total_minor as "listTotalMinor", original_minor as "originalMinor",
        discount_minor as "discountMinor", total_minor as "totalMinor"
      from order_item where id = $1`,
    values: [itemId],
  })
}

const LINE_TITLE: Words = { ar: ar.dateChange, en: en.dateChange }

/**
 * The difference was paid: raises the prices of the booking and its order, adds the line, and issues the invoice of the
 * difference. The last statement of the transaction, because of the invoice's number.
 */
export async function setChangePaid(
  tx: Tx,
  { change, sold, currency }: { change: DateChange; sold: SoldPrice; currency: string },
): Promise<void> {
  const raised = raisedPrice(sold, { ...change, currency })
  const originalMinor = raised.originalMinor - sold.originalMinor
  const beforeMinor = raised.totalMinor + raised.discountMinor - sold.totalMinor - sold.discountMinor
  await tx.rows(
    named({
      name: 'orders.set_date_change_paid',
      text: `with item as (
          update order_item set list_total_minor = :listTotalMinor, original_minor = original_minor + :originalMinor,
            discount_minor = discount_minor + :discountMinor, total_minor = total_minor + :differenceMinor,
            lines = lines || :line::jsonb, updated_at = now()
          where id = :itemId returning order_id),
        raised as (
          update orders o set original_minor = original_minor + :originalMinor, discount_minor = discount_minor + :discountMinor,
            total_minor = total_minor + :differenceMinor, updated_at = now()
          from item where o.id = item.order_id returning o.id),
        numbered as (${takeNumber('invoice', 'raised')})
        update date_change set state = ${DATE_CHANGE.paid}, settled_at = rihla_now(), original_raise_minor = :originalMinor,
          discount_raise_minor = :discountMinor, invoice_number = numbered.number
        from numbered where id = :changeId`,
      values: {
        changeId: change.id,
        itemId: change.itemId,
        listTotalMinor: raised.listTotalMinor,
        originalMinor,
        discountMinor: raised.discountMinor - sold.discountMinor,
        differenceMinor: change.differenceMinor,
        line: JSON.stringify([
          {
            kind: 'date_change',
            title: LINE_TITLE,
            quantity: 1,
            unitMinor: beforeMinor,
            totalMinor: beforeMinor,
            originalTotalMinor: originalMinor,
          },
        ]),
      },
    }),
  )
}

/** Seconds until the booking or the new date begins, whichever is first, and until the new date is closed for booking. */
export function timeToPay(
  connection: Connection,
  { itemId, departureId }: { itemId: number; departureId: number },
): Promise<{ untilStart: number; untilCutoff: number; holdMinutes: number }> {
  return oneRow(
    connection,
    named({
      name: 'orders.time_to_pay_change',
      text: `select extract(epoch from least(i.starts_at, d.starts_at) - rihla_now())::float8 as "untilStart",
          extract(epoch from d.cutoff_at - rihla_now())::float8 as "untilCutoff", s.hold_minutes as "holdMinutes"
        from order_item i join orders o on o.id = i.order_id join site s on s.id = o.site_id, departure d
        where i.id = :itemId and d.id = :departureId`,
      values: { itemId, departureId },
    }),
  )
}

/** To the buyer; none if their details were deleted. */
export async function insertDateChangeMail(
  tx: Tx,
  { why = null, ...mail }: { kind: DateChangeMail; changeId: number; refundMinor: number; why?: WhyKept | null },
): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.date_change_mail',
      text: queueMessages({
        kind: ':kind',
        fact: 'c.id',
        recipient: `nullif(o.email, '')`,
        language: 'o.language',
        copy: { phone: 'o.phone', wish: 'o.whatsapp' },
        payload: `jsonb_build_object('reference', o.reference, 'bookingId', c.order_item_id, 'dateChangeId', c.id, 'refundMinor', :refundMinor::bigint, 'why', :why::text)`,
        from: 'date_change c join order_item i on i.id = c.order_item_id join orders o on o.id = i.order_id where c.id = :changeId',
      }),
      values: { ...mail, why },
    }),
  )
}

export type DateChangeMail = (typeof effects)['dateChangeLink' | 'dateChangeEnded' | 'notMoved']['buyer']
