import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import type { postCardSchema, postSchema } from './contract.ts'
import { findPost, listPosts, listRelatedPosts } from './queries.ts'
import { renderMarkdown } from './render-markdown.ts'
import { viewPostCard } from './view-post.ts'

const MAX_POSTS = 500
const MAX_RELATED = 3

type SiteWithPosts = Pick<SiteOfRequest, 'supplierId'>

/** Published posts, newest first, at most `most` of them. Throws ApiError `content.post_unknown` on a supplier's site. */
export async function readPosts(
  context: Context,
  { site, locale, most = MAX_POSTS }: { site: SiteWithPosts; locale: Locale; most?: number },
): Promise<{ posts: z.infer<typeof postCardSchema>[] }> {
  refuseSupplier(site)
  return { posts: (await listPosts(context.db.reading, most)).map((row) => viewPostCard(row, locale)) }
}

/**
 * A post by its slug in either language, with three related ones: those of its city first. Throws ApiError
 * `content.post_unknown`.
 */
export async function readPost(
  context: Context,
  { site, locale, slug }: { site: SiteWithPosts; locale: Locale; slug: string },
): Promise<z.infer<typeof postSchema>> {
  refuseSupplier(site)
  const row = await findPost(context.db.reading, slug)
  if (!row) throw new ApiError('missing', 'content.post_unknown')
  const related = await listRelatedPosts(context.db.reading, row.id, MAX_RELATED)
  return {
    ...viewPostCard(row, locale),
    ...renderMarkdown(row.body[locale]),
    changedAt: row.updatedAt.toISOString(),
    city: row.city && { slug: locale === 'ar' ? row.city.slugAr : row.city.slugEn, name: row.city.name[locale] },
    related: related.map((one) => viewPostCard(one, locale)),
  }
}

/** The blog belongs to the marketplace: posts refer to other suppliers' products. */
function refuseSupplier({ supplierId }: SiteWithPosts): void {
  if (supplierId !== null) throw new ApiError('missing', 'content.post_unknown')
}
