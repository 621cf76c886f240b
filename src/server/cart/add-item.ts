import { addToLine, findLine, type LineChoice } from '#domain/cart-line.ts'
import { addedPartySize } from '#domain/party-size.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { cartToFill } from './cart-key.ts'
import { MAX_ITEMS, writeLine } from './change-queries.ts'
import { checkItem, checkLanguage, checkPartySize } from './check-line.ts'
import { choiceOf, priceRows, type LoadedItem } from './load-cart.ts'
import { chosenUnits } from './price-departure.ts'
import { findCartWithLine, NEW_LINE, type CartItemRow } from './queries.ts'

/** Each time, another request has changed the cart. */
const MAX_TRIES = 50

export interface AddItemInput extends LineChoice {
  visitor: Visitor
  optionId: number
  departureId: number
  /** For an existing line of the departure: add the travellers (the default), or replace the line. */
  mode?: 'add' | 'replace'
  /** Of an order's item that could not be booked and is tried again: replaces the line of the same intent, and what the cart has for the departure. */
  intent?: string
}

export interface AddedItem {
  /** For the cookie: of a guest's cart, or what the visitor of an account had. */
  cartToken: string | null
  itemId: number
  added: 'new' | 'merged' | 'replaced'
  /** Quantities by unit id that the line had before; empty for a new one. */
  unitsBefore: Record<string, number>
  /** The cart as it is now. */
  items: LoadedItem[]
}

/**
 * Puts a choice into the visitor's cart, which has one line for a departure and language (docs/rules/cart.md). Creates the cart if there is none and returns its token
 * for the cookie. No seat is taken. Throws ApiError `cart.*` if the choice, or what it adds up to, cannot be booked; the cart then stays as it was.
 */
export async function addItem(context: Context, input: AddItemInput): Promise<AddedItem> {
  const { key, cartToken } = cartToFill(input.visitor)
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const added = await tryToAdd(context, key, input)
    if (added) return { cartToken, ...added }
  }
  throw new ApiError('unavailable', 'server.unavailable')
}

/** Reads the cart, decides, and writes the line if the cart is still the one that was read. */
async function tryToAdd(
  { db }: Context,
  key: Buffer,
  input: AddItemInput,
): Promise<Omit<AddedItem, 'cartToken'> | null> {
  const { optionId, departureId, intent = null } = input
  const { site, userId } = input.visitor
  const given = {
    ...choiceIn(input),
    departureId,
    units: withoutZeros(input.units),
    extras: withoutZeros(input.extras),
  }
  const rows = await findCartWithLine(db, { key, optionId, intent, ...given }, site.supplierId)
  const lines = rows.filter(({ id }) => id !== NEW_LINE)
  const newLine = rows.find(({ id }) => id === NEW_LINE)
  if (!newLine) throw new ApiError('missing', 'cart.departure_unknown')

  const line = findLine(lines, given)
  const earlier = line && priceRows(lines).find(({ row }) => row.id === line.id)
  // A line that cannot be booked any more has no people to add to.
  const isMerged = earlier?.priced.refusal === null && input.mode !== 'replace' && intent === null
  const choice = isMerged ? addToLine(choiceOf(earlier.row), given) : given
  const partySize = isMerged
    ? addedPartySize(
        { units: chosenUnits(newLine, earlier.row.chosenUnits), partySize: earlier.priced.partySize },
        { units: chosenUnits(newLine, given.units), partySize: given.partySize },
      )
    : given.partySize
  const before = intent === null ? line : lines.find((one) => one.intent === intent)
  const replaced = line && line !== before ? [line.id] : []
  if (!line && !before && lines.length >= MAX_ITEMS) throw new ApiError('conflict', 'cart.full', { most: MAX_ITEMS })

  const isKnownPickup = [newLine.pickupPointId, line?.pickupPointId, null].includes(choice.pickupPointId)
  const row: CartItemRow = {
    ...newLine,
    id: before?.id ?? NEW_LINE,
    intent: before?.intent ?? newLine.intent,
    ownHeld: { ...before?.ownHeld, ...newLine.ownHeld },
    duration: choice.duration,
    chosenUnits: withoutZeros(choice.units),
    chosenExtras: withoutZeros(choice.extras),
    pickupPointId: isKnownPickup ? choice.pickupPointId : null,
    guideLanguage: choice.guideLanguage ?? null,
    partySize,
  }
  // What could not be booked is tried again as it was.
  if (intent === null) checkLanguage(row, line)
  const others = lines.filter((one) => one !== before && !replaced.includes(one.id))
  const items = priceRows(inOrder([...others, row]))
  const item = checkItem(
    items.find((one) => one.row.id === row.id),
    { pickupPointId: choice.pickupPointId, earlier: isMerged ? earlier : undefined },
  )
  if (intent === null) checkPartySize(newLine, given)
  row.seenMinor = item.priced.breakdown.totalMinor
  row.seenCurrency = row.currency
  const itemId = await writeLine(db, {
    key,
    siteId: site.id,
    userId,
    version: newLine.version,
    intent: row.intent,
    replaced,
    optionId,
    departureId,
    duration: row.duration,
    units: row.chosenUnits,
    extras: row.chosenExtras,
    pickupPointId: row.pickupPointId,
    guideLanguage: row.guideLanguage,
    partySize: item.priced.partySize,
    seenMinor: row.seenMinor,
    seenCurrency: row.seenCurrency,
  })
  if (itemId === undefined) return null
  row.id = itemId
  return {
    itemId,
    added: earlier === undefined ? 'new' : isMerged ? 'merged' : 'replaced',
    unitsBefore: earlier?.row.chosenUnits ?? {},
    items,
  }
}

/** As the cart is read from the database: a new line has the highest id. */
function inOrder(rows: CartItemRow[]): CartItemRow[] {
  const idOf = ({ id }: CartItemRow) => (id === NEW_LINE ? Infinity : id)
  return rows.toSorted((one, other) => idOf(one) - idOf(other))
}

function choiceIn({ units, extras, pickupPointId, duration, guideLanguage = null, partySize = null }: LineChoice) {
  return { units, extras, pickupPointId, duration, guideLanguage, partySize }
}

export function withoutZeros(quantities: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(quantities).filter(([, quantity]) => quantity > 0))
}
