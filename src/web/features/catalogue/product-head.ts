import type { Words } from '#domain/locale.ts'
import { shownOf } from '#domain/share-address.ts'
import { cityPath } from '#domain/page-redirect.ts'
import { breadcrumbList } from '#web/lib/breadcrumb-list.ts'
import type { SiteContext } from '#web/lib/site-context-of.ts'
import { pageMeta, type PageMeta } from '#web/lib/page-meta.ts'
import type { ProductView } from './calls.ts'
import { productDescription } from './product-description.ts'
import { structuredProduct, type ShownReview } from './structured-product.ts'

/** The metadata of an activity's page. */
export function productHead(
  frame: SiteContext,
  page: { product: ProductView; paths: Words; reviews: { reviews: ShownReview[] }; isVariant: boolean },
): PageMeta {
  const { product, paths, reviews, isVariant } = page
  const { locale } = frame
  const { origin, name: siteName, tagline, imageHosts } = frame.site
  return pageMeta({
    locale,
    origin,
    siteName,
    tagline,
    title: product.title.includes(product.city.name) ? product.title : `${product.title} · ${product.city.name}`,
    description: productDescription(frame, product),
    paths,
    isVariant,
    shared: { kind: 'activity', keys: [product.city.slug, product.slugs[locale]], shown: shownOf.activity(product) },
    structured: [
      structuredProduct(product, reviews.reviews, { locale, origin, imageHosts, path: paths[locale] }),
      breadcrumbList({ locale, origin }, [
        { name: frame.t('catalogue.home'), path: '/' },
        {
          name: frame.t('catalogue.thingsToDoIn', { city: product.city.name }),
          path: cityPath(product.city.slug),
        },
        { name: product.title, path: paths[locale] },
      ]),
    ],
  })
}
