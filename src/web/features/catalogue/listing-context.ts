import { createContext } from 'react'

/** What a listing tells the cards in it. */
export interface ListingContext {
  /** The chosen dates, which travel in the address of the activity. */
  dates: Record<string, string>
  /** The chosen travellers, which travel with them. */
  party?: { travellers?: string; ages?: string }
  /** On the page of a city its name is not repeated on each card. */
  isOneCity: boolean
  /** Then the cards say from which age people can take part. */
  hasChildren: boolean
  /** The map view, which leaves the window to the map on phones. */
  isMap: boolean
  /** Whether filters are chosen. The head then leaves out the text about the place, to make room for the results. */
  isNarrowed?: boolean
}

export const ListingContext = createContext<ListingContext>({
  dates: {},
  isOneCity: false,
  hasChildren: false,
  isMap: false,
})
