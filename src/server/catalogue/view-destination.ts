import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { viewPicture } from '#server/media/view-picture.ts'
import type { categorySchema, citySchema } from './contract.ts'
import type { CategoryRow, CityRow } from './queries.ts'
import { slugsOf } from './view-card.ts'

export function viewCity(row: CityRow, locale: Locale): z.infer<typeof citySchema> {
  return {
    slug: slugsOf(row)[locale],
    slugs: slugsOf(row),
    name: row.name[locale],
    summary: row.summary[locale],
    about: row.about[locale],
    country: row.country,
    lat: row.lat,
    lng: row.lng,
    picture: viewPicture(row.picture, locale),
    productCount: row.productCount,
  }
}

export function viewCategory(row: CategoryRow, locale: Locale): z.infer<typeof categorySchema> {
  return {
    slug: slugsOf(row)[locale],
    slugs: slugsOf(row),
    name: row.name[locale],
    summary: row.summary[locale],
    icon: row.icon,
    picture: viewPicture(row.picture, locale),
    productCount: row.productCount,
  }
}
