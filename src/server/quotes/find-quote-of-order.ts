import type { Connection } from '#server/kernel/database.ts'

/**
 * The reference of the request whose quote an order is for. By its departure, because of the orders of a quote only the
 * latest one is named by the request. Null: another departure had room at that time.
 */
export async function findQuoteOfOrder(db: Connection, orderId: number): Promise<string | null> {
  const [found] = await db.rows<{ reference: string }>({
    name: 'quotes.of_order',
    text: `select q.reference from order_item i join departure d on d.id = i.departure_id join quote_request q on q.id = d.quote_request_id
      where i.order_id = $1`,
    values: [orderId],
  })
  return found?.reference ?? null
}
