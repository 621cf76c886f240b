import type { Locale } from '#domain/locale.ts'
import { readProduct, type CardView, type ProductView } from '#web/features/catalogue/calls.ts'
import { splitLinks } from '#web/features/content/split-links.ts'
import { CallError } from '#web/lib/call-error.ts'

/** What the card of an activity within a text shows, by the address of its link. */
export type LinkedActivities = Record<string, LinkedActivity>
export type LinkedActivity = Omit<CardView, 'badges' | 'free' | 'leastAge' | 'summary'>

/** The activities that a text links to in paragraphs of their own. Those that are no longer on sale are missing. */
export async function readLinkedActivities(locale: Locale, html: string): Promise<LinkedActivities> {
  const links = [...new Set(splitLinks(html).flatMap(({ link }) => link ?? []))]
  const found = await Promise.all(links.map(async (link) => [link, await readLinked(locale, link)] as const))
  return Object.fromEntries(found.flatMap(([link, activity]) => (activity ? [[link, activity]] : [])))
}

async function readLinked(locale: Locale, link: string): Promise<LinkedActivity | null> {
  try {
    const [city = '', slug = ''] = link
      .slice(link.indexOf('/things-to-do-in-'))
      .split('/')
      .slice(1)
      .map(decodeURIComponent)
    return activityOf(locale, await readProduct(locale, city.replace('things-to-do-in-', ''), slug))
  } catch (error) {
    if (error instanceof URIError || (error instanceof CallError && [400, 404, 422].includes(error.status))) return null
    throw error
  }
}

function activityOf(locale: Locale, product: ProductView): LinkedActivity | null {
  const [picture] = product.pictures
  if (!picture) return null
  const {
    id,
    title,
    rating,
    ratingCount,
    durationMinutes,
    longestMinutes,
    pricingPer,
    rate,
    minDuration,
    from,
    fromOriginal,
    unitTitle,
  } = product
  return {
    id,
    title,
    slug: product.slugs[locale],
    citySlug: product.city.slug,
    cityName: product.city.name,
    categoryName: product.category.name,
    picture,
    rating,
    ratingCount,
    durationMinutes,
    longestMinutes,
    pricingPer,
    rate,
    minDuration,
    from,
    fromOriginal,
    unitTitle,
  }
}
