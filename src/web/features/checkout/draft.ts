import type { GuestDraft } from './guest-fields.tsx'
import type { RequestDraft } from './special-requests.tsx'

const KEY = 'rihla_checkout'

export interface SavedDraft extends GuestDraft {
  alsoByWhatsapp: boolean
  method: string
  requests: RequestDraft
  /** By the id of the cart's item. */
  pickupPlaces: Record<string, string>
}

/** Stores the entered values for this tab, so that a reload, a declined card or going back loses nothing. */
export function saveDraft(draft: SavedDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage may be full or disabled; the browser's autofill remains.
  }
}

export function readDraft(): Partial<SavedDraft> | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<SavedDraft> | null
  } catch {
    return null
  }
}

/** Clears what was chosen for an order after it. The guest details are kept for the next one. */
export function forgetOrder(): void {
  const draft = readDraft()
  if (draft) saveDraft({ ...(draft as SavedDraft), method: '', requests: {}, pickupPlaces: {} })
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is no draft.
  }
}
