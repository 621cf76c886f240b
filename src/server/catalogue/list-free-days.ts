import type { Words } from '#domain/locale.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { IS_FREE_TO_CANCEL } from './cancellation-sql.ts'
import type { ListingFilter } from './listing-filter.ts'
import { LEAST_AGE } from './least-age-sql.ts'
import { partyPrice } from './party-price.sql.ts'
import type { Offer } from './snapshot/departures.ts'

export interface FreeDay {
  date: string
  /** Whether the party has no earlier day in the dates. */
  isFirstDay: boolean
  /** Of one unit. */
  priceMinor: number
  /** Before the discount, null without one. */
  originalMinor: number | null
  adjustBasisPoints: number
  /** How many of the unit the party shares; 1 for the price of one person. */
  quantity: number
  /** As on a card: null for the price of one person. */
  unitTitle: Words | null
  isFreeToCancel: boolean
  /** Of the option that has the price. */
  durationMinutes: number
  /** Of the same option: zero if people can come from birth. */
  leastAge: number
}

/** What cards say of their departures, by product, with the unit for which the whole party pays least. */
export async function listFreeDays(
  connection: Connection,
  offers: readonly (Pick<Offer, 'departureId' | 'isFirstDay'> | null)[],
  { travellers }: Pick<ListingFilter, 'travellers'>,
): Promise<Map<number, FreeDay>> {
  const isFirstDay = new Map(offers.flatMap((offer) => (offer ? [[offer.departureId, offer.isFirstDay]] : [])))
  const departureIds = [...isFirstDay.keys()]
  if (departureIds.length === 0) return new Map()
  const rows = await connection.rows<{ productId: number; id: number; free: Omit<FreeDay, 'isFirstDay'> }>(
    named({
      name: 'catalogue.free_days',
      text: `select o.product_id as "productId", d.id, jsonb_build_object('date', d.local_date, 'priceMinor', x.price_minor,
        'originalMinor', x.original_minor, 'adjustBasisPoints', x.adjust, 'quantity', x.quantity,
        'unitTitle', case when not l.is_per_person or x.is_shared then x.title end,
        'isFreeToCancel', ${IS_FREE_TO_CANCEL}, 'durationMinutes', o.duration_minutes, 'leastAge', ${LEAST_AGE}) as free
      from departure d join option o on o.id = d.option_id join product_search_index l on l.product_id = o.product_id
        join product p on p.id = o.product_id join city c on c.id = p.city_id
        cross join (select :party::int as travellers) wished
        cross join lateral ${partyPrice('wished.travellers', 'l.is_per_person')} x
      where d.id = any (:departureIds::bigint[])`,
      values: { departureIds, party: travellers ?? 1 },
    }),
  )
  return new Map(
    rows.map(({ productId, id, free }) => [productId, { ...free, isFirstDay: isFirstDay.get(id) ?? true }]),
  )
}
