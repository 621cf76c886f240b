import type { PictureAddress } from '#domain/image-url.ts'
import { locales, type Locale } from '#domain/locale.ts'
import { recordSeen, type HistoryView } from './calls.ts'

/** What is remembered of an activity: enough for a small card, and no price, which would grow old. */
export interface Seen {
  id: number
  path: string
  title: string
  cityName: string
  picture: PictureAddress & { alt: string }
}

/** As this browser keeps it, with when. */
type KeptSeen = Seen & { seenAtMs: number }

const MOST_KEPT = 20
const keyOf = (locale: Locale) => `rihla_seen_${locale}`

/** What this browser remembers in one language, newest first. */
export function readSeen(locale: Locale): Seen[] {
  return readKept(locale)
}

/** Puts an activity in front of what this browser remembers. */
export function keepSeen(locale: Locale, seen: Seen): void {
  const others = readKept(locale).filter((one) => one.id !== seen.id)
  const kept: KeptSeen[] = [{ ...seen, seenAtMs: Date.now() }, ...others].slice(0, MOST_KEPT)
  try {
    localStorage.setItem(keyOf(locale), JSON.stringify(kept))
  } catch {
    // Storage may be full or forbidden; then nothing is remembered.
  }
}

export function forgetSeen(): void {
  try {
    for (const locale of locales) localStorage.removeItem(keyOf(locale))
  } catch {
    // What cannot be written was never kept.
  }
}

/**
 * Tells the account of whoever is signed in what this browser remembers from before, and `productId` as seen now; the browser then forgets
 * its own. Answers the account's history, null when there was nothing to tell.
 */
export async function tellSeen(locale: Locale, productId?: number): Promise<HistoryView | null> {
  const now = Date.now()
  const kept = locales.flatMap(readKept).map(({ id, seenAtMs }) => ({
    productId: id,
    secondsAgo: Math.max(0, Math.round((now - seenAtMs) / 1000)),
  }))
  const seen = [...(productId === undefined ? [] : [{ productId, secondsAgo: 0 }]), ...kept]
  if (seen.length === 0) return null
  const history = await recordSeen(locale, seen)
  forgetSeen()
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

/** Whatever else stands in the storage of a browser, an older version's too, is not read. */
function isKept(one: Partial<KeptSeen> | null): boolean {
  return (
    typeof one?.path === 'string' &&
    Number.isInteger(one.id) &&
    Number.isFinite(one.seenAtMs) &&
    one.picture !== undefined
  )
}
