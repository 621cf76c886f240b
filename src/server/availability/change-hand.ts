import { planPricesOf, type HandFacts, type HandState } from '#domain/hand.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

export interface LockedDeparture {
  state: HandState
  facts: HandFacts
  hasStarted: boolean
  localDate: string
  localTime: string
}

interface LockedRow extends HandState, Pick<LockedDeparture, 'hasStarted' | 'localDate' | 'localTime'> {
  taken: number
  currency: string
  adjustBasisPoints: number
  units: { code: string; priceMinor: number }[]
}

/** Locks a departure to change it by hand, so that it cannot be booked meanwhile. */
export async function lockForHand(tx: Tx, departureId: number): Promise<LockedDeparture | undefined> {
  const [row] = await tx.rows<LockedRow>({
    name: 'availability.lock_for_hand',
    text: `select d.capacity, d.is_open as "isOpen", d.hand_capacity as "handCapacity", d.hand_open as "handOpen",
        d.hand_prices as "handPrices", d.plan_capacity as "planCapacity", d.is_withdrawn as "isWithdrawn", d.held + d.sold as taken,
        d.starts_at <= rihla_now() as "hasStarted", d.local_date as "localDate", d.local_time as "localTime", p.currency,
        d.adjust_basis_points as "adjustBasisPoints",
        coalesce((select jsonb_agg(jsonb_build_object('code', u.code, 'priceMinor', u.price_minor) order by u.position)
          from unit u where u.option_id = o.id and u.is_listed), '[]') as units
      from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id
      where d.id = $1 for no key update of d`,
    values: [departureId],
  })
  if (!row) return undefined
  const { taken, currency, adjustBasisPoints, units, hasStarted, localDate, localTime, ...state } = row
  const facts = { taken, currency, planPrices: planPricesOf(units, { adjustBasisPoints, currency }) }
  return { state, facts, hasStarted, localDate, localTime }
}

/** After `lockForHand`. The reason stays while something is by hand; null leaves it as it is. */
export async function writeHand(
  tx: Tx,
  { departureId, state, reason }: { departureId: number; state: HandState; reason: string | null },
): Promise<void> {
  const { capacity, isOpen, handCapacity, handOpen, handPrices, planCapacity } = state
  await tx.rows(
    named({
      name: 'availability.write_hand',
      text: `update departure set capacity = :capacity, is_open = :isOpen, hand_capacity = :handCapacity, hand_open = :handOpen,
          hand_prices = :handPrices::jsonb, plan_capacity = :planCapacity,
          hand_reason = case when :handCapacity::integer is null and :handOpen::boolean is null and :handPrices::jsonb is null then ''
            else coalesce(:reason, hand_reason) end
        where id = :departureId`,
      values: {
        departureId,
        capacity,
        isOpen,
        handCapacity,
        handOpen,
        handPrices: handPrices && JSON.stringify(handPrices),
        planCapacity,
        reason,
      },
    }),
  )
}
