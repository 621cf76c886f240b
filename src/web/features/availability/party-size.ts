import { firstPartySize, partySizeBounds, partySizeWithin, type PartySizeBounds } from '#domain/party-size.ts'
import { sizeOf, type Party } from '#domain/party-units.ts'
import type { BookableOption } from './booking.ts'

export interface PartySize extends PartySizeBounds {
  value: number
}

/**
 * How many people come with the chosen tents, cars or boats: as the buyer said, otherwise the party of the visit, within
 * what these take. Null where the quantities are the people.
 */
export function partySizeOf(
  { units, capacity }: Pick<BookableOption, 'units' | 'capacity'>,
  quantities: Readonly<Record<number, number>>,
  { said, party }: { said: number | null; party: Party | null },
): PartySize | null {
  const bounds = partySizeBounds(
    units.map(({ id, kind, travellers }) => ({ kind, travellers, quantity: quantities[id] ?? 0 })),
    capacity,
  )
  if (bounds === null) return null
  const searched = party === null || sizeOf(party) === 0 ? null : sizeOf(party)
  const { least, most } = bounds
  return { least, most, value: said === null ? firstPartySize(bounds, searched) : partySizeWithin(said, bounds) }
}
