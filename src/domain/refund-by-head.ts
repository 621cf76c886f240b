import { divideHalfUp, prorate } from './money.ts'

export interface HeadsOfLine {
  /** Index of the line as sold. */
  line: number
  heads: number
  /** What was paid for all of them, with their part of the discount. */
  paidMinor: number
}

interface SoldLine {
  kind: 'unit' | 'extra' | 'pickup' | 'date_change'
  quantity: number
  totalMinor: number
}

/**
 * The people of an activity as it was sold, with what was paid for them. A price for the whole group, as of a quote or a
 * whole boat, is divided by its people: `came`, or by the most who could come. Empty after a change of date that
 * cost more: the difference was paid for no one person.
 */
export function headsOf(
  item: { lines: readonly SoldLine[]; totalMinor: number; travellers: number },
  came: number | null = null,
): HeadsOfLine[] {
  const { lines, totalMinor, travellers } = item
  if (lines.some(({ kind }) => kind === 'date_change')) return []
  const weights = lines.map((line) => line.totalMinor)
  const paid = prorate(totalMinor, weights)
  const heads = lines.flatMap((line, index) =>
    line.kind === 'unit' && line.quantity > 0
      ? [{ line: index, heads: line.quantity, paidMinor: paid[index] ?? 0 }]
      : [],
  )
  const [only, ...others] = heads
  if (!only || others.length > 0) return heads
  return [{ ...only, heads: travellers > only.heads ? (came ?? travellers) : only.heads }]
}

/** A share of what was paid for some of the people, rounded half up to a multiple of `step` (`payableStep`). */
export function refundByHead(
  all: readonly HeadsOfLine[],
  { counts, percentage, step }: { counts: readonly number[]; percentage: number; step: number },
): number {
  return all.reduce((sum, { heads, paidMinor }, index) => {
    const share = BigInt(paidMinor) * BigInt(counts[index] ?? 0) * BigInt(percentage)
    return sum + divideHalfUp(share, BigInt(heads) * 100n * BigInt(step)) * step
  }, 0)
}
