/** The search of a list's address. */
export type ListSearch = Readonly<Record<string, string | undefined>>

/** The parameters of an address that a saved view stores. */
export function paramsOf(search: ListSearch): Record<string, string> {
  const known = Object.entries(search).filter((entry): entry is [string, string] => (entry[1] ?? '') !== '')
  return Object.fromEntries(known.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

export function isSameAddress(one: ListSearch, other: ListSearch): boolean {
  return JSON.stringify(paramsOf(one)) === JSON.stringify(paramsOf(other))
}
