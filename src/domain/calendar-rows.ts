/** What the rows of the console's calendar of departures are. */
export const calendarRows = ['options', 'guides'] as const
export type CalendarRows = (typeof calendarRows)[number]

/** How much of it is shown at once. */
export const calendarViews = ['month', 'week', 'day'] as const
export type CalendarView = (typeof calendarViews)[number]
