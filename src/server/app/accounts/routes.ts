import { Readable } from 'node:stream'
import type { Context as HonoContext } from 'hono'
import type { Context } from '#server/kernel/context.ts'
import { readCookie, writeCookie, writeCurrencyCookie, writeWishlistCookies } from '#server/kernel/cookies.ts'
import { moduleRoutes, type Env } from '#server/kernel/http.ts'
import { changePassword } from '#server/accounts/change-password.ts'
import * as contract from '#server/accounts/contract.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { followLink } from './follow-link.ts'
import { offerAccount } from './offer-account.ts'
import { readLink } from '#server/accounts/read-link.ts'
import { readProfile } from './read-profile.ts'
import { requestReset } from '#server/accounts/request-reset.ts'
import { resetPassword } from '#server/accounts/reset-password.ts'
import { saveProfile } from '#server/accounts/save-profile.ts'
import { signIn } from './sign-in.ts'
import { signOut } from '#server/accounts/sign-out.ts'
import { signUp } from '#server/accounts/sign-up.ts'

export function accountRoutes(context: Context) {
  const { isSecure } = context.configuration
  /** What the browser had saved now belongs to the account. */
  const enter = (c: HonoContext<Env>, token: string) => {
    writeCookie(c, 'session', token, isSecure)
    writeWishlistCookies(c, '', isSecure)
  }
  /** Also ends access to the latest order: the next user of the browser may be another person. */
  const leave = (c: HonoContext<Env>) => {
    writeCookie(c, 'session', '', isSecure)
    writeCookie(c, 'order', '', isSecure)
  }
  return moduleRoutes()
    .openapi(contract.signUp, async (c) => {
      const { locale } = c.req.valid('query')
      await signUp(context, { ...c.req.valid('json'), visitor: c.get('visitor'), locale })
      return c.json({ ok: true as const }, 200)
    })
    .openapi(contract.signIn, async (c) => {
      const visitor = c.get('visitor')
      const { user, token, currency } = await signIn(context, { ...c.req.valid('json'), visitor })
      enter(c, token)
      if (currency !== null && visitor.site.currencies.includes(currency)) writeCurrencyCookie(c, currency, isSecure)
      return c.json({ user }, 200)
    })
    .openapi(contract.signOut, async (c) => {
      await signOut(context, { token: readCookie(c, 'session', isSecure) })
      leave(c)
      return c.json({ ok: true as const }, 200)
    })
    .openapi(contract.requestReset, async (c) => {
      const { locale } = c.req.valid('query')
      await requestReset(context, { ...c.req.valid('json'), visitor: c.get('visitor'), locale })
      return c.json({ ok: true as const }, 200)
    })
    .openapi(contract.resetPassword, async (c) => {
      await resetPassword(context, { ...c.req.valid('json'), visitor: c.get('visitor') })
      return c.json({ ok: true as const }, 200)
    })
    .openapi(contract.offerAccount, async (c) => {
      const { locale } = c.req.valid('query')
      await offerAccount(context, { ...c.req.valid('json'), visitor: c.get('visitor'), locale })
      return c.json({ ok: true as const }, 200)
    })
    .openapi(contract.getLink, async (c) => c.json(await readLink(context, c.req.valid('query')), 200))
    .openapi(contract.followLink, async (c) => {
      const entered = await followLink(context, { ...c.req.valid('json'), visitor: c.get('visitor') })
      if (entered) enter(c, entered.token)
      return c.json({ user: entered?.user ?? null }, 200)
    })
    .openapi(contract.getProfile, async (c) => {
      const { locale } = c.req.valid('query')
      return c.json(await readProfile(context, { visitor: c.get('visitor'), locale }), 200)
    })
    .openapi(contract.saveProfile, async (c) => {
      const visitor = c.get('visitor')
      await saveProfile(context, { ...c.req.valid('json'), visitor })
      const profile = await readProfile(context, { visitor, locale: c.req.valid('query').locale })
      writeCurrencyCookie(c, profile.currency, isSecure)
      return c.json(profile, 200)
    })
    .openapi(contract.changePassword, async (c) => {
      const sessionToken = readCookie(c, 'session', isSecure) ?? ''
      await changePassword(context, { ...c.req.valid('json'), visitor: c.get('visitor'), sessionToken })
      return c.json({ ok: true as const }, 200)
    })
    .openapi(contract.deleteAccount, async (c) => {
      await deleteAccount(context, { ...c.req.valid('json'), visitor: c.get('visitor') })
      leave(c)
      return c.json({ ok: true as const }, 200)
    })
    .openapi(contract.exportAccount, async (c) => {
      const { locale } = c.req.valid('query')
      const pieces = await exportAccount(context, { visitor: c.get('visitor'), locale })
      return new Response(Readable.toWeb(Readable.from(encoded(pieces))) as ReadableStream, {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': 'attachment; filename="rihla-account.json"',
          'cache-control': 'private, no-store',
        },
      }) as never
    })
}

async function* encoded(pieces: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const piece of pieces) yield encoder.encode(piece)
}
