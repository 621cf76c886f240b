const KEY = 'rihla.party'

export interface Party {
  adults: number
  children: number
  /** Known of what was booked only: a search has children of all ages. */
  infants?: number
}

/** Stores the party of the visitor’s last search, or of what they last put into the cart, for this tab. */
export function rememberParty(party: Party): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(party))
  } catch {
    // Storage is full or switched off: quantities start as without a search.
  }
}

/** The party that was stored last in this tab; null if there is none, or one of any number. */
export function lastParty(): Party | null {
  try {
    const party = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Party | null
    return party !== null && party.adults + party.children > 0 ? party : null
  } catch {
    return null
  }
}
