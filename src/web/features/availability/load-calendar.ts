import { loadModule } from '#web/ui/load-module.ts'

/** The calendar is a quarter of the page's script, so it loads separately. */
export const loadBookingCalendar = () => import('./booking-calendar.tsx')
export const prefetchBookingCalendar = () => loadModule(loadBookingCalendar)
