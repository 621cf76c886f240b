import type { HandState } from '#domain/hand.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

export interface LockedDeparture extends HandState {
  taken: number
  hasStarted: boolean
  localDate: string
  localTime: string
}

/** Locks a departure to change it by hand, so that it cannot be booked meanwhile. */
export async function lockForHand(tx: Tx, departureId: number): Promise<LockedDeparture | undefined> {
  const rows = await tx.rows<LockedDeparture>({
    name: 'availability.lock_for_hand',
    text: `select capacity, is_open as "isOpen", hand_capacity as "handCapacity", hand_open as "handOpen",
        plan_capacity as "planCapacity", is_withdrawn as "isWithdrawn", held + sold as taken,
        starts_at <= rihla_now() as "hasStarted", local_date as "localDate", local_time as "localTime"
      from departure where id = $1 for no key update`,
    values: [departureId],
  })
  return rows[0]
}

/** After `lockForHand`. The reason is kept while something is by hand. */
export async function writeHand(
  tx: Tx,
  { departureId, state, reason }: { departureId: number; state: HandState; reason: string },
): Promise<void> {
  const { capacity, isOpen, handCapacity, handOpen, planCapacity } = state
  await tx.rows(
    named({
      name: 'availability.write_hand',
      text: `update departure set capacity = :capacity, is_open = :isOpen, hand_capacity = :handCapacity, hand_open = :handOpen,
          plan_capacity = :planCapacity,
          hand_reason = case when :handCapacity::integer is null and :handOpen::boolean is null then '' else :reason end
        where id = :departureId`,
      values: { departureId, capacity, isOpen, handCapacity, handOpen, planCapacity, reason },
    }),
  )
}
