import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { serialize } from 'hono/utils/cookie'

type CookieName = 'session' | 'cart' | 'wishlist' | 'order' | 'quote' | 'device' | 'fresh'

const DAYS = 24 * 60 * 60
const lifetimes: Record<CookieName, number> = {
  session: 30 * DAYS,
  cart: 90 * DAYS,
  wishlist: 365 * DAYS,
  // People book months ahead.
  order: 365 * DAYS,
  quote: 365 * DAYS,
  device: 365 * DAYS,
  // Longer than a replica that is read may be behind.
  fresh: 10,
}

/** With https the `__Host-` prefix binds a cookie to this host; http (development) cannot use it. */
function fullName(name: CookieName, isSecure: boolean): string {
  return isSecure ? `__Host-rihla_${name}` : `rihla_${name}`
}

export function readCookie(c: HonoContext, name: CookieName, isSecure: boolean): string | null {
  return getCookie(c, fullName(name, isSecure)) ?? null
}

export function writeCookie(c: HonoContext, name: CookieName, value: string, isSecure: boolean): void {
  setCookie(c, fullName(name, isSecure), value, {
    path: '/',
    httpOnly: true,
    secure: isSecure,
    sameSite: 'Lax',
    maxAge: value === '' ? 0 : lifetimes[name],
  })
}

/** Marks that the visitor has just written something (read-own-writes.ts). For a response that is complete. */
export function markFresh(response: Response, isSecure: boolean): void {
  const options = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'Lax', maxAge: lifetimes.fresh } as const
  response.headers.append('set-cookie', serialize(fullName('fresh', isSecure), '1', options))
}

/**
 * Sets the wishlist cookie, or removes it with ''. A second cookie, readable by scripts, only marks that a list exists.
 * Cached pages (docs/decisions/0009) are anonymous: the browser requests its list only if the mark is set.
 */
export function writeWishlistCookies(c: HonoContext, token: string, isSecure: boolean): void {
  writeCookie(c, 'wishlist', token, isSecure)
  setCookie(c, 'rihla_saved', token === '' ? '' : '1', {
    path: '/',
    secure: isSecure,
    sameSite: 'Lax',
    maxAge: token === '' ? 0 : lifetimes.wishlist,
  })
}

/** The display currency; scripts and the switch in the header write the same cookie. */
export function writeCurrencyCookie(c: HonoContext, currency: string, isSecure: boolean): void {
  setCookie(c, 'rihla_currency', currency, { path: '/', secure: isSecure, sameSite: 'Lax', maxAge: 365 * DAYS })
}
