/** How the calendar of the console shows a departure. */
export const departureStates = ['open', 'closed', 'sold_out', 'called_off', 'cutoff', 'over'] as const
export type DepartureState = (typeof departureStates)[number]

/** The states that the calendar can be filtered by. */
export const filteredStates = ['open', 'closed', 'sold_out', 'called_off'] as const
