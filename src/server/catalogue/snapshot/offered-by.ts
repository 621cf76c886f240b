import { FLAGS } from './products.ts'
import type { Snapshot } from './snapshot.ts'

/** Whether a row is on sale, whatever the filters: of one supplier, or of all. */
export function offeredBy(
  { products, nowMs }: Pick<Snapshot, 'products' | 'nowMs'>,
  supplierId: number | null,
): (row: number) => boolean {
  return (row) =>
    ((products.flags[row] as number) & FLAGS.isListed) !== 0 &&
    (products.soldUntilMs[row] as number) > nowMs &&
    (supplierId === null || products.supplierId[row] === supplierId)
}
