import type { Tx } from '#server/kernel/database.ts'
import { planPricesOf, pricesInPercent } from '#domain/hand.ts'

/** Of the first supplier, whose people the demo has. */
const changes = [
  { product: 'masmak-and-souq-al-zal', basisPoints: 2000, reason: 'إقبال كبير في نهاية الأسبوع' },
  { product: 'national-museum-and-murabba', basisPoints: -1500, reason: 'مقاعد كثيرة متبقية' },
]

interface Planned {
  id: number
  currency: string
  adjustBasisPoints: number
  units: { code: string; priceMinor: number }[]
}

/** Prices a departure of each product by hand, the day after tomorrow or later, so that the console's calendar shows both a higher and a lower price. */
export async function seedHandPrices(tx: Tx): Promise<void> {
  for (const { product, basisPoints, reason } of changes) {
    const [planned] = await tx.rows<Planned>({
      name: 'seed.departure_to_price',
      text: `select d.id, p.currency, d.adjust_basis_points as "adjustBasisPoints",
          (select jsonb_agg(jsonb_build_object('code', u.code, 'priceMinor', u.price_minor)) from unit u where u.option_id = o.id and u.is_listed) as units
        from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id
        where p.code = $1 and d.local_date >= rihla_now()::date + 2 and d.is_open and d.quote_request_id is null
        order by d.starts_at, d.id limit 1`,
      values: [product],
    })
    // Tests seed fewer cities.
    if (!planned) continue
    const { id, currency, units } = planned
    const prices = pricesInPercent(planPricesOf(units, planned), basisPoints, currency)
    await tx.rows({
      name: 'seed.hand_prices',
      text: 'update departure set hand_prices = $2::jsonb, hand_reason = $3 where id = $1',
      values: [id, JSON.stringify(prices), reason],
    })
  }
}
