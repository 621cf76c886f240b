import { countsGroups } from './party.ts'

interface People {
  travellers: number
  /** Whether a unit is for several people: `travellers` are then the most who can come (party.ts). */
  countsGroups: boolean
}

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
  lines: readonly { kind: string; quantity: number }[]
}

/**
 * As `peopleWords`, and of how many who travel together, if children of the party are left out: '3 of your 4 travellers'.
 * An activity may not accept their age, and what is booked for fewer has to say so.
 */
export function peopleOfParty(
  t: (key: 'travellers' | 'travellersUpTo' | 'travellersOfParty', values: { count: number; total: number }) => string,
  { travellers, lines }: Booked,
  party: Party | null,
): string {
  const isOfGroups = countsGroups(travellers, lines)
  // Infants without a seat are people, but no travellers.
  const people = lines.filter(({ kind }) => kind === 'unit').reduce((sum, { quantity }) => sum + quantity, 0)
  const { adults = 0, children = 0, infants = 0 } = party ?? {}
  const isWithoutChildren = !isOfGroups && people < adults + children + infants && people >= adults && people > 0
  if (isWithoutChildren) return t('travellersOfParty', { count: people, total: adults + children + infants })
  return t(isOfGroups ? 'travellersUpTo' : 'travellers', { count: travellers, total: travellers })
}
