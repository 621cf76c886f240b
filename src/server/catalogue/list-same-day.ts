import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { cardSchema } from './contract.ts'
import { listMatches } from './list-matches.ts'
import { resolveFilter } from './resolve-filter.ts'
import { viewCard } from './view-card.ts'

const CARDS = 2
/** Some may have no price. */
const CANDIDATES = 8

/** The best other activities of a city with seats left on a day; none if there are none. */
export async function listSameDay(
  context: PricingContext,
  input: { visitor: Visitor; locale: Locale; citySlug: string; localDate: string; productId: number },
): Promise<z.infer<typeof cardSchema>[]> {
  const { visitor, locale, citySlug, localDate, productId } = input
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
  return found
    .filter(({ id, fromMinor }) => id !== productId && fromMinor !== null)
    .slice(0, CARDS)
    .map((row) => viewCard(row, { locale, exchange }))
}
