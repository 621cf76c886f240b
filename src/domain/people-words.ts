interface People {
  travellers: number
  /** Whether a unit is for several people: `travellers` are then the most who can come (party.ts). */
  countsGroups: boolean
}

/** How many people come, or can come at most. `t`: a translator with these two messages. */
export function peopleWords(
  t: (key: 'travellers' | 'travellersUpTo', values: { count: number }) => string,
  { travellers, countsGroups }: People,
): string {
  return t(countsGroups ? 'travellersUpTo' : 'travellers', { count: travellers })
}
