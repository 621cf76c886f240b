import { orderSets } from '#domain/order-states.ts'
import { inStates } from '#server/kernel/state-sql.ts'
import type { Sweep } from '#server/kernel/sweep.ts'

export const cartRetention: Sweep[] = [
  {
    name: 'guest_carts',
    // The cookie lives 90 days from the last change.
    text: `delete from cart where id in (select c.id from cart c where c.user_id is null and c.created_at < rihla_now() - interval '100 days'
          and c.updated_at < rihla_now() - interval '100 days'
        and not exists (select from cart_item i where i.cart_id = c.id and i.updated_at > rihla_now() - interval '100 days')
        and not exists (select from orders o where o.cart_id = c.id and not o.status ${inStates(orderSets.finished)})
      order by c.created_at limit $1) returning 1`,
  },
]
