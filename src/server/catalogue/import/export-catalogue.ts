import type { Connection } from '#server/kernel/database.ts'
import { listPlacesToExport, listProductsToExport } from './export-queries.ts'
import { writeCatalogue, type ExportedRow } from './write-catalogue.ts'

const BATCH = 200

/**
 * Writes the whole catalogue to `directory` for import: NDJSON with a file per kind and a product per line, or CSV with
 * a file per kind. Replaces existing files. Returns the number of products.
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
