export type DocumentSeries = 'invoice' | 'credit_note'

/**
 * A statement, for a `with`, that takes the next number of a series if `from` has a row, and returns it as `number`. The counter's row stays
 * locked until the transaction ends: documents of one series are issued one after the other, and a rollback gives the number back. Take it
 * after every other lock. `from`: the rest of the select, of at most one row.
 */
export function takeNumber(series: DocumentSeries, from: string): string {
  return `insert into document_counter (series, last_number) select '${series}', 1 from ${from}
    on conflict (series) do update set last_number = document_counter.last_number + 1 returning last_number as number`
}
