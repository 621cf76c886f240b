import { redirect } from '@tanstack/react-router'
import { localePath, type Locale } from '#domain/locale.ts'
import { cityPath, encodePath, productPath } from '#domain/page-redirect.ts'
import { notFoundOn404 } from '#web/lib/not-found-on-404.ts'
import { readExperience, readProduct } from './calls.ts'
import { shownCards, type ParentMatch } from './shown-cards.ts'

interface ProductLoad {
  locale: Locale
  /** Null at /experiences/{slug}. */
  city: string | null
  slug: string
  parent: ParentMatch
}

/**
 * Loads an activity for its page. Redirects to its only address in this language from the other language's slug,
 * another city, or the address in the other kind of site.
 */
export async function loadProduct({ locale, city, slug, parent }: ProductLoad) {
  const [product, type = 'things-to-do'] = await Promise.all([
    notFoundOn404(city === null ? readExperience(locale, slug) : readProduct(locale, city, slug)),
    parent.then((match) => match.loaderData?.site.discoverType),
  ])
  const pathIn = (language: Locale) => productPath(type, product.city.slugs[language], product.slugs[language])
  const paths = { ar: pathIn('ar'), en: pathIn('en') }
  const requested = city === null ? `/experiences/${slug}` : `${cityPath(city)}/${slug}`
  if (requested !== paths[locale])
    throw redirect({ href: encodePath(localePath(locale, paths[locale])), statusCode: 301 })
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: product.city.zone }).format(new Date())
  return { product: { ...product, related: await shownCards(product.related, parent) }, paths, today }
}
