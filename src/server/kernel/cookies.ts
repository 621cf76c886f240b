import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

type CookieName = 'session' | 'cart' | 'wishlist' | 'order'

const DAYS = 24 * 60 * 60
const lifetimes: Record<CookieName, number> = {
  session: 30 * DAYS,
  cart: 90 * DAYS,
  wishlist: 365 * DAYS,
  order: 30 * DAYS,
}

/** Over https the `__Host-` prefix binds a cookie to this host alone; http (development) cannot carry it. */
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

/**
 * Gives a visitor their wishlist's cookie, or with '' takes it away; beside it stands one that scripts can read and that says nothing but that
 * there is a list. Kept pages (docs/decisions/0009) know nobody: the browser asks for its list only when that mark is there.
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

/** The currency that prices are read in, as scripts and the switch in the header write it too. */
export function writeCurrencyCookie(c: HonoContext, currency: string, isSecure: boolean): void {
  setCookie(c, 'rihla_currency', currency, { path: '/', secure: isSecure, sameSite: 'Lax', maxAge: 365 * DAYS })
}
