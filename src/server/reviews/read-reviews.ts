import type { z } from '@hono/zod-openapi'
import { reviewMoods, reviewThemes, starsOf, type ReviewMood, type ReviewTheme } from '#domain/review-themes.ts'
import { findProductId } from '#server/catalogue/find-product-id.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { reviewsQuery, reviewsSchema } from './contract.ts'
import {
  countReviews,
  listPhotos,
  listReviews,
  listThemes,
  listTravellers,
  type PhotoRow,
  type ReviewRow,
  type TravellersRow,
} from './queries.ts'
import { summariseThemes } from './summarise-themes.ts'

const PAGE_SIZE = 10
const MAX_PHOTOS = 12

/**
 * A page of a product's published reviews, and a summary of all of them: stars, kinds of travellers, languages,
 * themes. A page beyond the end is empty but has the total. Throws like `findProductId`.
 */
export async function readReviews(
  context: Context,
  input: z.infer<typeof reviewsQuery> & { visitor: Visitor; city: string | null; slug: string },
): Promise<z.infer<typeof reviewsSchema>> {
  const { locale } = input
  const product = { productId: await findProductId(context, input), supplierId: input.visitor.site.supplierId }
  const filter = {
    ...product,
    stars: input.stars ?? null,
    type: input.type ?? null,
    language: input.language ?? null,
    withPhotos: input.photos !== undefined,
    ...themeFilter(input.about),
  }
  const from = (input.page - 1) * PAGE_SIZE
  const [rows, counts, travellers, themes, photos] = await Promise.all([
    listReviews(context.db.reading, filter, { order: input.order, locale, most: PAGE_SIZE, from }),
    countReviews(context.db.reading, filter),
    listTravellers(context.db.reading, product, locale),
    listThemes(context.db.reading, product, locale),
    listPhotos(context.db.reading, product, MAX_PHOTOS),
  ])
  return {
    reviews: rows.map(viewReview),
    total: counts.total,
    page: input.page,
    pageCount: Math.max(1, Math.ceil(counts.total / PAGE_SIZE)),
    distribution: [1, 2, 3, 4, 5].map((stars) => counts.stars[stars] ?? 0),
    counts: { types: counts.types, languages: counts.languages, withPhotos: counts.withPhotos },
    travellers: travellers.map(viewTravellers),
    themes: summariseThemes(themes, locale),
    photos: photos.map(({ photo }) => viewPhoto(photo)),
  }
}

/** No review has zero stars, so a theme that no review praises selects none. */
function themeFilter(about: string | undefined): { theme: ReviewTheme | null; themeFrom: number; themeTo: number } {
  const [mood, theme] = about?.split('-') ?? []
  if (!isOneOf(reviewMoods, mood) || !isOneOf(reviewThemes, theme)) return { theme: null, themeFrom: 1, themeTo: 5 }
  const { from, to } = starsOf(theme, mood satisfies ReviewMood) ?? { from: 0, to: 0 }
  return { theme, themeFrom: from, themeTo: to }
}

function isOneOf<One extends string>(all: readonly One[], value: string | undefined): value is One {
  return all.some((one) => one === value)
}

function viewReview({ reply, replyLanguage, repliedAt, ...row }: ReviewRow) {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    photos: row.photos.map(viewPhoto),
    reply:
      reply === null || replyLanguage === null || repliedAt === null
        ? null
        : { text: reply, language: replyLanguage, repliedAt: repliedAt.toISOString() },
  }
}

function viewTravellers({ type, count, rating, title, author, language }: TravellersRow) {
  return { type, count, rating: Math.round(rating * 10) / 10, quotation: { text: title, author, language } }
}

function viewPhoto({ src, alt, language, width, height, version = null, placeholder = null }: PhotoRow) {
  return { src, alt, language, width, height, version, placeholder }
}
