import { Readable } from 'node:stream'
import { csvCell } from '#domain/csv-cell.ts'

/** Makes spreadsheets read the file as UTF-8. */
export const CSV_BEGIN = '\uFEFF'

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

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

/**
 * The filters of an export for the audit log: of the address only what the route has `read`. What was `typed` freely may be
 * personal: only its name is recorded.
 */
export function filtersText(address: Readonly<Record<string, string>>, read: object, typed?: string): string {
  const known = Object.entries(address).filter(([name]) => name in read)
  return new URLSearchParams(known.map(([name, value]) => [name, name === typed ? '…' : value])).toString()
}
