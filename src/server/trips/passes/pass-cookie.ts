import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** As the session's cookie: the `__Host-` prefix needs https, which development does without. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-rihla_pass' : 'rihla_pass')

export function readPassCookie(c: HonoContext, isSecure: boolean): string | null {
  return getCookie(c, nameOf(isSecure)) ?? null
}

export function writePassCookie(
  c: HonoContext,
  { token, seconds }: { token: string; seconds: number },
  isSecure: boolean,
): void {
  setCookie(c, nameOf(isSecure), token, {
    path: '/',
    httpOnly: true,
    secure: isSecure,
    sameSite: 'Strict',
    maxAge: seconds,
  })
}
