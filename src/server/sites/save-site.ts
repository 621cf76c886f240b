import { contrastErrors } from '#domain/site-colours.ts'
import { listRates } from '#server/currencies/list-rates.ts'
import type { Configuration } from '#server/kernel/configuration.ts'
import type { Tx } from '#server/kernel/database.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { findSupplierId, listSites, lockSites, upsertSite, type SiteRow } from './queries.ts'
import { siteDocument, type SiteDocument } from './site-document.ts'

/**
 * Creates a site, or replaces the one with the same code. The first site of a deployment is its default.
 * @throws ApiError `site.invalid` whose `errors` have one line per invalid field
 */
export function saveSite(context: Context, document: unknown): Promise<{ code: string; isNew: boolean }> {
  return context.db.transaction((tx) => saveSiteIn(tx, context.configuration, document))
}

/** As saveSite, inside the caller's transaction. */
export async function saveSiteIn(
  tx: Tx,
  configuration: Pick<Configuration, 'origin'>,
  document: unknown,
): Promise<{ code: string; isNew: boolean }> {
  const parsed = siteDocument.safeParse(document)
  if (!parsed.success)
    throw invalid(parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`))
  const site = parsed.data
  await lockSites(tx)
  const sites = await listSites(tx)
  const old = sites.find(({ code }) => code === site.code)
  const isDefault = old?.isDefault ?? sites.length === 0
  const supplierId = site.supplier === null ? null : await findSupplierId(tx, site.supplier)
  const errors = [
    ...(supplierId === undefined ? [`supplier: there is no supplier ${site.supplier}`] : []),
    ...hostErrors(site, { isDefault, others: sites.filter((one) => one !== old), configuration }),
    ...(await rateErrors(tx, site)),
    ...contrastErrors(site.theme).map(
      ({ theme, token, on, ratio, needed }) =>
        `theme.${theme}.${token}: its contrast with ${on} is ${ratio.toFixed(2)} and must be ${needed} or more`,
    ),
  ]
  if (errors.length > 0 || supplierId === undefined) throw invalid(errors)
  await upsertSite(tx, { ...site, isDefault, supplierId })
  return { code: site.code, isNew: old === undefined }
}

const invalid = (errors: string[]) => new ApiError('invalid', 'site.invalid', { errors })

function hostErrors(
  { host }: SiteDocument,
  place: { isDefault: boolean; others: SiteRow[]; configuration: Pick<Configuration, 'origin'> },
): string[] {
  const own = new URL(place.configuration.origin).hostname
  if (place.isDefault)
    return host === null ? [] : [`host: the default site is at ORIGIN, which is ${own}; leave its host out`]
  if (host === null) return ['host: must be the host name of the site']
  if (host === own) return [`host: ${host} is the default site's, by ORIGIN`]
  const owner = place.others.find((one) => one.host === host)
  return owner ? [`host: ${host} is taken by the site ${owner.code}`] : []
}

/** Each currency of the site needs a rate for display prices. */
async function rateErrors(tx: Tx, site: SiteDocument): Promise<string[]> {
  const rated = new Set((await listRates(tx)).flatMap(({ base, quote }) => [base, quote]))
  return site.currencies
    .filter((code) => !rated.has(code))
    .map((code) => `currencies: there is no exchange rate for ${code}`)
}
