import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { viewPicture } from '#server/media/view-picture.ts'
import type { postCardSchema } from './contract.ts'
import type { PostRow } from './queries.ts'
import { readingMinutes } from './reading-minutes.ts'

export function viewPostCard(row: PostRow, locale: Locale): z.infer<typeof postCardSchema> {
  return {
    slug: locale === 'ar' ? row.slugAr : row.slugEn,
    slugs: { ar: row.slugAr, en: row.slugEn },
    title: row.title[locale],
    summary: row.summary[locale],
    picture: viewPicture(row.picture, locale),
    publishedAt: row.publishedAt.toISOString(),
    minutes: readingMinutes(row.body[locale], locale),
  }
}
