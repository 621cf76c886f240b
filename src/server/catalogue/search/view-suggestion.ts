import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { productPath } from '#domain/page-redirect.ts'
import type { TitleRow } from '#server/catalogue/list-titles.ts'
import { viewPicture } from '#server/media/view-picture.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import type { suggestionSchema } from './contract.ts'
import type { DestinationNameRow } from './queries.ts'

type Suggestion = z.infer<typeof suggestionSchema>

export function viewDestination(row: DestinationNameRow, locale: Locale): Suggestion {
  const slug = slugOf(row, locale)
  return {
    kind: row.kind,
    title: row.name[locale],
    subtitle: row.country,
    path: row.kind === 'city' ? `/things-to-do-in-${slug}` : `/${slug}`,
    picture: viewPicture(row.picture, locale),
  }
}

export function viewFoundProduct(
  row: TitleRow,
  reader: { locale: Locale; discoverType: SiteOfRequest['discoverType'] },
): Suggestion {
  const { locale } = reader
  const slug = slugOf(row, locale)
  const citySlug = locale === 'ar' ? row.citySlugAr : row.citySlugEn
  return {
    kind: 'product',
    title: row.title[locale],
    subtitle: row.cityName[locale],
    path: productPath(reader.discoverType, citySlug, slug),
    picture: viewPicture(row.picture, locale),
  }
}

function slugOf(row: { slugAr: string; slugEn: string }, locale: Locale): string {
  return locale === 'ar' ? row.slugAr : row.slugEn
}
