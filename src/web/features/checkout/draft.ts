import type { GuestDraft } from './guest-fields.tsx'

const KEY = 'rihla_checkout'

export interface KeptDraft extends GuestDraft {
  alsoByWhatsapp: boolean
}

/** What was typed, kept for this tab: a reload, a declined card or a way back loses nothing. */
export function keepDraft(draft: KeptDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage may be full or forbidden; then the browser's own autofill has to do.
  }
}

export function readDraft(): Partial<KeptDraft> | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<KeptDraft> | null
  } catch {
    return null
  }
}

/** The wishes of an order that is made are not those of the next one; who is going stays. */
export function forgetRequests(): void {
  const draft = readDraft()
  if (draft?.specialRequests) keepDraft({ ...(draft as KeptDraft), specialRequests: '' })
}
