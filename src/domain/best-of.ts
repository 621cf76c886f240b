/**
 * Which of several numbers are the best, as many as are equal; null is not compared. None if fewer than two are compared,
 * or if all are equal.
 */
export function bestOf(numbers: readonly (number | null)[], best: 'lowest' | 'highest'): boolean[] {
  const known = numbers.filter((number) => number !== null)
  const lowest = Math.min(...known)
  const highest = Math.max(...known)
  if (known.length < 2 || lowest === highest) return numbers.map(() => false)
  return numbers.map((number) => number === (best === 'lowest' ? lowest : highest))
}
