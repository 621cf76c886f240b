import { useEffect, useState } from 'react'
import { useSiteContext } from './use-site-context.ts'

/**
 * The visitor's region, an ISO 3166 code: that of the browser's language ('en-GB'), otherwise of the chosen currency.
 * Cached pages are the same for all visitors, so the browser's is known after hydration.
 */
export function useRegion(): string {
  const { visitor } = useSiteContext()
  const [own, setOwn] = useState<string | null>(null)
  useEffect(() => setOwn(regionOf(navigator.languages)), [])
  // The code of a national currency begins with its country's.
  return own ?? visitor.currency.slice(0, 2)
}

function regionOf(languages: readonly string[]): string | null {
  return languages.map((tag) => /-([A-Z]{2})\b/i.exec(tag)?.[1]?.toUpperCase()).find((region) => region) ?? null
}
