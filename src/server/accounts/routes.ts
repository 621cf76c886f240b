import type { Context } from '#server/platform/context.ts'
import { readCookie, writeCookie } from '#server/platform/cookies.ts'
import { room } from '#server/platform/http.ts'
import * as contract from './contract.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'

export function accountRoutes(context: Context) {
  const { isSecure } = context.configuration
  return room()
    .openapi(contract.signUp, async (c) => {
      const { locale } = c.req.valid('query')
      const { user, token } = await signUp(context, { ...c.req.valid('json'), visitor: c.get('visitor'), locale })
      writeCookie(c, 'session', token, isSecure)
      return c.json({ user }, 200)
    })
    .openapi(contract.signIn, async (c) => {
      const { user, token } = await signIn(context, { ...c.req.valid('json'), visitor: c.get('visitor') })
      writeCookie(c, 'session', token, isSecure)
      return c.json({ user }, 200)
    })
    .openapi(contract.signOut, async (c) => {
      await signOut(context, { token: readCookie(c, 'session', isSecure) })
      writeCookie(c, 'session', '', isSecure)
      return c.json({ ok: true as const }, 200)
    })
    .openapi(contract.requestReset, async (c) => {
      const { locale } = c.req.valid('query')
      await requestReset(context, { ...c.req.valid('json'), visitor: c.get('visitor'), locale })
      return c.json({ ok: true as const }, 200)
    })
    .openapi(contract.resetPassword, async (c) => {
      await resetPassword(context, c.req.valid('json'))
      return c.json({ ok: true as const }, 200)
    })
}
