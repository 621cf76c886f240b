import type { Me } from './queries.ts'

/** What has been entered for a new quote, by the names of the fields, and its activity. */
export interface NewQuoteDraft {
  /** Sent with the quote: a second press makes no second one. */
  key: string
  product: { id: number; title: { ar: string; en: string }; city: { ar: string; en: string }; currency: string } | null
  fields: Readonly<Record<string, string>>
}

let stored: { of: string; draft: NewQuoteDraft } | undefined

const ownerOf = ({ id, membershipId }: Pick<Me, 'id' | 'membershipId'>) => `${id} ${membershipId}`

/**
 * The draft outlives the sign-in that a lost session demands. It has a guest's details: it is held in memory only, until the page is left, for
 * the same person with the same membership.
 */
export function draftOf(me: Pick<Me, 'id' | 'membershipId'>): NewQuoteDraft {
  if (stored?.of !== ownerOf(me)) stored = { of: ownerOf(me), draft: freshDraft() }
  return stored.draft
}

export function storeDraft(me: Pick<Me, 'id' | 'membershipId'>, draft: NewQuoteDraft): void {
  stored = { of: ownerOf(me), draft }
}

export function clearDraft(): void {
  stored = undefined
}

const freshDraft = (): NewQuoteDraft => ({ key: crypto.randomUUID(), product: null, fields: {} })
