import { countsGroups } from './party.ts'

interface Booked {
  travellers: number
  /** Null where quantities are people. */
  partySize?: number | null
  lines: readonly { kind: string; quantity: number }[]
  units: readonly { kind: string; quantity: number }[]
}

const CHILDREN: readonly string[] = ['child', 'infant']

/**
 * The item of a cart that is for more or fewer people than all others, which agree; of two the later one. Null if there is
 * none. Tents, boats and cars have room for more people than come, and children are left out where none are accepted:
 * neither says that the party is another one.
 */
export function oddParty<Item extends Booked>(items: readonly Item[]): { item: Item; others: Item[] } | null {
  const counted = items.filter(
    ({ travellers, lines, partySize = null }) => partySize === null && !countsGroups(travellers, lines),
  )
  const adultsOf = ({ units }: Item) =>
    units.reduce((sum, { kind, quantity }) => (CHILDREN.includes(kind) ? sum : sum + quantity), 0)
  const isSame = (one: Item, other: Item) => one.travellers === other.travellers || adultsOf(one) === adultsOf(other)
  const odd = counted.filter((item) => {
    const [first, ...rest] = counted.filter((other) => other !== item)
    return first !== undefined && !isSame(item, first) && rest.every((other) => other.travellers === first.travellers)
  })
  const item = odd.at(-1)
  return item ? { item, others: counted.filter((other) => other !== item) } : null
}
