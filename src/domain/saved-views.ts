/** Lists whose address can be stored with a name. */
export const savedLists = ['orders', 'departures'] as const
export type SavedList = (typeof savedLists)[number]

/** Of a person in one scope, over all lists. */
export const MOST_VIEWS = 50
export const LONGEST_VIEW_NAME = 60
