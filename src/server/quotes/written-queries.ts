import type { Locale, Words } from '#domain/locale.ts'
import { CLAIM_IDEMPOTENCY_KEY } from '#server/booking/idempotency-key.sql.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import type { AnsweredProduct } from './check-answer.ts'
import { IS_QUOTABLE } from './queries.ts'

export async function findProductToQuote(
  connection: Connection,
  productId: number,
): Promise<(AnsweredProduct & { country: string }) | undefined> {
  const rows = await connection.rows<AnsweredProduct & { country: string }>({
    name: 'quotes.product_to_quote',
    text: `select p.currency as "productCurrency", c.zone, p.duration_minutes as "durationMinutes", rihla_now() as now, c.country
      from product p join city c on c.id = p.city_id where p.id = $1 and ${IS_QUOTABLE}`,
    values: [productId],
  })
  return rows[0]
}

export interface QuotableRow {
  id: number
  title: Words
  city: Words
  supplier: Words
  currency: string
}

/** Products priced on request whose title, city or supplier contains the text, by title. */
export function listQuotable(
  connection: Connection,
  { text, locale, most }: { text: string; locale: Locale; most: number },
): Promise<QuotableRow[]> {
  return connection.rows<QuotableRow>(
    named({
      name: 'quotes.quotable',
      text: `select p.id, p.title, c.name as city, u.name as supplier, p.currency
        from product p join city c on c.id = p.city_id join supplier u on u.id = p.supplier_id
        where ${IS_QUOTABLE} and (:text = '' or concat_ws(' ', p.title ->> 'ar', p.title ->> 'en', c.name ->> 'ar', c.name ->> 'en',
          u.name ->> 'ar', u.name ->> 'en') ilike :text)
        order by p.title ->> :locale, p.id limit :most`,
      values: { text: text === '' ? '' : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`, locale, most },
    }),
  )
}

/** Stores a request that staff wrote, without a mail: its quote is mailed. Returns null if the key was used before. */
export async function insertWrittenRequest(
  tx: Tx,
  request: {
    scope: string
    key: string
    requestHash: Buffer
    reference: string
    siteId: number
    productId: number
    writtenBy: number
    language: Locale
    wishedDate: string
    travellers: number
    firstName: string
    lastName: string
    email: string
    countryCode: string
    phone: string
  },
): Promise<number | null> {
  const [row] = await tx.rows<{ id: number }>(
    named({
      name: 'quotes.insert_written_request',
      text: `with input as (
          select :scope::text as scope, :key::text as key, :requestHash::bytea as "requestHash", :reference::text as reference),
        key as (${CLAIM_IDEMPOTENCY_KEY})
        insert into quote_request (reference, site_id, product_id, written_by, language, wished_date, is_flexible, travellers, message,
          first_name, last_name, email, country_code, phone)
        select :reference, :siteId, :productId, :writtenBy, :language, :wishedDate::date, false, :travellers, '',
          :firstName, :lastName, :email, :countryCode, :phone from key
        returning id`,
      values: request,
    }),
  )
  return row?.id ?? null
}
