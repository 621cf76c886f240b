import { z } from '@hono/zod-openapi'
import { isCurrency } from '#domain/currency.ts'
import { discoverTypeOf, isSupplierLayout } from '#domain/page-redirect.ts'
import { colourTokens } from '#domain/site-colours.ts'
import { siteSchema, siteTexts } from './contract.ts'

const text = z.string({ error: 'must be text' }).trim().min(1, 'must not be empty').max(500, 'is too long')
const words = z.strictObject({ ar: text, en: text }, { error: 'must have ar and en' })
const currency = z.string().refine(isCurrency, { error: (issue) => `${String(issue.input)} is not a known currency` })
const phone = z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be an international number such as +97317200100')
const webAddress = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' })
const colours = z.partialRecord(
  z.enum(colourTokens, { error: `is no colour of ours; there are ${colourTokens.join(', ')}` }),
  z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0b5d5e'),
)

/** A site as an operator writes it (docs/sites.md). Omitted fields get the default, not the previous value. */
export const siteDocument = z
  .strictObject({
    code: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be lower-case Latin letters, digits and hyphens'),
    /** Null only for the default site, which is at ORIGIN. */
    host: z
      .string()
      .max(253, 'is too long')
      .regex(
        /^(?=.*[a-z])[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/,
        'must be a lower-case host name without scheme or port, such as tours.example',
      )
      .nullable()
      .default(null),
    name: words,
    tagline: words,
    texts: z.partialRecord(z.enum(siteTexts), words).default({}),
    layoutType: z
      .enum(siteSchema.shape.layoutType.options, {
        error: `must be one of ${siteSchema.shape.layoutType.options.join(', ')}`,
      })
      .default('default'),
    discoverType: z
      .enum(siteSchema.shape.discoverType.options, { error: 'must be things-to-do or experiences' })
      .optional(),
    /** The code of the only supplier whose products are shown; null shows all. */
    supplier: z.string().nullable().default(null),
    currencies: z.array(currency).min(1, 'must name one at least'),
    defaultCurrency: currency,
    exchangeMarginBasisPoints: z.int().min(0, 'must be from 0 to 1000').max(1000, 'must be from 0 to 1000').default(0),
    zone: z.string().refine(isZone, 'must be a time zone such as Asia/Bahrain'),
    holdMinutes: z.int().min(1, 'must be from 1 to 1440').max(1440, 'must be from 1 to 1440').default(15),
    contact: z
      .strictObject({
        email: z.email('must be a mail address').optional(),
        phone: phone.optional(),
        whatsapp: phone.optional(),
      })
      .default({}),
    social: z.record(z.string().regex(/^[a-z]{1,20}$/, 'must be a name such as instagram'), webAddress).default({}),
    theme: z.strictObject({ light: colours.optional(), dark: colours.optional() }).default({}),
    mapsToken: z.string().min(1, 'must not be empty').nullable().default(null),
    tax: z
      .strictObject({
        name: words,
        basisPoints: z.int().min(0, 'must be from 0 to 10000').max(10_000, 'must be from 0 to 10000'),
        registration: z.string().nullable().default(null),
        seller: z.strictObject({ name: words, address: words }).optional(),
      })
      .nullable()
      .default(null),
    bankAccount: z
      .strictObject({
        holder: words,
        bank: words,
        iban: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'must be an IBAN without spaces'),
        bic: z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'must be a BIC of 8 or 11 signs'),
        currency,
      })
      .nullable()
      .default(null),
  })
  .refine((site) => site.currencies.includes(site.defaultCurrency), {
    path: ['defaultCurrency'],
    error: 'must be one of the currencies',
  })
  .refine((site) => !(isSupplierLayout(site.layoutType) && site.discoverType === 'things-to-do'), {
    path: ['discoverType'],
    error: 'must be experiences in a supplier layout',
  })
  .transform((site) => ({ ...site, discoverType: site.discoverType ?? discoverTypeOf(site.layoutType) }))

export type SiteDocument = z.output<typeof siteDocument>
export type SiteInput = z.input<typeof siteDocument>

function isZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
