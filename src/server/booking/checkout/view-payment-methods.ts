import type { z } from '@hono/zod-openapi'
import { deadlineOnClock } from '#domain/date-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { paymentMethodSchema } from './contract.ts'
import type { PaymentMethod } from './payment-methods.ts'

/** The ways to pay as their reader chooses from them. `zone`, `cityName`: of the first activity. */
export function viewPaymentMethods(
  { providers: { card } }: PaymentContext,
  ways: readonly PaymentMethod[],
  { locale, now, zone, cityName }: { locale: Locale } & ClockOfCity,
): z.infer<typeof paymentMethodSchema>[] {
  return ways.map(({ code, provider, holdSeconds }) => ({
    code,
    provider,
    isSandbox: code === 'card' && card.isSandbox,
    pageLanguage: code === 'card' ? card.pageLanguage(locale) : null,
    holdMinutes: Math.floor(holdSeconds / 60),
    heldUntil: deadlineIn(holdSeconds, { now, zone, cityName }),
  }))
}

/** The time of the database, and the city on whose clock deadlines are said. */
export interface ClockOfCity {
  now: Date
  zone: string
  cityName: string
}

export function deadlineIn(seconds: number, { now, zone, cityName }: ClockOfCity) {
  return { ...deadlineOnClock(new Date(now.getTime() + seconds * 1000).toISOString(), zone), cityName }
}
