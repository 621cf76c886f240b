import type { Words } from '#domain/locale.ts'
import type { QuoteState } from '#domain/quote-states.ts'
import type { Context } from '#server/kernel/context.ts'

export interface QuoteOfEmail {
  reference: string
  state: QuoteState
  title: Words
  travellers: number
  requestedAt: Date
}

/** The latest requests of an address. */
export function listQuotesOfEmail({ db }: Context, email: string): Promise<QuoteOfEmail[]> {
  return db.rows<QuoteOfEmail>({
    name: 'quotes.of_email',
    text: `select q.reference, q.status as state, p.title, q.travellers, q.created_at as "requestedAt"
      from quote_request q join product p on p.id = q.product_id where lower(q.email) = lower($1) order by q.id desc limit 100`,
    values: [email],
  })
}
