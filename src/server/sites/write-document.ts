import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { listSites } from './queries.ts'
import type { SiteInput } from './site-document.ts'

/** The document that recreates a site. Throws ApiError `site.unknown`. */
export async function writeDocument(context: Context, code: string): Promise<SiteInput> {
  const site = (await listSites(context.db)).find((one) => one.code === code)
  if (!site) throw new ApiError('missing', 'site.unknown')
  const { host, name, tagline, texts, layoutType, discoverType, currencies, defaultCurrency, zone, holdMinutes } = site
  const { exchangeMarginBasisPoints, contact, social, theme, mapsToken, tax, bankAccount } = site
  return {
    code,
    host,
    name,
    tagline,
    texts,
    layoutType,
    discoverType,
    supplier: site.supplierCode,
    currencies,
    defaultCurrency,
    exchangeMarginBasisPoints,
    zone,
    holdMinutes,
    contact,
    social,
    theme,
    mapsToken,
    tax: tax.name.en === '' ? null : tax,
    bankAccount,
  }
}
