import { addToLine, findLine } from '#domain/cart-line.ts'
import { addedPartySize } from '#domain/party-size.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Tx } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { withoutZeros } from './add-item.ts'
import { keyOfCart } from './cart-key.ts'
import { deleteItems, lockCart, setSeenPrices, updateLine } from './change-queries.ts'
import { checkLanguage, checkLine, checkPartySize } from './check-line.ts'
import { choiceFor } from './choice-for.ts'
import { choiceOf, loadCart } from './load-cart.ts'
import { chosenUnits } from './price-departure.ts'

interface ItemChange {
  /** Absent: they stay as they are. An option has a unit table of its own, so a new one needs `units` too. */
  departure?: { optionId: number; departureId: number } | undefined
  duration?: number | undefined
  units?: Record<string, number> | undefined
  extras?: Record<string, number> | undefined
  pickupPointId?: number | null | undefined
  guideLanguage?: string | null | undefined
  /** Absent: as many as before, or as the units take. */
  partySize?: number | null | undefined
}

/**
 * Changes one line of the cart: its people, date, time, option, pick-up, extras, language, number of people. The line keeps its id and its place; if the cart has another line for the
 * new departure and language, the people of both add up in it. Throws ApiError `cart.*` and leaves the cart as it was when that cannot be booked.
 */
export async function changeItem(
  context: Context,
  { visitor, itemId, ...change }: ItemChange & { visitor: Visitor; itemId: number },
): Promise<void> {
  const key = keyOfCart(visitor)
  if (key === null) throw new ApiError('missing', 'cart.item_unknown')
  await context.db.transaction((tx) => changeInCart(tx, { visitor, key }, { itemId, ...change }))
}

async function changeInCart(
  tx: Tx,
  { visitor, key }: { visitor: Visitor; key: Buffer },
  { itemId, departure, ...change }: ItemChange & { itemId: number },
): Promise<void> {
  const cartId = await lockCart(tx, { key, siteId: visitor.site.id, userId: visitor.userId })
  const items = await loadCart(tx, visitor)
  const item = items.find(({ row }) => row.id === itemId)
  if (!item) throw new ApiError('missing', 'cart.item_unknown')

  const { optionId, departureId } = departure ?? item.row
  const own = choiceOf(item.row)
  const isSameOption = optionId === item.row.optionId
  const isOtherParty = change.units !== undefined || change.partySize !== undefined
  const party = {
    units: change.units ?? own.units,
    partySize: change.partySize === undefined ? item.priced.partySize : change.partySize,
  }
  const given = {
    ...party,
    extras: change.extras ?? (isSameOption && isOtherParty ? choiceFor(item.row, own, party).extras : own.extras),
    pickupPointId: change.pickupPointId === undefined ? own.pickupPointId : change.pickupPointId,
    duration: change.duration ?? own.duration,
    guideLanguage: change.guideLanguage ?? own.guideLanguage,
  }
  const others = items.map(({ row }) => row).filter(({ id }) => id !== itemId)
  const merged = findLine(others, { departureId, guideLanguage: given.guideLanguage })
  const other = items.find(({ row }) => row === merged)
  const earlier = other?.priced.refusal === null ? other : undefined
  const {
    units,
    extras,
    pickupPointId,
    duration,
    guideLanguage = null,
  } = earlier ? addToLine(choiceOf(earlier.row), given) : given
  const partySize = earlier
    ? addedPartySize(
        { units: chosenUnits(earlier.row, earlier.row.chosenUnits), partySize: earlier.priced.partySize },
        { units: chosenUnits(earlier.row, given.units), partySize: given.partySize },
      )
    : given.partySize
  if (other) await deleteItems(tx, key, [other.row.id])
  const isWritten = await updateLine(tx, {
    cartId,
    lineId: itemId,
    optionId,
    departureId,
    duration,
    units: withoutZeros(units),
    extras: withoutZeros(extras),
    pickupPointId,
    guideLanguage,
    partySize,
  })
  if (!isWritten) throw new ApiError('missing', 'cart.departure_unknown')
  const changed = await checkLine(tx, visitor, { itemId, pickupPointId, earlier })
  checkLanguage(changed.row, guideLanguage === own.guideLanguage ? item.row : other?.row)
  if (change.partySize !== undefined) checkPartySize(changed.row, given)
  await setSeenPrices(tx, key, [
    { id: itemId, minor: changed.priced.breakdown.totalMinor, currency: changed.row.currency },
  ])
}
