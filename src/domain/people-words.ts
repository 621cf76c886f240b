import { countsGroups } from './party.ts'

interface People {
  travellers: number
  /** Whether a unit is for several people: `travellers` are then the most who can come (party.ts). */
  countsGroups: boolean
}

interface BookedItem {
  /** Null: not known. */
  partySize: number | null
  /** False of a quote, which is for a number of people, in one line. */
  hasChoice: boolean
  travellers: number
  lines: readonly { kind: string; quantity: number }[]
  /** After a change of people. */
  party: readonly { kind: string; quantity: number }[] | null
}

/** Whether `travellers` is the capacity of the booked units, because the number of people is unknown. */
export const countsMost = ({ partySize, hasChoice, travellers, lines, party }: BookedItem): boolean =>
  partySize === null && hasChoice && countsGroups(travellers, party ?? lines)

/** How many people come, or can come at most. `t`: a translator with these two messages. */
export function peopleWords(
  t: (key: 'travellers' | 'travellersUpTo', values: { count: number }) => string,
  { travellers, countsGroups: isOfGroups }: People,
): string {
  return t(isOfGroups ? 'travellersUpTo' : 'travellers', { count: travellers })
}

interface Party {
  adults: number
  children: number
  infants?: number
}

interface Booked {
  travellers: number
  /** The travellers, where units are shared and their number is known. */
  partySize?: number | null
  lines: readonly { kind: string; quantity: number }[]
}

/**
 * As `peopleWords`, and of how many who travel together, if children of the party are left out: '3 of your 4 travellers'.
 * An activity may not accept their age, and what is booked for fewer has to say so.
 */
export function peopleOfParty(
  t: (key: 'travellers' | 'travellersUpTo' | 'travellersOfParty', values: { count: number; total: number }) => string,
  { travellers, lines, partySize = null }: Booked,
  party: Party | null,
): string {
  if (partySize !== null) return t('travellers', { count: partySize, total: partySize })
  const isOfGroups = countsGroups(travellers, lines)
  // Infants without a seat are people, but no travellers.
  const people = lines.filter(({ kind }) => kind === 'unit').reduce((sum, { quantity }) => sum + quantity, 0)
  const { adults = 0, children = 0, infants = 0 } = party ?? {}
  const isWithoutChildren = !isOfGroups && people < adults + children + infants && people >= adults && people > 0
  if (isWithoutChildren) return t('travellersOfParty', { count: people, total: adults + children + infants })
  return t(isOfGroups ? 'travellersUpTo' : 'travellers', { count: travellers, total: travellers })
}
