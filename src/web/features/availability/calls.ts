import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type { calendarDaySchema, departureSchema } from '#server/availability/contract.ts'
import { api, bodyOf } from '#web/lib/api.ts'

export type CalendarDay = z.infer<typeof calendarDaySchema>
export type Departure = z.infer<typeof departureSchema>

export const readCalendar = (productId: number, from: string, to: string) =>
  bodyOf(
    api().api.availability[':productId'].calendar.$get({
      param: { productId: String(productId) },
      query: { from, to },
    }),
  )

export const readDepartures = (productId: number, date: string, duration: number, locale: Locale) =>
  bodyOf(
    api().api.availability[':productId'].departures.$get({
      param: { productId: String(productId) },
      query: { date, duration: String(duration), locale },
    }),
  )
