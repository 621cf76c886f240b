import type { z } from '@hono/zod-openapi'
import { findProductId } from '#server/catalogue/find-product-id.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { reviewsQuery, reviewsSchema } from './contract.ts'
import { countReviews, listPhotos, listReviews, type PhotoRow } from './queries.ts'

const PAGE_SIZE = 10
const MAX_PHOTOS = 12

/**
 * A page of a product's published reviews, and the distribution of all of them: stars, kinds of travellers, languages.
 * A page beyond the end is empty but has the total. Throws like `findProductId`.
 */
export async function readReviews(
  context: Context,
  input: Omit<z.infer<typeof reviewsQuery>, 'locale'> & { visitor: Visitor; city: string | null; slug: string },
): Promise<z.infer<typeof reviewsSchema>> {
  const filter = {
    productId: await findProductId(context, input),
    supplierId: input.visitor.site.supplierId,
    stars: input.stars ?? null,
    type: input.type ?? null,
    language: input.language ?? null,
    withPhotos: input.photos !== undefined,
  }
  const from = (input.page - 1) * PAGE_SIZE
  const [rows, counts, photos] = await Promise.all([
    listReviews(context.db, filter, { order: input.order, most: PAGE_SIZE, from }),
    countReviews(context.db, filter),
    listPhotos(context.db, filter, MAX_PHOTOS),
  ])
  return {
    reviews: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), photos: row.photos.map(viewPhoto) })),
    total: counts.total,
    page: input.page,
    pageCount: Math.max(1, Math.ceil(counts.total / PAGE_SIZE)),
    distribution: [1, 2, 3, 4, 5].map((stars) => counts.stars[stars] ?? 0),
    counts: { types: counts.types, languages: counts.languages, withPhotos: counts.withPhotos },
    photos: photos.map(({ photo }) => viewPhoto(photo)),
  }
}

function viewPhoto(row: PhotoRow) {
  return { ...row, version: row.version ?? null, placeholder: row.placeholder ?? null }
}
