import type { LineChoice } from '#domain/cart-line.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { RELAXED } from '#server/kernel/relaxed-commit.ts'

/** How many lines a cart can have. */
export const MAX_ITEMS = 20

/** Creates the cart if there is none, and locks it until the transaction ends: the lines of a cart change one after the other. */
export async function lockCart(tx: Tx, cart: { key: Buffer; siteId: number; userId: number | null }): Promise<number> {
  const rows = await tx.rows<{ id: number }>(
    named({
      name: 'cart.lock',
      text: `insert into cart (key, site_id, user_id) values (:key, :siteId, :userId)
        on conflict (key) do update set updated_at = now() returning id`,
      values: cart,
    }),
  )
  return rows[0]?.id as number
}

/** A departure, and what is booked on it. */
export interface DepartureChoice extends LineChoice {
  optionId: number
  departureId: number
  guideLanguage: string | null
  partySize: number | null
}

export interface LineToWrite extends DepartureChoice {
  key: Buffer
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
        insert into cart (key, site_id, user_id) select :key, :siteId, :userId::bigint from relaxed
        on conflict (key) do update set updated_at = now() where cart.xmin::text = :version returning id),
      gone as (
        delete from cart_item i using written where i.cart_id = written.id and i.id = any (:replaced::bigint[]) returning i.id)
      insert into cart_item as i (cart_id, option_id, departure_id, duration, units, extras, pickup_point_id, guide_language, party_size, seen_minor, seen_currency, intent)
      select written.id, :optionId, :departureId, :duration, :units::jsonb, :extras::jsonb, :pickupPointId::bigint, :guideLanguage, :partySize::int, :seenMinor, :seenCurrency, :intent::uuid
      from written where (select count(*) from gone) >= 0
      on conflict (intent) do update set cart_id = excluded.cart_id, option_id = excluded.option_id, departure_id = excluded.departure_id,
        duration = excluded.duration, units = excluded.units, extras = excluded.extras, pickup_point_id = excluded.pickup_point_id, guide_language = excluded.guide_language, party_size = excluded.party_size,
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
          extras = :extras::jsonb, pickup_point_id = k.id, guide_language = :guideLanguage, party_size = :partySize::int, updated_at = now()
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
  cartKey: Buffer,
  itemIds: readonly number[],
): Promise<number> {
  const rows = await connection.rows({
    name: 'cart.delete_items',
    text: `with touched as (
        update cart set updated_at = now() where key = $1 and cardinality($2::bigint[]) > 0 returning id)
      delete from cart_item i using touched c where c.id = i.cart_id and i.id = any ($2::bigint[]) returning i.id`,
    values: [cartKey, itemIds],
  })
  return rows.length
}

export async function setSeenPrices(
  connection: Connection,
  cartKey: Buffer,
  seen: { id: number; minor: number; currency: string }[],
): Promise<void> {
  await connection.rows({
    name: 'cart.set_seen',
    text: `update cart_item i set seen_minor = s.minor, seen_currency = s.currency
      from cart c, jsonb_to_recordset($2::jsonb) as s(id bigint, minor bigint, currency text)
      where c.id = i.cart_id and c.key = $1 and i.id = s.id`,
    values: [cartKey, JSON.stringify(seen)],
  })
}

export async function setPromoCode(connection: Connection, cartKey: Buffer, code: string | null): Promise<void> {
  await connection.rows({
    name: 'cart.set_promo_code',
    text: `update cart set promo_code = $2, updated_at = now() where key = $1`,
    values: [cartKey, code],
  })
}

/**
 * Makes the account's cart if there is none and locks it with the guest's, in id order. The promo code moves. Concurrent additions to these carts
 * wait, and then decide again, because both are touched. Undefined if the guest has no cart.
 */
export async function lockToMerge(
  tx: Tx,
  input: { guestKey: Buffer; key: Buffer; siteId: number; userId: number },
): Promise<{ guest: number; own: number } | undefined> {
  await tx.rows(
    named({
      name: 'cart.of_account',
      text: `insert into cart (key, site_id, user_id) select :key, :siteId, :userId from cart where key = :guestKey on conflict (key) do nothing`,
      values: input,
    }),
  )
  const [carts] = await tx.rows<{ guest: number; own: number }>({
    name: 'cart.lock_to_merge',
    text: `with locked as materialized (
        select id, key, promo_code from cart where key = any (array[$1, $2]::bytea[]) order by id for no key update),
      guest as (select * from locked where key = $1),
      own as (select * from locked where key = $2),
      touched as (
        update cart c set updated_at = now(), promo_code = case when c.id = own.id then coalesce(guest.promo_code, own.promo_code) end
        from guest, own where c.id in (guest.id, own.id))
      select guest.id as guest, own.id as own from guest, own`,
    values: [input.guestKey, input.key],
  })
  return carts
}

/** Moves the guest's lines. Of two lines of one departure and language the guest's stays, and of too many the newest of the account's. */
export async function moveLines(tx: Tx, { guest, own }: { guest: number; own: number }): Promise<void> {
  await tx.rows(
    named({
      name: 'cart.drop_replaced_lines',
      text: `with guest as (select option_id, departure_id, guide_language from cart_item where cart_id = :guest),
      stay as (select id from cart_item i
        where i.cart_id = :own and not exists (select from guest g where (g.option_id, g.departure_id) = (i.option_id, i.departure_id)
          and (g.guide_language is null or i.guide_language is null or g.guide_language = i.guide_language))
        order by id desc limit greatest(:most::int - (select count(*) from guest), 0))
      delete from cart_item where cart_id = :own and id not in (select id from stay)`,
      values: { guest, own, most: MAX_ITEMS },
    }),
  )
  await tx.rows({
    name: 'cart.move_lines',
    text: 'update cart_item set cart_id = $2 where cart_id = $1',
    values: [guest, own],
  })
}
