/** Where the tab stores the trip of its visit. */
export const TRIP_KEY = 'rihla.trip'
