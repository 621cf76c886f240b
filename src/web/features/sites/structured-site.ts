import { localePath } from '#domain/locale.ts'
import type { SiteContext } from '#web/lib/site-context-of.ts'

/** Structured data of the marketplace: its organisation and its search. */
export function structuredSite({ locale, site }: SiteContext): object[] {
  const home = site.origin + localePath(locale, '/')
  const { email, phone } = site.contact
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'TravelAgency',
      '@id': `${site.origin}/#organization`,
      name: site.name,
      url: site.origin,
      logo: `${site.origin}/favicon.svg`,
      sameAs: Object.values(site.social),
      ...((email || phone) && {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          availableLanguage: ['ar', 'en'],
          ...(email && { email }),
          ...(phone && { telephone: phone }),
        },
      }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.name,
      url: home,
      inLanguage: locale,
      publisher: { '@id': `${site.origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${site.origin}${localePath(locale, '/search')}/{search_term}`,
        'query-input': 'required name=search_term',
      },
    },
  ]
}
