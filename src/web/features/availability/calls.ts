import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type { calendarDaySchema, departureSchema } from '#server/availability/contract.ts'
import type { newItemSchema } from '#server/cart/contract.ts'
import type { productSchema } from '#server/catalogue/contract.ts'
import { api } from '#web/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'

type DayOfProduct = z.infer<typeof calendarDaySchema>
/** Without a unit: the price is of a whole booking. */
export type CalendarDay = Omit<DayOfProduct, 'unitId' | 'quantity'> & Partial<Pick<DayOfProduct, 'unitId' | 'quantity'>>
export type Departure = z.infer<typeof departureSchema>
/** An activity with its options, extras and pick-up points, in one language. */
export type BookableProduct = Omit<z.infer<typeof productSchema>, 'related'>
/** What the cart accepts as an item. */
export type BookingItem = z.input<typeof newItemSchema>

interface Days {
  currency: string
  days: CalendarDay[]
  firstAvailable: string | null
  lastDate: string | null
}

/**
 * `travellers`: days on which so many cannot go together have `too_few_seats`. `duration`: days on which so many days or
 * nights cannot begin are sold out.
 */
export const readCalendar = (
  productId: number,
  from: string,
  to: string,
  travellers?: number,
  duration?: number,
): Promise<Days> =>
  bodyOf(
    api().api.availability[':productId'].calendar.$get({
      param: { productId: String(productId) },
      query: {
        from,
        to,
        ...(travellers !== undefined && { travellers: String(travellers) }),
        ...(duration !== undefined && duration > 1 && { duration: String(duration) }),
      },
    }),
  )

export const readDepartures = (productId: number, date: string, duration: number, locale: Locale) =>
  bodyOf(
    api().api.availability[':productId'].departures.$get({
      param: { productId: String(productId) },
      query: { date, duration: String(duration), locale },
    }),
  )
