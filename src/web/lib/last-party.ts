const KEY = 'rihla.party'

export interface Party {
  adults: number
  children: number
}

/** Stores the party of the visitor’s last search, for this tab. */
export function rememberParty(party: Party): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(party))
  } catch {
    // Storage is full or switched off: quantities start as without a search.
  }
}

/** The party of the visitor’s last search in this tab; null if there was no search, or one for any number. */
export function lastParty(): Party | null {
  try {
    const party = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Party | null
    return party !== null && party.adults + party.children > 0 ? party : null
  } catch {
    return null
  }
}
