/** Whether the total of a card's day is the most that the party may pay, because the age of a child is not known. */
export const hasHighestTotal = (free: { total: unknown; dependsOnAges: boolean } | null): boolean =>
  free !== null && free.total !== null && free.dependsOnAges
