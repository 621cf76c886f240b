import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import * as contract from './contract.ts'
import { googlePassLink } from './google-pass-link.ts'
import { makeApplePass } from './make-apple-pass.ts'
import { readPass } from './read-pass.ts'

export function walletRoutes(context: Context) {
  const { appleWallet, googleWallet } = context.configuration
  const routes = moduleRoutes()
  routes.openapi(contract.getApplePass, async (c) => {
    const pass = await readPass(context, {
      visitor: c.get('visitor'),
      ...c.req.valid('param'),
      ...c.req.valid('query'),
    })
    if (appleWallet === null) throw new ApiError('missing', 'orders.wallet_unavailable')
    return c.body((await makeApplePass(appleWallet, pass)) as Uint8Array<ArrayBuffer>, 200, {
      'content-type': 'application/vnd.apple.pkpass',
      'content-disposition': `attachment; filename="${pass.reference}.pkpass"`,
      'cache-control': 'private, no-store',
    })
  })
  routes.openapi(contract.getGooglePass, async (c) => {
    const pass = await readPass(context, {
      visitor: c.get('visitor'),
      ...c.req.valid('param'),
      ...c.req.valid('query'),
    })
    if (googleWallet === null) throw new ApiError('missing', 'orders.wallet_unavailable')
    c.header('cache-control', 'private, no-store')
    return c.redirect(googlePassLink(googleWallet, pass, new Date()), 302)
  })
  return routes
}
