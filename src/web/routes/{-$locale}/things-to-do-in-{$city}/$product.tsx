import { createFileRoute, redirect } from '@tanstack/react-router'
import { localePath } from '#domain/locale.ts'
import { readProduct } from '#web/features/catalogue/calls.ts'
import { structuredProduct } from '#web/features/catalogue/structured-product.ts'
import { breadcrumbList } from '#web/lib/breadcrumb-list.ts'
import { frameOf } from '#web/lib/frame-of.ts'
import { localeOf } from '#web/lib/locale-of.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { pageHead } from '#web/lib/page-head.ts'
import { ActivityScreen } from '#web/screens/activity/activity-screen.tsx'

export const Route = createFileRoute('/{-$locale}/things-to-do-in-{$city}/$product')({
  loader: async ({ params }) => {
    const locale = localeOf(params)
    const product = await orNotFound(readProduct(locale, params.city, params.product))
    const paths = {
      ar: `/things-to-do-in-${product.city.slugs.ar}/${product.slugs.ar}`,
      en: `/things-to-do-in-${product.city.slugs.en}/${product.slugs.en}`,
    }
    // One address a language: the other language's slug, or another city's, leads to it.
    if (params.product !== product.slugs[locale] || params.city !== product.city.slugs[locale])
      throw redirect({ href: encodeURI(localePath(locale, paths[locale])), statusCode: 301 })
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: product.city.zone }).format(new Date())
    return { product, paths, today }
  },
  head: ({ matches, loaderData }) => {
    const frame = frameOf(matches)
    if (!frame || !loaderData) return {}
    const { product, paths } = loaderData
    return pageHead({
      locale: frame.locale,
      origin: frame.site.origin,
      siteName: frame.site.name,
      title: `${product.title} · ${product.city.name}`,
      description: product.summary,
      paths,
      image: product.pictures[0],
      structured: [
        structuredProduct(product, { locale: frame.locale, origin: frame.site.origin, path: paths[frame.locale] }),
        breadcrumbList({ locale: frame.locale, origin: frame.site.origin }, [
          { name: frame.t('catalogue.home'), path: '/' },
          {
            name: frame.t('catalogue.thingsToDoIn', { city: product.city.name }),
            path: `/things-to-do-in-${product.city.slug}`,
          },
          { name: product.title, path: paths[frame.locale] },
        ]),
      ],
    })
  },
  component: Activity,
})

function Activity() {
  const { product, today } = Route.useLoaderData()
  return <ActivityScreen key={product.id} product={product} today={today} />
}
