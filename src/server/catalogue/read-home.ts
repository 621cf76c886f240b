import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { readPosts } from '#server/content/read-posts.ts'
import { readVoices } from '#server/content/read-voices.ts'
import { findExchange } from '#server/currencies/find-exchange.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { homeSchema } from './home-contract.ts'
import { listWeekend } from './list-weekend.ts'
import { listUsedDestinations } from './find-destination.ts'
import { listCards } from './list-cards.ts'
import { listMatches } from './list-matches.ts'
import { filterOf } from './resolve-filter.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'
import { viewCard } from './view-card.ts'
import { viewCategory, viewCity } from './view-destination.ts'

const MAX_POSTS = 3
const MAX_CITIES = 12
/** Two rows: cards that repeat the first row can be replaced by others. */
const MAX_CARDS = 16
const CARDS_A_ROW = 8
/** In the hero of one layout. */
const NEWEST_BESIDE_WEEKEND = 2
const TESTIMONIALS = 4
const FAQS = 4

/** The page's data is in the page twice, as HTML and for hydration, so it has only what the page shows. */

export async function readHome(
  context: PricingContext,
  input: { visitor: Visitor; locale: Locale },
): Promise<z.infer<typeof homeSchema>> {
  const { supplierId } = input.visitor.site
  const [snapshot, exchange] = await Promise.all([
    currentSnapshot(context.db.reading),
    findExchange(context, input.visitor),
  ])
  const filter = filterOf({ visitor: input.visitor, exchange })
  const page = { number: 1, size: MAX_CARDS }
  const [{ cities, categories }, byRating, byAge, { testimonials, faqs }, { posts }] = await Promise.all([
    listUsedDestinations(context.db.reading, snapshot, supplierId),
    listMatches(context.db.reading, snapshot, filter, { ...page, sort: 'recommended' }),
    listMatches(context.db.reading, snapshot, filter, { ...page, sort: 'newest' }),
    readVoices(context, { site: input.visitor.site, locale: input.locale }),
    supplierId === null
      ? readPosts(context, { site: input.visitor.site, locale: input.locale, most: MAX_POSTS })
      : { posts: [] },
  ])
  const reader = { locale: input.locale, exchange }
  const productCount = cities.reduce((sum, city) => sum + city.productCount, 0)
  const topRated = byRating.slice(0, CARDS_A_ROW)
  const shown = new Set(topRated.map(({ id }) => id))
  const voices = testimonials.slice(0, TESTIMONIALS)
  const reviewed = voices.flatMap(({ productId }) => (productId === null ? [] : [productId]))
  const [weekend, activities] = await Promise.all([
    listWeekend(context, { visitor: input.visitor, exchange, others: shown }),
    listCards(context.db.reading, snapshot, reviewed),
  ])
  // A small catalogue cannot fill a second row; then it lists only the products that the first row lacks.
  const newest = byAge
    .filter(({ id }) => productCount > MAX_CARDS || !shown.has(id))
    .slice(0, weekend ? NEWEST_BESIDE_WEEKEND : CARDS_A_ROW)
  return {
    cities: cities.slice(0, MAX_CITIES).map((city) => {
      const { slug, name, picture, productCount: count } = viewCity(city, input.locale)
      return { slug, name, picture, productCount: count }
    }),
    cityCount: cities.length,
    categories: categories.map((category) => {
      const { slug, name, icon } = viewCategory(category, input.locale)
      return { slug, name, icon }
    }),
    weekend: weekend && {
      from: weekend.from,
      to: weekend.to,
      isNext: weekend.isNext,
      cards: weekend.rows.map((card) => viewCard(card, reader)),
    },
    topRated: topRated.map((card) => viewCard(card, reader)),
    newest: newest.map((card) => viewCard(card, reader)),
    testimonials: voices.map(({ productId, ...voice }) => {
      const card = activities.find(({ id, isOffered }) => id === productId && isOffered)
      if (!card) return { ...voice, activity: null }
      const { citySlug, slug, title } = viewCard(card, reader)
      return { ...voice, activity: { citySlug, slug, title } }
    }),
    faqs: faqs.slice(0, FAQS),
    posts,
    productCount,
  }
}
