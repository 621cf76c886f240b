import { dearestQuantitiesOfParty, dependsOnAges, type Party, type UnitOfParty } from '#domain/party-units.ts'
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
  /** What the party pays at most for each of its units; empty where it is not known, or shares a unit. */
  partyUnits: { priceMinor: number; quantity: number; adjustBasisPoints: number }[]
  /** Whether it may pay less, because the age of a child is not known. */
  dependsOnAges: boolean
  /** Whether the price is of what the whole party shares, such as a tent or two. */
  isForAll: boolean
}

interface UnitOfDay extends UnitOfParty {
  priceMinor: number
  adjustBasisPoints: number
}

/**
 * What cards say of their departures, by product, with the unit for which the whole party pays least, and what a party
 * whose children are known pays in all.
 */
export async function listFreeDays(
  connection: Connection,
  offers: readonly (Pick<Offer, 'departureId' | 'isFirstDay'> | null)[],
  { travellers, party }: Pick<ListingFilter, 'travellers' | 'party'>,
): Promise<Map<number, FreeDay>> {
  const isFirstDay = new Map(offers.flatMap((offer) => (offer ? [[offer.departureId, offer.isFirstDay]] : [])))
  const departureIds = [...isFirstDay.keys()]
  if (departureIds.length === 0) return new Map()
  const rows = await connection.rows<{
    productId: number
    id: number
    free: Omit<FreeDay, 'isFirstDay' | 'partyUnits' | 'dependsOnAges'>
    units: UnitOfDay[]
  }>(
    named({
      name: 'catalogue.free_days',
      text: `select o.product_id as "productId", d.id, jsonb_build_object('date', d.local_date, 'priceMinor', x.price_minor,
        'originalMinor', x.original_minor, 'adjustBasisPoints', x.adjust, 'quantity', x.quantity,
        'unitTitle', case when not l.is_per_person or x.is_shared then x.title end,
        'isFreeToCancel', ${IS_FREE_TO_CANCEL}, 'durationMinutes', o.duration_minutes, 'leastAge', ${LEAST_AGE},
        'isForAll', wished.travellers > 1 and x.is_shared and x.cost_minor is not null) as free,
        coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'kind', u.kind, 'travellers', u.travellers, 'minAge', u.min_age, 'maxAge', u.max_age,
          'minQuantity', u.min_quantity, 'priceMinor', coalesce((d.hand_prices ->> u.code)::bigint, u.price_minor),
          'adjustBasisPoints', case when coalesce(d.hand_prices ? u.code, false) then 0 else d.adjust_basis_points end) order by u.position, u.id) from unit u
          where u.option_id = o.id and u.is_listed and p.rate = 'once' and l.is_per_person and :hasParty::boolean), '[]') as units
      from departure d join option o on o.id = d.option_id join product_search_index l on l.product_id = o.product_id
        join product p on p.id = o.product_id join city c on c.id = p.city_id
        cross join (select :party::int as travellers) wished
        cross join lateral ${partyPrice('wished.travellers', 'l.is_per_person')} x
      where d.id = any (:departureIds::bigint[])`,
      values: { departureIds, party: travellers ?? 1, hasParty: party !== null },
    }),
  )
  return new Map(
    rows.map(({ productId, id, free, units }) => [
      productId,
      {
        ...free,
        isFirstDay: isFirstDay.get(id) ?? true,
        partyUnits: partyUnitsOf(units, party),
        dependsOnAges: party !== null && dependsOnAges(units, party, exactPrice),
      },
    ]),
  )
}

/** Only for comparing: in ten thousandths of a minor unit. */
const exactPrice = ({ priceMinor, adjustBasisPoints }: UnitOfDay) => priceMinor * (10_000 + adjustBasisPoints)

function partyUnitsOf(units: readonly UnitOfDay[], party: Party | null): FreeDay['partyUnits'] {
  const quantities = party && dearestQuantitiesOfParty(units, party, exactPrice)
  const counted = Object.values(quantities ?? {}).reduce((sum, quantity) => sum + quantity, 0)
  // A child whom no unit is for is left out.
  if (!party || !quantities || counted < party.adults + party.children) return []
  return units.flatMap(({ id, priceMinor, adjustBasisPoints }) => {
    const quantity = quantities[id] ?? 0
    return quantity > 0 ? [{ priceMinor, quantity, adjustBasisPoints }] : []
  })
}
