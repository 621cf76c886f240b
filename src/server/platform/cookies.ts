import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

type CookieName = 'session' | 'cart' | 'order'

const DAYS = 24 * 60 * 60
const lifetimes: Record<CookieName, number> = { session: 30 * DAYS, cart: 90 * DAYS, order: 30 * DAYS }

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
