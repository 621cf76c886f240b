import { locales } from '#domain/locale.ts'
import { jsonResponse, localeQuery } from '#server/kernel/contract.ts'
import { createRoute, z } from '@hono/zod-openapi'

export const mapsSchema = z.object({
  /** The address of a tile with {z}, {x}, {y} and optionally {theme} and {locale}; includes the site's public token. */
  tiles: z.string(),
  /** Copyright holders to be named on the map. */
  attribution: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Mapbox requires a feedback link on the map. */
  isMapbox: z.boolean(),
  /** The provider's logo, for the image route. */
  logo: z.string().nullable(),
})

export const sitePages = ['about', 'blog', 'faq', 'privacy-policy', 'support', 'terms-and-conditions'] as const
export type SitePage = (typeof sitePages)[number]

/** Sentences with claims ("500+ activities"), which the operator of another marketplace replaces. */
export const siteTexts = ['homeLead', 'thingsToDoLead', 'testimonialsLead'] as const
export type SiteText = (typeof siteTexts)[number]

export const siteSchema = z
  .object({
    code: z.string(),
    /** The site's origin: 'https://rihla.example'. */
    origin: z.string(),
    name: z.string(),
    tagline: z.string(),
    /** Those that replace the built-in sentences. */
    texts: z.partialRecord(z.enum(siteTexts), z.string()),
    layoutType: z.enum([
      'default',
      'supplier',
      'supplier-two',
      'supplier-three',
      'template-two',
      'template-four',
      'transparent',
    ]),
    discoverType: z.enum(['things-to-do', 'experiences']),
    defaultCurrency: z.string(),
    currencies: z.array(z.string()),
    /** The languages of the site, the default first. */
    languages: z.array(
      z.object({ code: z.enum(locales), name: z.string(), direction: z.enum(['rtl', 'ltr']), isDefault: z.boolean() }),
    ),
    /** How interactive maps are drawn; null if the site has no token for them. */
    maps: mapsSchema.nullable(),
    /** Hosts whose pictures the image route also renders. */
    imageHosts: z.array(z.string()),
    supplier: z.object({ code: z.string(), name: z.string() }).nullable(),
    /** The pages that there are besides the catalogue and the contact form. */
    pages: z.array(z.enum(sitePages)),
    contact: z.object({ email: z.string().optional(), phone: z.string().optional(), whatsapp: z.string().optional() }),
    social: z.record(z.string(), z.string()),
    /** CSS custom properties of the site by theme, which override the tokens: { light: { primary: '#…' } }. */
    theme: z.record(z.string(), z.record(z.string(), z.string())),
    isSandbox: z.boolean(),
    /** The name of the tax that all its prices include; null without one. */
    taxName: z.string().nullable(),
    /** Wallets that take tickets. */
    wallets: z.array(z.enum(['apple', 'google'])),
  })
  .openapi('Site')

export const visitorSchema = z
  .object({
    user: z.object({ firstName: z.string(), email: z.string() }).nullable(),
    currency: z.string(),
    cartCount: z.int(),
  })
  .openapi('Visitor')

export const navigationSchema = z.object({
  cities: z.array(z.object({ slug: z.string(), name: z.string() })),
  categories: z.array(z.object({ slug: z.string(), name: z.string(), icon: z.string() })),
})

/** The public configuration of the host's site, and the visitor. */
export const getSite = createRoute({
  method: 'get',
  path: '/site',
  tags: ['site'],
  summary: 'The site of this host, and the visitor',
  request: { query: z.object({ locale: localeQuery }) },
  responses: jsonResponse(
    'Site and visitor',
    z.object({ site: siteSchema, visitor: visitorSchema, navigation: navigationSchema }),
  ),
})

/** Requested on every navigation. */
export const getRedirect = createRoute({
  method: 'get',
  path: '/redirect',
  tags: ['site'],
  summary: 'The redirect of a path',
  request: {
    query: z.object({
      path: z.string().max(8192).openapi({ description: 'As in the address, percent-encoded.' }),
    }),
  },
  responses: jsonResponse(
    'The redirect, or null',
    z.object({
      redirect: z.object({ to: z.string(), status: z.int(), isExternal: z.boolean() }).nullable(),
    }),
  ),
})
