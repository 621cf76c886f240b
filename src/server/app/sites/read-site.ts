import type { z } from '@hono/zod-openapi'
import { defaultLocale, directionOf, languageNames, locales, type Locale } from '#domain/locale.ts'
import { siteOrigin } from '#domain/site-origin.ts'
import { listSitePages } from '#server/content/list-site-pages.ts'
import { countCartItems } from '#server/cart/count-cart-items.ts'
import { findGuest } from '#server/accounts/find-guest.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { navigationSchema, siteSchema, visitorSchema } from '#server/sites/contract.ts'
import { findSite } from '#server/sites/find-site.ts'
import { mapsOf } from '#server/sites/maps-of.ts'
import { listNavigation } from '#server/catalogue/list-navigation.ts'

export interface SiteView {
  site: z.infer<typeof siteSchema>
  visitor: z.infer<typeof visitorSchema>
  navigation: z.infer<typeof navigationSchema>
}

const languages = locales.map((code) => ({
  code,
  name: languageNames[code],
  direction: directionOf(code),
  isDefault: code === defaultLocale,
}))

const walletsOf = ({ appleWallet, googleWallet }: PaymentContext['configuration']) => [
  ...(appleWallet === null ? [] : (['apple'] as const)),
  ...(googleWallet === null ? [] : (['google'] as const)),
]

/** Anybody who is signed in, on a page that they share. The browser then reads who it is (web/features/sites/use-own-name.ts). */
const UNNAMED = { firstName: '', email: '' }

/** The public configuration of the request's site, the entries of its menus, and the visitor's data for the header. */
export async function readSite(
  context: PaymentContext,
  input: { visitor: Visitor; host: string; locale: Locale },
): Promise<SiteView> {
  const { visitor, locale } = input
  const site = await findSite(context.db, input.host)
  const [pages, navigation, guest, cartCount] = await Promise.all([
    listSitePages(context.db, site),
    listNavigation(context.db, visitor.site.supplierId),
    visitor.shared ? null : findGuest(context.db, visitor.userId),
    visitor.shared?.cartCount ?? countCartItems(context.db, visitor),
  ])
  const slugOf = (row: { slugAr: string; slugEn: string }) => (locale === 'ar' ? row.slugAr : row.slugEn)
  return {
    site: {
      code: site.code,
      origin: siteOrigin(context.configuration.origin, site),
      name: site.name[locale],
      tagline: site.tagline[locale],
      texts: Object.fromEntries(Object.entries(site.texts).map(([name, words]) => [name, words[locale]])),
      layoutType: site.layoutType,
      discoverType: site.discoverType,
      defaultCurrency: site.defaultCurrency,
      currencies: site.currencies,
      languages,
      maps: mapsOf(context.configuration, site),
      imageHosts: context.configuration.imageHosts,
      supplier:
        site.supplierCode && site.supplierName ? { code: site.supplierCode, name: site.supplierName[locale] } : null,
      pages,
      contact: site.contact,
      social: site.social,
      theme: site.theme,
      isSandbox: context.providers.card.isSandbox,
      taxName: site.tax.basisPoints > 0 ? site.tax.name[locale] : null,
      wallets: walletsOf(context.configuration),
    },
    visitor: {
      user: visitor.shared?.isSignedIn ? UNNAMED : guest && { firstName: guest.firstName, email: guest.email },
      currency: visitor.currency,
      cartCount,
    },
    navigation: {
      cities: navigation
        .filter((row) => row.kind === 'city')
        .map((row) => ({ slug: slugOf(row), name: row.name[locale] })),
      categories: navigation
        .filter((row) => row.kind === 'category')
        .map((row) => ({ slug: slugOf(row), name: row.name[locale], icon: row.icon })),
    },
  }
}
