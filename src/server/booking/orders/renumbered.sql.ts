import { inOrderStates } from '#server/booking/states.ts'
import { reasonSql } from '#server/booking/event-reasons.ts'

/*
 * An order that is paid in another way, or placed again, ends, and a new one with another reference has its bookings:
 * items with the same intents. Its buyer knows the old reference, so each order says the other one. Both need the same
 * site and email, because one reference gives access to the other.
 */

const sameBuyer = (order: string) =>
  `${order}.site_id = o.site_id and o.email <> '' and lower(${order}.email) = lower(o.email)`

/** The reference of the last order whose bookings are all in order `o`, which replaced it; null: none. */
export const FORMER_REFERENCE = `(select was.reference from order_item mine
    join order_item his on his.intent = mine.intent and his.order_id < mine.order_id join orders was on was.id = his.order_id
  where mine.order_id = o.id and ${sameBuyer('was')} and was.status ${inOrderStates('unsuccessful')}
    and exists (select from order_event e where e.order_id = was.id and e.order_item_id is null and e.reason = ${reasonSql('replaced')})
    and not exists (select from order_item every where every.order_id = was.id
      and not exists (select from order_item again where again.order_id = o.id and again.intent = every.intent))
  order by was.id desc limit 1)`

/** The latest order with bookings of `o`, and the version of its access token; null: none. Of use if `o` was replaced. */
export const LATER_ORDER = `(select jsonb_build_object('reference', later.reference, 'accessVersion', later.access_version) from order_item mine
    join order_item his on his.intent = mine.intent and his.order_id > mine.order_id join orders later on later.id = his.order_id
  where mine.order_id = o.id and ${sameBuyer('later')}
  order by later.id desc limit 1)`
