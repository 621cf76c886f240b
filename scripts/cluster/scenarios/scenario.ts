import { oneRow, type Db } from '#server/kernel/database.ts'
import type { Bookable } from '#test/support/http-buyer.ts'
import { countOrders } from '#test/support/count-orders.ts'
import type { Cluster } from '#scripts/cluster/start-cluster.ts'
import { waitUntil } from '#scripts/cluster/wait-until.ts'

export interface Scene {
  cluster: Cluster
  /** To the primary, through HAProxy. */
  db: Db
  report: (line: string) => void
}

/** Returns what was not as promised: nothing, if all is well. */
export type Scenario = (scene: Scene) => Promise<string[]>

export function newDeparture(db: Db, capacity: number): Promise<Bookable> {
  return oneRow<Bookable>(db, {
    name: 'cluster.departure',
    text: `with o as (select o.id, (select id from unit where option_id = o.id and code = 'adult') as unit_id
          from option o join product p on p.id = o.product_id where p.code = 'bahrain-fort' and o.code = 'sunset'),
        made as (insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
          select o.id, current_date + 20, '10:00', at + interval '20 days', at + interval '21 days', at + interval '19 days', $1
          from o, clock_timestamp() at returning id, option_id)
      select made.id as "departureId", made.option_id as "optionId", o.unit_id as "unitId" from made, o`,
    values: [capacity],
  })
}

/**
 * Waits until each paid order is confirmed, then compares the orders, the seats, the provider's books and the mails of a
 * departure.
 */
export async function checkBooks({ db, report }: Scene, departureId: number, paid: ReadonlySet<string>) {
  const count = () => countOrders(db, departureId, [...paid])
  await waitUntil('paid orders are not settled', async () => {
    const { lost, keptWithoutBooking } = await count()
    return lost.length === 0 && keptWithoutBooking.length === 0
  }).catch(() => {})
  await waitUntil(
    'confirmations are not mailed',
    async () => {
      const { confirmedPlaces, mails } = await count()
      return mails.orders === confirmedPlaces
    },
    300,
  ).catch(() => {})
  const counted = await count()
  const { capacity } = await oneRow<{ capacity: number }>(db, {
    name: 'cluster.capacity',
    text: 'select capacity from departure where id = $1',
    values: [departureId],
  })
  const { lost, keptWithoutBooking, duplicates, sold, confirmedPlaces, mails } = counted
  report(
    `  ${paid.size} paid, ${confirmedPlaces} confirmed, ${sold} of ${capacity} seats sold; ` +
      `${lost.length} paid orders lost, ${duplicates.length} doubled, ${mails.messages} confirmations mailed`,
  )
  return [
    ...lost.map((reference) => `the paid order ${reference} is lost`),
    ...keptWithoutBooking.map((reference) => `the money of ${reference} has no booking`),
    ...duplicates.map((what) => `${what} was booked twice`),
    ...(sold > capacity ? [`${sold} of ${capacity} seats are sold`] : []),
    ...(sold === confirmedPlaces ? [] : [`${sold} seats are sold and ${confirmedPlaces} confirmed`]),
    ...(mails.messages === confirmedPlaces ? [] : [`${mails.messages} mails for ${confirmedPlaces} orders`]),
  ]
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
