import { createRoute, z } from '@hono/zod-openapi'
import { locales } from '#domain/locale.ts'

export const localeQuery = z
  .enum(locales)
  .default('ar')
  .openapi({ description: 'The language of the words in the answer.' })

export const moneySchema = z.object({ amountMinor: z.int(), currency: z.string().length(3) }).openapi('Money')
export const pictureSchema = z
  .object({ src: z.string(), alt: z.string(), width: z.int(), height: z.int() })
  .openapi('Picture')

export const siteSchema = z
  .object({
    code: z.string(),
    /** Where the site is on the web: 'https://rihla.example'. */
    origin: z.string(),
    name: z.string(),
    tagline: z.string(),
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
    mapsToken: z.string().nullable(),
    supplier: z.object({ code: z.string(), name: z.string() }).nullable(),
    contact: z.object({ email: z.string().optional(), phone: z.string().optional(), whatsapp: z.string().optional() }),
    social: z.record(z.string(), z.string()),
    /** CSS custom properties that the site sets over the tokens, by theme: { light: { primary: '#…' } }. */
    theme: z.record(z.string(), z.record(z.string(), z.string())),
    isSandbox: z.boolean(),
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

/** The public configuration of the site that the host names, and who is asking. */
export const getSite = createRoute({
  method: 'get',
  path: '/site',
  tags: ['site'],
  summary: 'The site behind this host, and the visitor',
  request: { query: z.object({ locale: localeQuery }) },
  responses: {
    200: {
      description: 'Site and visitor',
      content: {
        'application/json': {
          schema: z.object({ site: siteSchema, visitor: visitorSchema, navigation: navigationSchema }),
        },
      },
    },
  },
})

/** Asked on every navigation (A5). */
export const getRedirect = createRoute({
  method: 'get',
  path: '/redirect',
  tags: ['site'],
  summary: 'Where a path leads instead, if anywhere',
  request: { query: z.object({ path: z.string().max(2048) }) },
  responses: {
    200: {
      description: 'The redirect, or null',
      content: {
        'application/json': {
          schema: z.object({
            redirect: z.object({ to: z.string(), status: z.int(), isExternal: z.boolean() }).nullable(),
          }),
        },
      },
    },
  },
})
