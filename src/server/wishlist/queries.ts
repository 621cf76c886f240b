import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import type { Owner } from './owner-of.ts'

export interface ListRow {
  id: number
  shareToken: string | null
}

export async function findList(connection: Connection, owner: Owner): Promise<ListRow | undefined> {
  const rows = await connection.rows<ListRow>({
    name: 'wishlist.find',
    text: `select id, share_token as "shareToken" from wishlist where user_id = $1 or token_hash = $2`,
    values: [owner.userId, owner.tokenHash],
  })
  return rows[0]
}

export async function findSharedList(connection: Connection, shareToken: string): Promise<ListRow | undefined> {
  const rows = await connection.rows<ListRow>({
    name: 'wishlist.find_shared',
    text: `select id, share_token as "shareToken" from wishlist where share_token = $1`,
    values: [shareToken],
  })
  return rows[0]
}

/** The owner's list, created if missing. Locked until the transaction ends, so that its items can be counted. */
export async function openList(tx: Tx, owner: Owner): Promise<number> {
  // ON CONFLICT cannot name two constraints.
  const [row] = await tx.rows<{ id: number }>(
    owner.userId !== null
      ? {
          name: 'wishlist.open_of_user',
          text: `insert into wishlist (user_id, updated_at) values ($1, rihla_now())
            on conflict (user_id) do update set updated_at = excluded.updated_at returning id`,
          values: [owner.userId],
        }
      : {
          name: 'wishlist.open_of_visitor',
          text: `insert into wishlist (token_hash, updated_at) values ($1, rihla_now())
            on conflict (token_hash) do update set updated_at = excluded.updated_at returning id`,
          values: [owner.tokenHash],
        },
  )
  if (!row) throw new Error('the wishlist was not created')
  return row.id
}

/** Newest first. */
export async function listItems(connection: Connection, listId: number): Promise<number[]> {
  const rows = await connection.rows<{ productId: number }>({
    name: 'wishlist.items',
    text: `select product_id as "productId" from wishlist_item where wishlist_id = $1 order by created_at desc, product_id`,
    values: [listId],
  })
  return rows.map((row) => row.productId)
}

export async function insertItem(tx: Tx, listId: number, productId: number): Promise<void> {
  await tx.rows({
    name: 'wishlist.insert_item',
    text: `insert into wishlist_item (wishlist_id, product_id, created_at) values ($1, $2, rihla_now()) on conflict do nothing`,
    values: [listId, productId],
  })
}

/** Copies the items of another list with their times. */
export async function copyItems(
  tx: Tx,
  input: { fromListId: number; toListId: number; productIds: number[] },
): Promise<void> {
  await tx.rows(
    named({
      name: 'wishlist.copy_items',
      text: `insert into wishlist_item (wishlist_id, product_id, created_at)
      select :toListId, product_id, created_at from wishlist_item
      where wishlist_id = :fromListId and product_id = any (:productIds::bigint[])
      on conflict do nothing`,
      values: input,
    }),
  )
}

export async function deleteItem(connection: Connection, listId: number, productId: number): Promise<void> {
  await connection.rows({
    name: 'wishlist.delete_item',
    text: 'delete from wishlist_item where wishlist_id = $1 and product_id = $2',
    values: [listId, productId],
  })
}

/** Gives the list this token unless it has one. Returns the list's token, or undefined if the list was deleted meanwhile. */
export async function shareList(connection: Connection, listId: number, token: string): Promise<string | undefined> {
  const [row] = await connection.rows<{ shareToken: string }>({
    name: 'wishlist.share',
    text: `update wishlist set share_token = coalesce(share_token, $2) where id = $1 returning share_token as "shareToken"`,
    values: [listId, token],
  })
  return row?.shareToken
}

export async function unshareList(connection: Connection, owner: Owner): Promise<void> {
  await connection.rows({
    name: 'wishlist.unshare',
    text: 'update wishlist set share_token = null where user_id = $1 or token_hash = $2',
    values: [owner.userId, owner.tokenHash],
  })
}

export async function deleteList(tx: Tx, listId: number): Promise<void> {
  await tx.rows({ name: 'wishlist.delete', text: 'delete from wishlist where id = $1', values: [listId] })
}

/** Visitors' lists without changes for this many days. */
export async function deleteUnusedLists(connection: Connection, days: number): Promise<number> {
  const rows = await connection.rows({
    name: 'wishlist.delete_unused',
    text: `delete from wishlist where user_id is null and updated_at < rihla_now() - make_interval(days => $1) returning id`,
    values: [days],
  })
  return rows.length
}
