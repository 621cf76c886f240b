import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import type { postCardSchema } from './contract.ts'
import type { PostRow } from './queries.ts'
import { readingMinutes } from './reading-minutes.ts'

/** A post as its card shows it. */
export function viewPostCard(row: PostRow, locale: Locale): z.infer<typeof postCardSchema> {
  const { src, alt, width, height } = row.picture
  return {
    slug: locale === 'ar' ? row.slugAr : row.slugEn,
    slugs: { ar: row.slugAr, en: row.slugEn },
    title: row.title[locale],
    summary: row.summary[locale],
    picture: { src, alt: alt[locale], width, height },
    publishedAt: row.publishedAt.toISOString(),
    minutes: readingMinutes(row.body[locale], locale),
  }
}
