import type { z } from '@hono/zod-openapi'
import type { Visit } from '#domain/cart-plan.ts'
import type { Locale } from '#domain/locale.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { cardSchema } from './contract.ts'
import { listFitting } from './list-fitting.ts'
import { listMatches } from './list-matches.ts'
import { resolveFilter } from './resolve-filter.ts'
import { viewCard } from './view-card.ts'

const CARDS = 2
/** Some may have no price, or be in the cart. */
const CANDIDATES = 12

/**
 * The best activities of a city with seats left on a day beside what is `taken`, without those of `exceptIds`; none if
 * there are none.
 */
export async function listSameDay(
  context: PricingContext,
  input: {
    visitor: Visitor
    locale: Locale
    citySlug: string
    localDate: string
    exceptIds: readonly number[]
    taken: readonly Visit[]
  },
): Promise<z.infer<typeof cardSchema>[]> {
  const { visitor, locale, citySlug, localDate, exceptIds, taken } = input
  const range = { city: citySlug, from: localDate, to: localDate }
  const { snapshot, filter, exchange } = await resolveFilter(context, {
    visitor,
    locale,
    ...range,
    sort: 'recommended',
    page: 1,
  })
  const found = await listMatches(context.db.reading, snapshot, filter, {
    sort: 'recommended',
    number: 1,
    size: CANDIDATES,
  })
  const candidates = found.filter(({ id, fromMinor }) => !exceptIds.includes(id) && fromMinor !== null)
  const fitting = new Set(
    await listFitting(context.db.reading, { productIds: candidates.map(({ id }) => id), localDate, taken }),
  )
  return candidates
    .filter(({ id }) => fitting.has(id))
    .slice(0, CARDS)
    .map((row) => viewCard(row, { locale, exchange }))
}
