import { isCurrency } from '#domain/currency.ts'
import { findSessionUser } from '#server/accounts/find-session-user.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SiteOfRequest, Visitor } from '#server/kernel/visitor.ts'
import { findSite } from '#server/sites/find-site.ts'

/** The visitor of a request, from host and cookies. An invalid cookie counts as none. */
export async function identifyVisitor(
  context: Context,
  request: Omit<Visitor, 'site' | 'userId' | 'currency'> & {
    host: string
    sessionToken: string | null
    currency: string | null
  },
): Promise<Visitor> {
  const site = await findSite(context.db, request.host)
  const userId = request.sessionToken === null ? null : await findSessionUser(context, request.sessionToken)
  const { orderAccessCookie, quoteAccessCookie } = request
  return {
    site,
    userId,
    cartToken: tokenOrNull(request.cartToken),
    wishlistToken: tokenOrNull(request.wishlistToken),
    orderAccessCookie,
    quoteAccessCookie,
    currency: readerCurrency(site, request.currency),
    address: request.address,
  }
}

/** The display currency: the chosen one if the site offers it, else the site's default. */
export function readerCurrency(
  site: Pick<SiteOfRequest, 'currencies' | 'defaultCurrency'>,
  chosen: string | null | undefined,
): string {
  return isCurrency(chosen) && site.currencies.includes(chosen) ? chosen : site.defaultCurrency
}

/** The token of a cookie; null if it cannot be one of ours. */
export function tokenOrNull(text: string | null): string | null {
  return text !== null && /^[\w-]{43}$/.test(text) ? text : null
}
