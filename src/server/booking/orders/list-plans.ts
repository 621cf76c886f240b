import type { z } from '@hono/zod-openapi'
import type { Visit } from '#domain/cart-plan.ts'
import type { Locale, Words } from '#domain/locale.ts'
import { inItemStates, inOrderStates } from '#server/booking/states.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { planSchema } from './contract.ts'
import { namedOrders, opensOrder } from './order-access-cookie.ts'

type Plan = z.infer<typeof planSchema>

interface PlanRow extends Omit<Plan, 'title' | 'citySlug' | 'cityName'> {
  reference: string
  accessVersion: number
  isOwn: boolean
  title: Words
  citySlugs: Words
  cityNames: Words
}

const MOST = 50

/**
 * What the visitor has booked on this site and is still to come, the earliest first: of the account, and of the orders
 * that the browser's cookie opens. Each begins with its pick-up. Without the order at the checkout, whose items are in
 * the cart.
 */
export async function listPlans(
  { db, configuration }: Context,
  { visitor, locale }: { visitor: Visitor; locale: Locale },
): Promise<Plan[]> {
  const { site, userId, orderAccessCookie } = visitor
  const references = namedOrders(orderAccessCookie)
  if (userId === null && references.length === 0) return []
  const rows = await db.rows<PlanRow>(
    named({
      name: 'orders.plans',
      text: `select o.reference, o.access_version as "accessVersion", coalesce(o.user_id = :userId::bigint, false) as "isOwn", i.id, i.product_id as "productId",
          i.product_title as title, jsonb_build_object('ar', c.slug_ar, 'en', c.slug_en) as "citySlugs", c.name as "cityNames", i.local_date::text as "localDate", i.zone,
          to_json(i.starts_at - make_interval(mins => coalesce((i.pickup ->> 'minutesBefore')::int, 0))) #>> '{}' as "startsAt",
          to_json(i.ends_at) #>> '{}' as "endsAt", to_json(case p.rate when 'once' then i.ends_at else i.starts_at end) #>> '{}' as "busyUntil", p.rate,
          coalesce((p.meeting_point ->> 'lat')::float8, c.lat) as lat, coalesce((p.meeting_point ->> 'lng')::float8, c.lng) as lng
        from orders o join order_item i on i.order_id = o.id join product p on p.id = i.product_id join city c on c.id = p.city_id
        where (o.user_id = :userId::bigint or o.reference = any (:references::text[])) and o.site_id = :siteId
          and o.status ${inOrderStates('upcoming')} and not o.status ${inOrderStates('at_checkout')}
          and i.status ${inItemStates('live')} and i.ends_at > rihla_now()
        order by i.starts_at, i.id limit ${MOST}`,
      values: { userId, references, siteId: site.id },
    }),
  )
  return rows
    .filter((row) => row.isOwn || opensOrder(configuration, orderAccessCookie, row))
    .map(
      ({
        id,
        productId,
        title,
        citySlugs,
        cityNames,
        localDate,
        zone,
        startsAt,
        endsAt,
        busyUntil,
        rate,
        lat,
        lng,
      }) => ({
        id,
        productId,
        title: title[locale],
        citySlug: citySlugs[locale],
        cityName: cityNames[locale],
        localDate,
        zone,
        startsAt,
        endsAt,
        busyUntil,
        rate,
        lat,
        lng,
      }),
    )
}

/** When and where the visitor is, for what is to go with the plans. */
export const visitsOf = (plans: readonly Plan[]): Visit[] =>
  plans.map(({ citySlug, ...plan }) => ({ ...plan, city: citySlug }))
