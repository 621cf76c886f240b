import type { Locale } from '#domain/locale.ts'
import type { Connection } from '#server/kernel/database.ts'

export interface Traveller {
  orderId: number
  siteId: number
  /** '' once the guest has been anonymised. */
  email: string
  name: string
  phone: string
  country: string
  language: Locale
}

/** The guest of an order. */
export async function findTraveller(connection: Connection, reference: string): Promise<Traveller | undefined> {
  const rows = await connection.rows<Traveller>({
    name: 'desk.traveller',
    text: `select id as "orderId", site_id as "siteId", email, first_name || ' ' || last_name as name, phone, country_code as country, language
      from orders where reference = $1`,
    values: [reference],
  })
  return rows[0]
}
