import type { Scope } from '#domain/staff-scope.ts'
import type { Context } from '#server/kernel/context.ts'
import { listDeskRows, listPage, type DeskFilter, type DeskRow, type DeskSort } from './list-orders.ts'

/** Read at once. Small, so that an export of a million orders neither fills the memory nor holds up the shop. */
const BATCH = 200

/** All orders of a scope that match, in batches. An order that is made or moved during the export may be missing. */
export async function* exportDeskOrders(
  { db }: Context,
  input: { scope: Scope; filter: DeskFilter; sort: DeskSort },
): AsyncGenerator<DeskRow[], void> {
  let after: string | null = null
  do {
    const page = await listPage(db, { ...input, after, size: BATCH })
    const batch = page.slice(0, BATCH)
    yield await listDeskRows(db, batch.map(({ id }) => id)) // prettier-ignore
    const last = batch.at(-1)
    after = page.length > BATCH && last ? `${last.key}.${last.id}` : null
  } while (after !== null)
}
