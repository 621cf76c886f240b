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
type StoredSeen = RecentlyViewedEntry & { seenAtMs: number }

const MAX_STORED = 20
const keyOf = (locale: Locale) => `rihla_seen_${locale}`

/** The activities stored in this browser for one language, newest first. */
export function readRecentlyViewed(locale: Locale): RecentlyViewedEntry[] {
  return readStored(locale)
}

/** Adds an activity to the front of the list stored in this browser. */
export function storeRecentlyViewed(locale: Locale, seen: RecentlyViewedEntry): void {
  const others = readStored(locale).filter((one) => one.id !== seen.id)
  const stored: StoredSeen[] = [{ ...seen, seenAtMs: Date.now() }, ...others].slice(0, MAX_STORED)
  try {
    localStorage.setItem(keyOf(locale), JSON.stringify(stored))
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
  const stored = locales.flatMap(readStored).map(({ id, seenAtMs }) => ({
    productId: id,
    secondsAgo: Math.max(0, Math.round((now - seenAtMs) / 1000)),
  }))
  const seen = [...(productId === undefined ? [] : [{ productId, secondsAgo: 0 }]), ...stored]
  if (seen.length === 0) return null
  const history = await recordRecentlyViewed(locale, seen)
  clearRecentlyViewed()
  return history
}

function readStored(locale: Locale): StoredSeen[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(locale)) ?? '[]')
    return Array.isArray(stored) ? (stored as StoredSeen[]).filter(isStored) : []
  } catch {
    return []
  }
}

/** The storage may contain anything, for example data of an older version. */
function isStored(one: Partial<StoredSeen> | null): boolean {
  return (
    typeof one?.path === 'string' &&
    Number.isInteger(one.id) &&
    Number.isFinite(one.seenAtMs) &&
    one.picture !== undefined
  )
}
