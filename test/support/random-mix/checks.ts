import { oneRow, type Db } from '#server/kernel/database.ts'
import type { Answers } from './answers.ts'
import { LOST_RESPONSE } from './visitor-actions.ts'
import type { MixFixtures } from './fixtures.ts'

/** An order item counts as sold once it was confirmed, even if it was cancelled later. */
const EVER_CONFIRMED = `(i.status = 'confirmed' or exists (select from order_event e
  where e.order_item_id = i.id and e.to_status = 'confirmed'))`
const CONFIRMING_MAILS = `('order_confirmed', 'order_confirmed_late', 'order_partially_confirmed', 'order_partially_confirmed_late')`

/** Statements that return a row for each discrepancy. */
const STATEMENTS: { says: string; text: string }[] = [
  {
    says: 'departure.held is the sum of its active holds and of the seats of open date changes',
    text: `select d.id as departure, d.held, coalesce(sum(h.places), 0) as holds from departure d
      left join (select departure_id, places from hold where status = 'held'
        union all select departure_id, places from date_change_seat) h on h.departure_id = d.id
      group by d.id having d.held <> coalesce(sum(h.places), 0)`,
  },
  {
    says: 'held and sold together do not exceed the capacity',
    text: 'select id as departure, held, sold, capacity from departure where held + sold > capacity',
  },
  {
    says: 'every sold seat belongs to a confirmed item',
    text: `select h.id as hold, i.status, o.reference from hold h join order_item i on i.id = h.order_item_id join orders o on o.id = i.order_id
      where h.status = 'sold' and i.status <> 'confirmed'`,
  },
  {
    says: 'every confirmed item has its seats on its departure',
    text: `select i.id as item, i.places, h.places as sold, o.reference from order_item i join orders o on o.id = i.order_id
        cross join lateral (select coalesce(sum(places), 0)::int as places from hold
          where order_item_id = i.id and departure_id = i.departure_id and status = 'sold') h
      where i.status = 'confirmed' and h.places <> i.places`,
  },
  {
    says: 'a payment agrees with what the sandbox has captured and refunded',
    text: `select o.reference, p.id as payment, p.captured_minor, p.refunded_minor, s.status, s.amount_minor, s.refunded_minor as paid_back
      from payment p join orders o on o.id = p.order_id join sandbox_session s on s.reference = p.provider_reference
      where p.provider = 'sandbox' and (p.captured_minor <> case when s.status = 'complete' then s.amount_minor else 0 end
        or p.refunded_minor <> s.refunded_minor)`,
  },
  {
    says: 'a payment agrees with the bank transfers received and sent back',
    text: `select o.reference, p.id as payment, p.captured_minor, p.refunded_minor, r.received, b.back
      from payment p join orders o on o.id = p.order_id
        cross join lateral (select coalesce(sum(amount_minor), 0) as received from bank_receipt where transfer_reference = p.provider_reference) r
        cross join lateral (select coalesce(sum(amount_minor), 0) as back from refund where payment_id = p.id and status = 'succeeded') b
      where p.provider = 'bank_transfer' and (p.captured_minor <> r.received or p.refunded_minor <> b.back)`,
  },
  {
    says: 'the sandbox has captured nothing for an unknown payment',
    text: `select s.reference as session, s.amount_minor, s.refunded_minor from sandbox_session s where s.status = 'complete'
      and s.refunded_minor < s.amount_minor and not exists (select from payment p where p.provider_reference = s.reference)`,
  },
  {
    says: 'what was captured and not refunded is the price of what was sold',
    text: `select o.reference, o.status, p.kept, i.sold from orders o
        cross join lateral (select coalesce(sum(captured_minor - refunded_minor), 0) as kept from payment where order_id = o.id) p
        cross join lateral (
          select coalesce(sum(i.total_minor - i.refunded_minor), 0) as sold from order_item i where i.order_id = o.id and ${EVER_CONFIRMED}) i
      where p.kept <> i.sold`,
  },
  {
    says: 'captured money belongs to a confirmed order or was refunded',
    text: `select o.reference, o.status, p.id as payment, p.captured_minor, p.refunded_minor from payment p join orders o on o.id = p.order_id
      where p.captured_minor > p.refunded_minor and o.confirmed_at is null`,
  },
  {
    says: 'promo_code.used is the number of active redemptions',
    text: `select c.code, c.used, count(r.id) as redemptions from promo_code c
      left join promo_redemption r on r.promo_code_id = c.id and r.released_at is null
      group by c.id having c.used <> count(r.id)`,
  },
  {
    says: 'a promo code is not used more often than its limit',
    text: `select c.code, c.limit_total, count(*) as redemptions from promo_code c
      join promo_redemption r on r.promo_code_id = c.id and r.released_at is null
      group by c.id having count(*) > c.limit_total`,
  },
  {
    says: 'an active redemption belongs to a confirmed order',
    text: `select o.reference, o.status from promo_redemption r join orders o on o.id = r.order_id
      where r.released_at is null and o.confirmed_at is null`,
  },
  {
    says: 'a confirmed item has a ticket and an invoice',
    text: `select o.reference, i.id as item from order_item i join orders o on o.id = i.order_id
      where i.status = 'confirmed' and (coalesce(i.ticket_code, '') = '' or o.invoice_number is null)`,
  },
  {
    says: 'only confirmed orders have confirmed items',
    text: `select o.reference, o.status, array_agg(i.status) as items from orders o join order_item i on i.order_id = o.id group by o.id
      having (o.status in ('confirmed', 'partially_confirmed')) <> bool_or(i.status = 'confirmed')`,
  },
  {
    says: 'no message is sent twice',
    // Of several refunds of an order each has its own.
    text: `select kind, payload ->> 'reference' as reference, payload ->> 'bookingId' as booking, payload ->> 'refundId' as refund, count(*) from outbox
      where payload ->> 'reference' is not null and channel = 'email'
        and kind not in ('order_transfer_part', 'order_payment_link', 'booking_rebooked', 'staff_rebooked',
          'booking_date_kept', 'booking_date_refunded') and kind not like 'quote\\_%'
      group by 1, 2, 3, 4 having count(*) > 1`,
  },
  {
    says: 'the buyer gets one message about each change of date',
    text: `select item, coalesce(r.changes, 0) as changes, coalesce(x.mails, 0) as mails
      from (select order_item_id as item, count(*) as changes from rebooking group by 1) r
        full join (select (payload ->> 'bookingId')::bigint as item, count(*) as mails from outbox
          where kind = 'booking_rebooked' and channel = 'email' group by 1) x using (item)
      where r.changes is distinct from x.mails`,
  },
  {
    says: 'the buyer of a confirmed order receives one confirmation',
    text: `select o.reference, o.status, array_agg(x.kind) as mails from orders o
      left join outbox x on x.payload ->> 'reference' = o.reference and x.kind in ${CONFIRMING_MAILS}
      group by o.id having count(x.id) <> case when o.confirmed_at is null then 0 else 1 end`,
  },
  {
    says: 'an order has at most one payment that was not refunded, beside the differences of dearer dates',
    text: `select o.reference, count(*) as payments from orders o join payment p on p.order_id = o.id and p.captured_minor > p.refunded_minor
        and p.date_change_id is null
      group by o.id having count(*) > 1`,
  },
  {
    says: 'the payment of a dearer date is kept only if the booking has moved, and then once',
    text: `select c.id as change, c.state, sum(p.captured_minor) as captured, count(*) filter (where p.captured_minor > 0) as payments
      from date_change c join payment p on p.date_change_id = c.id
        cross join lateral (select coalesce(sum(amount_minor), 0) as back from refund where payment_id = p.id and order_item_id is null) r
      group by c.id having sum(p.captured_minor - r.back) <> case when c.state = 'paid' then c.difference_minor else 0 end`,
  },
  {
    says: 'only an open date change has seats',
    text: `select c.id as change, c.state from date_change c where (c.state = 'open') <> exists (select from date_change_seat s where s.date_change_id = c.id)
      and not (c.state = 'open' and c.day_ids <@ (select array_agg(h.departure_id) from hold h where h.order_item_id = c.order_item_id and h.status = 'sold'))`,
  },
  {
    says: 'a quote is booked at most once',
    text: `select k.scope, array_agg(o.reference) as orders from idempotency_key k join orders o on o.reference = k.answer ->> 'reference'
      where k.scope like 'quote-order:%' and o.confirmed_at is not null group by k.scope having count(*) > 1`,
  },
]

/** Returns a sentence with the rows of each discrepancy. */
export async function findDiscrepancies(fixtures: MixFixtures): Promise<string[]> {
  const { db } = fixtures
  const found: string[] = []
  const note = (says: string, rows: unknown[]) => {
    if (rows.length > 0)
      found.push(`Violated: ${says}. ${rows.length} rows:\n${rows.slice(0, 8).map((row) => `    ${JSON.stringify(row)}`).join('\n')}`) // prettier-ignore
  }
  for (const { says, text } of STATEMENTS)
    // An hour leaves large tables without statistics.
    note(says, await db.longRunning.rows({ name: `mix.${says}`, isPlannedEachTime: true, text }))
  note('departure.sold is the sum of the places of its confirmed items', await soldOtherwise(fixtures))
  note('promo_buyer.used is the number of redemptions of that buyer in force', await countedOtherwise(fixtures))
  note('a refund is what its buyer was promised when cancelling', await refundedOtherwise(fixtures))
  note(
    'a ticket lets its travellers in once',
    [...fixtures.redeemed].filter(([, times]) => times > 1),
  )
  return found
}

/** The demo has sold seats without orders. */
async function soldOtherwise({ db, soldBefore }: MixFixtures): Promise<unknown[]> {
  const rows = await db.rows<{ departure: number; sold: number; confirmed: number }>({
    name: 'mix.sold',
    text: `select d.id as departure, d.sold, coalesce(sum(i.places) filter (where i.status = 'confirmed'), 0)::int as confirmed
      from departure d left join order_item i on i.departure_id = d.id where d.sold > 0 or i.id is not null group by d.id`,
  })
  return rows.filter((row) => row.sold - (soldBefore.get(row.departure) ?? 0) !== row.confirmed)
}

/** Deleting an account deletes its count; its redemptions remain until its last booking has ended. */
async function countedOtherwise({ db, deleted }: MixFixtures): Promise<unknown[]> {
  const rows = await db.rows<{ buyer: string; used: number; redemptions: number }>({
    name: 'mix.promo_buyers',
    text: `select coalesce(b.buyer, r.buyer) as buyer, coalesce(b.promo_code_id, r.promo_code_id) as code, coalesce(b.used, 0) as used,
        coalesce(r.redemptions, 0)::int as redemptions
      from promo_buyer b full join (
        select promo_code_id, lower(buyer_email) as buyer, count(*) as redemptions from promo_redemption
        where released_at is null and buyer_email <> '' group by 1, 2) r on r.promo_code_id = b.promo_code_id and r.buyer = b.buyer
      where coalesce(b.used, 0) <> coalesce(r.redemptions, 0)`,
  })
  return rows.filter((row) => !deleted.has(row.buyer) || row.used > row.redemptions)
}

async function refundedOtherwise({ db, promised }: MixFixtures): Promise<unknown[]> {
  const rows = await db.rows<{ id: number; status: string; refundedMinor: number; reference: string }>({
    name: 'mix.cancelled',
    text: `select i.id, i.status, o.reference, i.refunded_minor - (select coalesce(sum(refund_minor), 0) from rebooking
        where order_item_id = i.id)::int as "refundedMinor" from order_item i join orders o on o.id = i.order_id
      where i.id = any ($1)`,
    values: [[...promised.keys()]],
  })
  return rows
    .map((row) => ({ ...row, promisedMinor: promised.get(row.id) ?? [] }))
    .filter((row) => !row.promisedMinor.includes(row.refundedMinor) || !['cancelled', 'refunded'].includes(row.status))
}

/** Finds cart items that were booked more than once, where their date was not changed. Call it while orders still have their buyers' names. */
export async function findBookedTwice({ db, wished, departures }: MixFixtures): Promise<string[]> {
  const rows = await db.rows<{ wish: string; bookings: number; references: string[] }>({
    name: 'mix.booked',
    text: `select o.last_name || ' ' || i.departure_id as wish, count(*)::int as bookings, array_agg(distinct o.reference) as references
      from order_item i join orders o on o.id = i.order_id
      where i.departure_id = any ($1) and o.last_name <> '' and ${EVER_CONFIRMED}
        and not exists (select from rebooking where order_item_id = i.id) group by 1`,
    values: [departures.map(({ id }) => id)],
  })
  return rows
    .filter(({ wish, bookings }) => bookings > (wished.get(wish) ?? 0))
    .map((row) => `Violated: a cart item is booked at most once. ${JSON.stringify({ ...row, wishes: wished.get(row.wish) ?? 0 })}`) // prettier-ignore
}

/** Responses of 500 and above that no closed connection explains, and requests without a response. */
export function badAnswersOf({ answers, cuts }: MixFixtures): Answers['failures'] {
  // The pool notices a closed connection a moment later.
  const isExcused = ({ sentAt, answeredAt }: { sentAt: number; answeredAt: number }) =>
    cuts.some((cut) => cut > sentAt - 2000 && cut < answeredAt)
  return answers.failures
    .filter((failure) => !(failure.status === 503 && isExcused(failure)))
    .filter(({ action, status }) => !(action === LOST_RESPONSE && status === 504))
}

/** Counts `badAnswersOf` by kind. */
export function findBadAnswers(fixtures: MixFixtures): string[] {
  const bad = badAnswersOf(fixtures)
  const kinds = Map.groupBy(
    bad,
    ({ status, code, path }) => `${status} ${code} ${path.replaceAll(/\/[A-Z]{2}-\w+|\d+|\?.*|sbx_\w+/g, '*')}`,
  )
  return [...kinds].map(
    ([kind, alike]) =>
      `Violated: no request fails. ${alike.length} times ${kind}: ${JSON.stringify(alike.slice(0, 3).map(({ action, requestId }) => ({ action, requestId })))}`,
  )
}

export async function countDeadlocks(db: Db): Promise<number> {
  const { deadlocks } = await oneRow<{ deadlocks: number }>(db, {
    name: 'mix.deadlocks',
    text: 'select deadlocks::int from pg_stat_database where datname = current_database()',
  })
  return deadlocks
}
