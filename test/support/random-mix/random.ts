export interface Random {
  /** An integer from 0 to `below` − 1. */
  below: (below: number) => number
  chance: (probability: number) => boolean
  /** Undefined if `items` is empty. */
  pick: <Item>(items: readonly Item[]) => Item | undefined
  weighted: <Item extends { weight: number }>(items: readonly Item[]) => Item
}

/** The same seed and stream give the same numbers (mulberry32). */
export function seededRandom(seed: number, stream: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    below: (below) => Math.floor(next() * below),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)],
    weighted: (items) => {
      let left = next() * items.reduce((sum, { weight }) => sum + weight, 0)
      for (const item of items) {
        left -= item.weight
        if (left < 0) return item
      }
      const last = items.at(-1)
      if (last === undefined) throw new Error('The list is empty.')
      return last
    },
  }
}
