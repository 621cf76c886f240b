import type { LineChoice } from '#domain/cart-line.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { RELAXED } from '#server/kernel/relaxed-commit.ts'

/** Creates the cart if there is none, and locks it until the transaction ends: the lines of a cart change one after the other. */
export async function lockCart(
  tx: Tx,
  cart: { tokenHash: Buffer; siteId: number; userId: number | null },
): Promise<number> {
  const rows = await tx.rows<{ id: number }>(
    named({
      name: 'cart.lock',
      text: `insert into cart (token_hash, site_id, user_id) values (:tokenHash, :siteId, :userId)
        on conflict (token_hash) do update set updated_at = now() returning id`,
      values: cart,
    }),
  )
  return rows[0]?.id as number
}

/** A departure, and what is booked on it. */
export interface DepartureChoice extends LineChoice {
  optionId: number
  departureId: number
}

export interface LineToWrite extends DepartureChoice {
  tokenHash: Buffer
  siteId: number
  userId: number | null
  /** Of the cart that was read (findCartWithLine). */
  version: string | null
  /** The line of the same intent becomes this one, in whichever cart it is. */
  intent: string
  /** Ids of lines that this one replaces. */
  replaced: number[]
  seenMinor: number
  seenCurrency: string
}

/** Writes a line and creates its cart if there is none. Returns the line's id, or undefined if the cart has changed since it was read. */
export async function writeLine(connection: Connection, line: LineToWrite): Promise<number | undefined> {
  const rows = await connection.rows<{ id: number }>(
    named({
      name: 'cart.write_line',
      // Relaxed: a cart holds nothing, its visitor sees what is in it, and an order keeps on the disk what came before it.
      text: `with ${RELAXED},
      written as (
        insert into cart (token_hash, site_id, user_id) select :tokenHash, :siteId, :userId::bigint from relaxed
        on conflict (token_hash) do update set updated_at = now() where cart.xmin::text = :version returning id),
      gone as (
        delete from cart_item i using written where i.cart_id = written.id and i.id = any (:replaced::bigint[]) returning i.id)
      insert into cart_item as i (cart_id, option_id, departure_id, duration, units, extras, pickup_point_id, seen_minor, seen_currency, intent)
      select written.id, :optionId, :departureId, :duration, :units::jsonb, :extras::jsonb, :pickupPointId::bigint, :seenMinor, :seenCurrency, :intent::uuid
      from written where (select count(*) from gone) >= 0
      on conflict (intent) do update set cart_id = excluded.cart_id, option_id = excluded.option_id, departure_id = excluded.departure_id,
        duration = excluded.duration, units = excluded.units, extras = excluded.extras, pickup_point_id = excluded.pickup_point_id,
        seen_minor = excluded.seen_minor, seen_currency = excluded.seen_currency, updated_at = now()
      returning i.id`,
      values: { ...line, units: JSON.stringify(line.units), extras: JSON.stringify(line.extras) },
    }),
  )
  return rows[0]?.id
}

/** Changes a line, which keeps its id and its intent. Returns false if it is gone, or the option has no such departure. */
export async function updateLine(tx: Tx, line: DepartureChoice & { cartId: number; lineId: number }): Promise<boolean> {
  const rows = await tx.rows(
    named({
      name: 'cart.update_line',
      text: `update cart_item i set option_id = o.id, departure_id = d.id, duration = :duration::int, units = :units::jsonb,
          extras = :extras::jsonb, pickup_point_id = k.id, updated_at = now()
        from departure d join option o on o.id = d.option_id
          left join pickup_point k on k.id = :pickupPointId and k.product_id = o.product_id
        where i.cart_id = :cartId and i.id = :lineId and d.id = :departureId and o.id = :optionId
        returning i.id`,
      values: { ...line, units: JSON.stringify(line.units), extras: JSON.stringify(line.extras) },
    }),
  )
  return rows.length > 0
}

/** Touches the cart first, so that no line is written that was decided before (`writeLine`). */
export async function deleteItems(
  connection: Connection,
  cartTokenHash: Buffer,
  itemIds: readonly number[],
): Promise<number> {
  const rows = await connection.rows({
    name: 'cart.delete_items',
    text: `with touched as (
        update cart set updated_at = now() where token_hash = $1 and cardinality($2::bigint[]) > 0 returning id)
      delete from cart_item i using touched c where c.id = i.cart_id and i.id = any ($2::bigint[]) returning i.id`,
    values: [cartTokenHash, itemIds],
  })
  return rows.length
}

export async function setSeenPrices(
  connection: Connection,
  cartTokenHash: Buffer,
  seen: { id: number; minor: number; currency: string }[],
): Promise<void> {
  await connection.rows({
    name: 'cart.set_seen',
    text: `update cart_item i set seen_minor = s.minor, seen_currency = s.currency
      from cart c, jsonb_to_recordset($2::jsonb) as s(id bigint, minor bigint, currency text)
      where c.id = i.cart_id and c.token_hash = $1 and i.id = s.id`,
    values: [cartTokenHash, JSON.stringify(seen)],
  })
}

export async function setPromoCode(connection: Connection, cartTokenHash: Buffer, code: string | null): Promise<void> {
  await connection.rows({
    name: 'cart.set_promo_code',
    text: `update cart set promo_code = $2, updated_at = now() where token_hash = $1`,
    values: [cartTokenHash, code],
  })
}

/**
 * Moves the guest's cart to the account and locks it with the account's older carts of the site, in id order. Concurrent
 * additions to these carts wait, and then decide again, because all are touched.
 */
export async function lockAccountCarts(
  tx: Tx,
  cartTokenHash: Buffer,
  userId: number,
): Promise<{ id: number; isOfGuest: boolean }[]> {
  await tx.rows({
    name: 'cart.adopt',
    text: 'update cart set user_id = $2, updated_at = now() where token_hash = $1',
    values: [cartTokenHash, userId],
  })
  return tx.rows<{ id: number; isOfGuest: boolean }>({
    name: 'cart.lock_of_account',
    text: `with locked as materialized (
        select c.id, c.token_hash = $1 as is_of_guest from cart c
        where c.user_id = $2 and c.site_id = (select site_id from cart where token_hash = $1)
        order by c.id for no key update of c),
      touched as (update cart c set updated_at = now() from locked l where c.id = l.id)
      select id, is_of_guest as "isOfGuest" from locked order by id`,
    values: [cartTokenHash, userId],
  })
}

/** Moves the lines of `from` into `to`. Of two lines of one departure the one of `to` stays, else the one changed last. */
export async function moveLines(tx: Tx, from: readonly number[], to: number): Promise<void> {
  await tx.rows({
    name: 'cart.drop_duplicate_lines',
    text: `delete from cart_item where id in (
      select id from (select i.id, i.cart_id, row_number() over (partition by i.option_id, i.departure_id
          order by i.cart_id = $2 desc, i.updated_at desc, i.id desc) as place
        from cart_item i where i.cart_id = any ($1::bigint[]) or i.cart_id = $2) ranked
      where place > 1)`,
    values: [from, to],
  })
  await tx.rows({
    name: 'cart.move_lines',
    text: 'update cart_item set cart_id = $2 where cart_id = any ($1::bigint[])',
    values: [from, to],
  })
}
