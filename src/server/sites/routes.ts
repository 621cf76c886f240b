import type { PaymentContext } from '#server/payments/providers.ts'
import { room } from '#server/platform/http.ts'
import { splitLocale } from '#domain/locale.ts'
import * as contract from './contract.ts'
import { readSite } from './read-site.ts'
import { resolveRedirect } from './resolve-redirect.ts'

export function siteRoutes(context: PaymentContext) {
  return room()
    .openapi(contract.getSite, async (c) => {
      const { locale } = c.req.valid('query')
      const host = c.req.header('host') ?? ''
      return c.json(await readSite(context, { visitor: c.get('visitor'), host, locale }), 200)
    })
    .openapi(contract.getRedirect, async (c) => {
      const { path } = c.req.valid('query')
      const redirect = await resolveRedirect(context, {
        visitor: c.get('visitor'),
        path,
        visitorLocale: splitLocale(path).locale,
      })
      return c.json({ redirect }, 200)
    })
}
