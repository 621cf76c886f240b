import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { SESSION_DAYS } from '#domain/staff-session.ts'

/** As the visitors' cookies: the `__Host-` prefix needs https, which development does without. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-rihla_staff' : 'rihla_staff')

export function readStaffCookie(c: HonoContext, isSecure: boolean): string | null {
  return getCookie(c, nameOf(isSecure)) ?? null
}

/** Sets the session's token, or removes it with ''. */
export function writeStaffCookie(c: HonoContext, token: string, isSecure: boolean): void {
  setCookie(c, nameOf(isSecure), token, {
    path: '/',
    httpOnly: true,
    secure: isSecure,
    sameSite: 'Strict',
    maxAge: token === '' ? 0 : SESSION_DAYS * 24 * 60 * 60,
  })
}
