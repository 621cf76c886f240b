import { Readable } from 'node:stream'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { csvCell } from '#domain/csv-cell.ts'
import { exponentOf } from '#domain/currency.ts'

/** Makes spreadsheets read the file as UTF-8. */
const BEGIN = '\uFEFF'

/** Rows that are written without giving way to other requests. */
const AT_ONCE = 25
/** An export rests this many times as long as it worked on a batch, so that a long one does not slow the shop down. */
const RESTS = 3
/** The longest rest. Without it the time that a slow browser took to read a batch would be waited three times more. */
const MOST_REST_MS = 100

const lineOf = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** A line for each row with the cells of `columns`, below a line with their names. */
export async function* csvOf<Row, Column extends string>(
  batches: AsyncIterable<Row[]>,
  {
    columns,
    nameOf,
    cellsOf,
  }: {
    columns: readonly Column[]
    nameOf: (column: Column) => string
    cellsOf: (row: Row) => Record<Column, string>
  },
): AsyncGenerator<string, void> {
  yield BEGIN + lineOf(columns.map(nameOf))
  let began = performance.now()
  for await (const rows of batches) {
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      yield rows
        .slice(at, at + AT_ONCE)
        .map((row) => {
          const cells = cellsOf(row)
          return lineOf(columns.map((one) => cells[one]))
        })
        .join('')
      await setImmediate()
    }
    await setTimeout(Math.min(RESTS * (performance.now() - began), MOST_REST_MS))
    began = performance.now()
  }
}

/** Reads the next part when the browser has taken the one before. */
export const csvStream = (parts: AsyncIterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  Readable.toWeb(Readable.from(parts).map((part: string) => Buffer.from(part))) as ReadableStream<
    Uint8Array<ArrayBuffer>
  >

export const csvHeaders = (fileName: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${fileName}"`,
  'cache-control': 'private, no-store',
})

/** An instant in UTC, as spreadsheets read it. */
export const csvInstant = (at: Date | null): string => at?.toISOString().slice(0, 16).replace('T', ' ') ?? ''

/** A sum for calculation: without sign of the currency and separators. */
export function csvSum(minor: number, currency: string): string {
  const digits = exponentOf(currency)
  return (minor / 10 ** digits).toFixed(digits)
}

/**
 * The filters of an export for the audit log: of the address only what the route has `read`. What was `typed` freely may be
 * personal: only its name is recorded.
 */
export function filtersText(address: Readonly<Record<string, string>>, read: object, typed?: string): string {
  const known = Object.entries(address).filter(([name]) => name in read)
  return new URLSearchParams(known.map(([name, value]) => [name, name === typed ? '…' : value])).toString()
}
