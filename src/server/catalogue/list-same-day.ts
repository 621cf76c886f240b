import type { z } from '@hono/zod-openapi'
import type { Visit } from '#domain/cart-plan.ts'
import type { Locale } from '#domain/locale.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { listingQuery } from './contract.ts'
import type { sameDayCardSchema } from './day-contract.ts'
import { listFitting } from './list-fitting.ts'
import { listMatches } from './list-matches.ts'
import { resolveFilter } from './resolve-filter.ts'
import { viewCard } from './view-card.ts'

const CARDS = 2
/** Some may have no price, or be in the cart. */
const CANDIDATES = 12

/** Who travels, as an address says it. */
export type ListedParty = Pick<z.infer<typeof listingQuery>, 'travellers' | 'ages'>

/**
 * The best activities of a city that take the party on a day beside what is `taken`, without those of `exceptIds`; none
 * if there are none.
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
    party?: ListedParty
  },
): Promise<z.infer<typeof sameDayCardSchema>[]> {
  const { visitor, locale, citySlug, localDate, exceptIds, taken, party } = input
  const range = { city: citySlug, from: localDate, to: localDate }
  const { snapshot, filter, exchange } = await resolveFilter(context, {
    visitor,
    locale,
    ...range,
    ...party,
    sort: 'recommended',
    page: 1,
  })
  const found = await listMatches(context.db.reading, snapshot, filter, {
    sort: 'recommended',
    number: 1,
    size: CANDIDATES,
  })
  const candidates = found.filter(({ id, fromMinor }) => !exceptIds.includes(id) && fromMinor !== null)
  const startTimes = await listFitting(context.db.reading, {
    productIds: candidates.map(({ id }) => id),
    localDate,
    taken,
    travellers: filter.travellers ?? 1,
    youngest: filter.youngest,
  })
  return candidates
    .filter(({ id }) => startTimes.has(id))
    .slice(0, CARDS)
    .map((row) => ({ ...viewCard(row, { locale, exchange }), startTimes: startTimes.get(row.id) ?? [] }))
}
