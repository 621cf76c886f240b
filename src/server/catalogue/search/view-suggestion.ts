import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { cityPath, productPath } from '#domain/page-redirect.ts'
import type { TitleRow } from '#server/catalogue/list-titles.ts'
import { viewPicture } from '#server/media/view-picture.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import type { suggestionSchema } from './contract.ts'
import type { Landmark } from './find-landmarks.ts'
import type { DestinationNameRow } from './list-destination-names.ts'

type Suggestion = z.infer<typeof suggestionSchema>

/** `count`: of a category, the number of its products. */
export function viewDestination(row: DestinationNameRow, locale: Locale, count: number | null = null): Suggestion {
  const slug = slugOf(row, locale)
  return {
    kind: row.kind,
    title: row.name[locale],
    subtitle: row.kind === 'city' ? countryName(row.country, locale) : '',
    country: row.kind === 'city' ? row.country : null,
    count,
    isForChildren: false,
    path: row.kind === 'city' ? cityPath(slug) : `/${slug}`,
    picture: viewPicture(row.picture, locale),
  }
}

/** A category, limited to a city. */
export function viewCategoryInCity(
  category: DestinationNameRow,
  input: { city: DestinationNameRow; locale: Locale; count: number },
): Suggestion {
  const { city, locale, count } = input
  const place = viewDestination(city, locale)
  const slug = encodeURIComponent(slugOf(category, locale))
  return {
    ...viewDestination(category, locale, count),
    subtitle: place.title,
    country: place.country,
    path: `${place.path}?category=${slug}`,
  }
}

/** A city, limited to activities with prices for children. */
export function viewCityForChildren(city: DestinationNameRow, locale: Locale, count: number): Suggestion {
  const place = viewDestination(city, locale, count)
  return { ...place, isForChildren: true, path: `${place.path}?children=1` }
}

/** A landmark without activities of its own: the search for its name shows those of its city. */
export function viewLandmark({ name, city }: Landmark, locale: Locale, isAmbiguous: boolean): Suggestion {
  const place = viewDestination(city, locale)
  const text = isAmbiguous ? `${name[locale]} ${place.title}` : name[locale]
  return {
    ...place,
    kind: 'landmark',
    title: name[locale],
    subtitle: place.title,
    path: `/search/${encodeURIComponent(text)}`,
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
    country: null,
    count: null,
    isForChildren: false,
    path: productPath(reader.discoverType, citySlug, slug),
    picture: viewPicture(row.picture, locale),
  }
}

/** As people call them: the short names of the Unicode repository have the long form here. */
const shortNames: Partial<Record<string, Record<Locale, string>>> = {
  SA: { ar: 'السعودية', en: 'Saudi Arabia' },
  AE: { ar: 'الإمارات', en: 'UAE' },
}

const countries = new Map<Locale, Intl.DisplayNames>()

function countryName(code: string, locale: Locale): string {
  let names = countries.get(locale)
  if (!names) countries.set(locale, (names = new Intl.DisplayNames([locale], { type: 'region' })))
  return shortNames[code]?.[locale] ?? names.of(code) ?? code
}

function slugOf(row: { slugAr: string; slugEn: string }, locale: Locale): string {
  return locale === 'ar' ? row.slugAr : row.slugEn
}
