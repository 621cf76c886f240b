import type { PictureAddress } from '#domain/image-url.ts'
import { locales, type Locale } from '#domain/locale.ts'
import { RESUME_KEY } from '#web/lib/preferences.ts'
import { recordRecentlyViewed, type HistoryView } from './calls.ts'

/** What is stored of an activity: enough for a small card, without the price, which would become stale. */
export interface RecentlyViewedEntry {
  id: number
  path: string
  title: string
  cityName: string
  picture: PictureAddress & { alt: string }
}

/** As stored in this browser, with the time. */
type KeptSeen = RecentlyViewedEntry & { seenAtMs: number }

const MAX_KEPT = 20
const keyOf = (locale: Locale) => `rihla_seen_${locale}`

/** The activities stored in this browser for one language, newest first. */
export function readRecentlyViewed(locale: Locale): RecentlyViewedEntry[] {
  return readKept(locale)
}

/** Adds an activity to the front of the list stored in this browser. */
export function storeRecentlyViewed(locale: Locale, seen: RecentlyViewedEntry): void {
  const others = readKept(locale).filter((one) => one.id !== seen.id)
  const kept: KeptSeen[] = [{ ...seen, seenAtMs: Date.now() }, ...others].slice(0, MAX_KEPT)
  try {
    localStorage.setItem(keyOf(locale), JSON.stringify(kept))
    localStorage.setItem(RESUME_KEY, '1')
  } catch {
    // Storage may be full or disabled; then nothing is stored.
  }
}

export function clearRecentlyViewed(): void {
  try {
    for (const locale of locales) localStorage.removeItem(keyOf(locale))
    localStorage.removeItem(RESUME_KEY)
  } catch {
    // Without storage there is nothing to delete.
  }
}

/**
 * Sends the activities stored in this browser, and `productId` as viewed now, to the signed-in user's account, and
 * deletes them here. Returns the account's history, or null if there was nothing to send.
 */
export async function reportRecentlyViewed(locale: Locale, productId?: number): Promise<HistoryView | null> {
  const now = Date.now()
  const kept = locales.flatMap(readKept).map(({ id, seenAtMs }) => ({
    productId: id,
    secondsAgo: Math.max(0, Math.round((now - seenAtMs) / 1000)),
  }))
  const seen = [...(productId === undefined ? [] : [{ productId, secondsAgo: 0 }]), ...kept]
  if (seen.length === 0) return null
  const history = await recordRecentlyViewed(locale, seen)
  clearRecentlyViewed()
  return history
}

function readKept(locale: Locale): KeptSeen[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(locale)) ?? '[]')
    return Array.isArray(kept) ? (kept as KeptSeen[]).filter(isKept) : []
  } catch {
    return []
  }
}

/** The storage may contain anything, for example data of an older version. */
function isKept(one: Partial<KeptSeen> | null): boolean {
  return (
    typeof one?.path === 'string' &&
    Number.isInteger(one.id) &&
    Number.isFinite(one.seenAtMs) &&
    one.picture !== undefined
  )
}
