import type { Sweep } from '#server/kernel/sweep.ts'

export const availabilityRetention: Sweep[] = [
  {
    name: 'past_departures',
    // A departure that is booked at its end stays booked: older ones have all been examined before.
    text: `delete from departure where id in (select d.id from departure d
        where d.ends_at between rihla_now() - interval '120 days' and rihla_now() - interval '30 days' and d.held = 0 and d.sold = 0 and d.quote_request_id is null
          and not exists (select from order_item i where i.departure_id = d.id)
          and not exists (select from hold h where h.departure_id = d.id)
          and not exists (select from date_change c where c.departure_id = d.id)
      order by d.ends_at limit $1) returning 1`,
  },
]
