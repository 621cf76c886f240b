/** The calendar is a quarter of the page's script, so it loads separately. */
export const loadCalendar = async () => ({ default: (await import('./departure-calendar.tsx')).DepartureCalendar })
