import { oneRow, type Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

/** Creates the departure of a quote, with its seats only, or finds it if the quote was accepted before. Returns its id. */
export async function makeDepartureOfQuote(
  tx: Tx,
  departure: {
    optionId: number
    quoteRequestId: number
    localDate: string
    localTime: string
    startsAt: string
    endsAt: string
    capacity: number
  },
): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    tx,
    named({
      name: 'availability.make_departure_of_quote',
      text: `insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity, quote_request_id)
        values (:optionId, :localDate, :localTime, :startsAt, :endsAt, :startsAt, :capacity, :quoteRequestId)
        on conflict (option_id, starts_at) do update set capacity = greatest(excluded.capacity, departure.held + departure.sold)
        returning id`,
      values: departure,
    }),
  )
  return id
}
