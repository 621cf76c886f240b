import type { SavedList } from '#domain/saved-views.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { oneRow } from '#server/kernel/database.ts'

export type ViewParams = Record<string, string>

export interface ViewRow {
  id: number
  staffId: number
  author: string
  list: SavedList
  name: string
  params: ViewParams
  isShared: boolean
  version: number
}

const VIEW =
  `v.id, v.staff_id as "staffId", s.name as author, v.list, v.name, v.params, v.is_shared as "isShared", v.version` as const

/** What a person of a scope sees: their own and the shared ones. */
const SEEN =
  `v.supplier_id is not distinct from :supplierId::bigint and (v.staff_id = :staffId or v.is_shared)` as const

interface Reader {
  staffId: number
  supplierId: number | null
}

export function selectViews(connection: Connection, input: Reader & { list: SavedList }): Promise<ViewRow[]> {
  return connection.rows(
    named({
      name: 'views.list',
      text: `select ${VIEW} from saved_view v join staff s on s.id = v.staff_id
        where v.list = :list and ${SEEN} order by v.staff_id <> :staffId, lower(v.name), v.id`,
      values: input,
    }),
  )
}

export async function lockView(tx: Tx, input: Reader & { viewId: number }): Promise<ViewRow | undefined> {
  const [row] = await tx.rows<ViewRow>(
    named({
      name: 'views.lock',
      text: `select ${VIEW} from saved_view v join staff s on s.id = v.staff_id
        where v.id = :viewId and ${SEEN} for no key update of v`,
      values: input,
    }),
  )
  return row
}

/** Of a person in a scope. `isNamed`: another view of the list than `exceptId` has the name. */
export function countViews(
  tx: Tx,
  input: Reader & { list: SavedList; name: string; exceptId: number | null },
): Promise<{ count: number; isNamed: boolean }> {
  return oneRow(
    tx,
    named({
      name: 'views.count',
      text: `select count(*) as count,
          coalesce(bool_or(v.list = :list and lower(v.name) = lower(:name) and v.id is distinct from :exceptId::bigint), false) as "isNamed"
        from saved_view v where v.staff_id = :staffId and v.supplier_id is not distinct from :supplierId::bigint`,
      values: input,
    }),
  )
}

export async function insertView(
  tx: Tx,
  view: Reader & { list: SavedList; name: string; params: ViewParams; isShared: boolean },
): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    tx,
    named({
      name: 'views.insert',
      text: `insert into saved_view (staff_id, supplier_id, list, name, params, is_shared)
        values (:staffId, :supplierId, :list, :name, :params::jsonb, :isShared) returning id`,
      values: { ...view, params: JSON.stringify(view.params) },
    }),
  )
  return id
}

export async function updateView(
  tx: Tx,
  view: { viewId: number; name: string; params: ViewParams; isShared: boolean },
): Promise<void> {
  await tx.rows(
    named({
      name: 'views.update',
      text: `update saved_view set name = :name, params = :params::jsonb, is_shared = :isShared, version = version + 1 where id = :viewId`,
      values: { ...view, params: JSON.stringify(view.params) },
    }),
  )
}

export async function removeView(tx: Tx, viewId: number): Promise<void> {
  await tx.rows({ name: 'views.delete', text: 'delete from saved_view where id = $1', values: [viewId] })
}
