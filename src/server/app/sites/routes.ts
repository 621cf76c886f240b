import { getCookie } from 'hono/cookie'
import { visitorLocale } from '#domain/locale.ts'
import { decodePath } from '#domain/page-redirect.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import * as contract from '#server/sites/contract.ts'
import { readSite } from './read-site.ts'
import { resolveRedirect } from './resolve-redirect.ts'

export function siteRoutes(context: PaymentContext) {
  return moduleRoutes()
    .openapi(contract.getSite, async (c) => {
      const { locale } = c.req.valid('query')
      const host = c.req.header('host') ?? ''
      return c.json(await readSite(context, { visitor: c.get('visitor'), host, locale }), 200)
    })
    .openapi(contract.getRedirect, async (c) => {
      const path = decodePath(c.req.valid('query').path)
      if (path === null) return c.json({ redirect: null }, 200)
      const locale = visitorLocale(getCookie(c, 'rihla_locale'), c.req.header('accept-language'))
      const redirect = await resolveRedirect(context, { visitor: c.get('visitor'), path, visitorLocale: locale })
      return c.json({ redirect }, 200)
    })
}
