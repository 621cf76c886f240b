import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { postCardSchema, postSchema } from './contract.ts'
import { listPosts, type PostRow } from './queries.ts'
import { renderMarkdown } from './render-markdown.ts'
import { viewPostCard } from './view-post.ts'

const MOST_RELATED = 3

/** All published posts, newest first. */
export async function readPosts(
  context: Context,
  { locale }: { locale: Locale },
): Promise<{ posts: z.infer<typeof postCardSchema>[] }> {
  return { posts: (await listPosts(context.db)).map((row) => viewPostCard(row, locale)) }
}

/** A post by its slug in either language, with three others: those of its city first. Throws Refusal `content.post_unknown`. */
export async function readPost(
  context: Context,
  { locale, slug }: { locale: Locale; slug: string },
): Promise<z.infer<typeof postSchema>> {
  const rows = await listPosts(context.db)
  const row = rows.find((one) => one.slugAr === slug || one.slugEn === slug)
  if (!row) throw new Refusal('missing', 'content.post_unknown')
  const { html, headings } = renderMarkdown(row.body[locale], locale)
  const isOfCity = (one: PostRow) => (one.city?.slugEn === row.city?.slugEn ? 0 : 1)
  return {
    ...viewPostCard(row, locale),
    html,
    headings,
    changedAt: row.updatedAt.toISOString(),
    city: row.city && { slug: locale === 'ar' ? row.city.slugAr : row.city.slugEn, name: row.city.name[locale] },
    related: rows
      .filter((one) => one.id !== row.id)
      .sort((one, other) => isOfCity(one) - isOfCity(other))
      .slice(0, MOST_RELATED)
      .map((one) => viewPostCard(one, locale)),
  }
}
