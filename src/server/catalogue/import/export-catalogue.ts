import type { Connection } from '#server/kernel/database.ts'
import { listPlacesToExport, listProductsToExport } from './export-queries.ts'
import { writeCatalogue, type ExportedRow } from './write-catalogue.ts'

const BATCH = 200

/**
 * Writes the whole catalogue to `directory` so that it can be imported again: NDJSON, a file a kind and a product a line, or CSV, a file a kind.
 * Files of that name are replaced. Answers how many products there were.
 */
export async function exportCatalogue(
  connection: Connection,
  directory: string,
  format: 'ndjson' | 'csv',
): Promise<number> {
  let products = 0
  async function* rows(): AsyncGenerator<ExportedRow> {
    for (const kind of ['suppliers', 'cities', 'categories'] as const)
      for (const value of await listPlacesToExport(connection, kind)) yield { kind, value }
    let after = 0
    for (;;) {
      const batch = await listProductsToExport(connection, after, BATCH)
      for (const { value } of batch) yield { kind: 'products', value }
      products += batch.length
      const last = batch.at(-1)
      if (!last || batch.length < BATCH) return
      after = last.id
    }
  }
  await writeCatalogue(directory, format, rows())
  return products
}
