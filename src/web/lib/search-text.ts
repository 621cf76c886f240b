import { severalKeys } from '#domain/listing-choices.ts'

/**
 * The parameters of an address; of one that is repeated the last. A form without script repeats a filter for each of
 * its values.
 */
export function parseSearch(text: string): Record<string, string> {
  const search = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    const before = severalKeys.includes(name) ? search.get(name) : undefined
    search.set(name, before === undefined ? value : `${before},${value}`)
  }
  return Object.fromEntries(search)
}

/** The query of an address with its question mark; '' without parameters. Commas are readable. */
export function searchText(search: Record<string, unknown>): string {
  const known = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(known.map(([key, value]) => [key, String(value)])).toString()
  return text === '' ? '' : `?${text.replaceAll('%2C', ',')}`
}
