/** Days of which each city has its own. */
export const relativeDays = ['today', 'tomorrow'] as const
export type RelativeDay = (typeof relativeDays)[number]

/** How the guest lists of a day are printed: each departure on pages of its own, or one after the other. */
export const dayLayouts = ['pages', 'compact'] as const
export type DayLayout = (typeof dayLayouts)[number]
