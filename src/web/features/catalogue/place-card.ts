import { isApart, type Box } from './place-pins.ts'

/** Where on a wide map the card of the chosen pin can be, best first. */
export const cardCorners = ['bottom-start', 'bottom-end', 'top-start', 'top-end'] as const
export type CardCorner = (typeof cardCorners)[number]

interface Covered {
  /** The pins and hints in view. */
  others: readonly Box[]
  /** The pin of the card, which no card covers if it can be avoided. */
  chosen: Box | null
}

/** The corner in which the card covers the fewest pins. `boxOf`: where the card is in a corner. */
export function freestCorner(boxOf: (corner: CardCorner) => Box, { others, chosen }: Covered): CardCorner {
  const costs = cardCorners.map((corner) => {
    const box = boxOf(corner)
    const count = others.filter((other) => !isApart(box, other, 0)).length
    return { corner, cost: count + (chosen && !isApart(box, chosen, 0) ? others.length + 1 : 0) }
  })
  return costs.reduce((best, one) => (one.cost < best.cost ? one : best)).corner
}
