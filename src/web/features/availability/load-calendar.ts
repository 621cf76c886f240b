import { loadModule } from '#web/ui/load-module.ts'

const load = () => import('./booking-calendar.tsx')

/** The calendar is a quarter of the page's script, so it loads separately. */
export const loadCalendar = async () => ({ default: (await loadModule(load)).DepartureCalendar })
export const loadBookingCalendar = async () => ({ default: (await loadModule(load)).BookingCalendar })
