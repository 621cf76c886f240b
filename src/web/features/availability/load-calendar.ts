/** The calendar is a quarter of all script of its page: it comes when somebody may choose a day. */
export const loadCalendar = async () => ({ default: (await import('./departure-calendar.tsx')).DepartureCalendar })
