import type { Tx } from '#server/kernel/database.ts'
import { QUOTE, inQuoteStates } from './states.ts'

const stripped = `first_name = '', last_name = '', email = '', country_code = '', phone = '', message = '', user_id = null`
/** The team may have named the person in them. */
const withoutNotes = `notes as (delete from quote_note n using forgotten f where n.request_id = f.id)`

/**
 * Handles the requests of a person whose data is being deleted: those of the account, and unowned ones with the address
 * (null: none). Declines open ones and anonymises those without an order. The others wait for their order
 * (`forgetRequests`). Returns the references of the anonymised ones.
 */
export async function leaveQuotes(tx: Tx, input: { userId: number | null; email: string | null }): Promise<string[]> {
  const own = `(q.user_id = $1::bigint or q.user_id is null and lower(q.email) = lower($2::text))`
  const rows = await tx.rows<{ reference: string }>({
    name: 'quotes.leave_without_order',
    text: `with forgotten as (
        update quote_request q set ${stripped}, status = case when status ${inQuoteStates('unaccepted')} then ${QUOTE.declined_by_buyer} else status end
        where ${own} and q.order_id is null returning q.id, q.reference),
      ${withoutNotes}
      select reference from forgotten`,
    values: [input.userId, input.email],
  })
  await tx.rows({
    name: 'quotes.leave_with_order',
    text: `update quote_request q set user_id = null where ${own} and q.order_id is not null`,
    values: [input.userId, input.email],
  })
  return rows.map(({ reference }) => reference)
}

/** Anonymises the requests of these orders and returns their references. */
export async function forgetRequests(tx: Tx, orderIds: number[]): Promise<string[]> {
  const rows = await tx.rows<{ reference: string }>({
    name: 'quotes.forget_requests',
    text: `with forgotten as (
        update quote_request set ${stripped} where order_id = any ($1::bigint[]) returning id, reference),
      ${withoutNotes}
      select reference from forgotten`,
    values: [orderIds],
  })
  return rows.map(({ reference }) => reference)
}
