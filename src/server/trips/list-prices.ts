import { planPricesOf, type UnitPrices } from '#domain/hand.ts'
import type { Words } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission } from '#server/staff/may-manage.ts'
import { IN_SCOPE, tripScopeOf } from './trip-scope.ts'

interface PriceRow {
  id: number
  optionId: number
  title: Words
  optionTitle: Words
  currency: string
  adjustBasisPoints: number
  handPrices: UnitPrices | null
  units: { code: string; title: Words; priceMinor: number }[]
}

export interface PricedForHand extends Pick<PriceRow, 'id' | 'optionId' | 'title' | 'optionTitle' | 'currency'> {
  /** Minor units of `currency`: the plan's price, and the one in force. */
  units: { code: string; title: Words; planMinor: number; minor: number }[]
}

/**
 * The prices of departures that are about to be changed, those of the person's scope. @throws ApiError
 * `console.forbidden`
 */
export async function listPrices(
  context: Context,
  { person, departureIds }: { person: SignedInStaff; departureIds: number[] },
): Promise<PricedForHand[]> {
  demandPermission(person, 'departures.change')
  const rows = await context.db.rows<PriceRow>(
    named({
      name: 'trips.prices',
      text: `select d.id, o.id as "optionId", p.title, o.title as "optionTitle", p.currency, d.adjust_basis_points as "adjustBasisPoints",
          d.hand_prices as "handPrices",
          coalesce((select jsonb_agg(jsonb_build_object('code', u.code, 'title', u.title, 'priceMinor', u.price_minor) order by u.position)
            from unit u where u.option_id = o.id and u.is_listed), '[]') as units
        from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id
        where d.id = any (:departureIds::bigint[]) and ${IN_SCOPE} order by d.starts_at, d.id`,
      values: { departureIds, ...tripScopeOf(person) },
    }),
  )
  return rows.map(({ adjustBasisPoints, handPrices, units, ...row }) => {
    const plan = planPricesOf(units, { adjustBasisPoints, currency: row.currency })
    const priced = units.map(({ code, title }) => {
      const planMinor = plan[code] ?? 0
      return { code, title, planMinor, minor: handPrices?.[code] ?? planMinor }
    })
    return { ...row, units: priced }
  })
}
