interface Quantity {
  title: string
  quantity: number
}

interface BookedThings {
  /** As sold. */
  lines: readonly (Quantity & { kind: string })[]
  /** After a change of people: the units and extras now, which have no kind. */
  party?: readonly Quantity[] | null
}

/** Names the extras of a booking as it is now: 'Lunch × 2'. */
export function extrasOf({ lines, party }: BookedThings): string[] {
  const sold = lines.filter(({ kind }) => kind === 'extra')
  const extras = party ? party.filter(({ title }) => sold.some((line) => line.title === title)) : sold
  return extras.map(({ title, quantity }) => (quantity > 1 ? `${title}\u{A0}×\u{A0}\u2068${quantity}\u2069` : title))
}
