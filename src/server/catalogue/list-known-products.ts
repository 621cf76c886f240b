import type { Connection } from '#server/kernel/database.ts'
import { listProductsOfSite } from './queries.ts'

/**
 * Which of these products exist on a site (on a supplier's site only its own), and whether each is on sale. Unordered.
 */
export async function listKnownProducts(
  connection: Connection,
  input: { productIds: readonly number[]; supplierId: number | null },
): Promise<Map<number, { isOffered: boolean }>> {
  if (input.productIds.length === 0) return new Map()
  const rows = await listProductsOfSite(connection, input.productIds, input.supplierId)
  return new Map(rows.map(({ id, isOffered }) => [id, { isOffered }]))
}
