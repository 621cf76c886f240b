import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { Readable } from 'node:stream'
import type { Context as HonoContext } from 'hono'
import type { Context } from '#server/kernel/context.ts'
import { readCookie, writeCookie, writeCurrencyCookie, writeWishlistCookies } from '#server/kernel/cookies.ts'
import { moduleRoutes, type Env } from '#server/kernel/http.ts'
import { changePassword } from '#server/accounts/change-password.ts'
import * as contract from '#server/accounts/contract.ts'
import { newDevice } from '#server/accounts/known-device.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { enterByPasskey } from './enter-by-passkey.ts'
import { deleteAccount } from './delete-account.ts'
import { enterByCode } from './enter-by-code.ts'
import { exportAccount } from './export-account.ts'
import { followLink } from './follow-link.ts'
import { offerAccount } from './offer-account.ts'
import { addPasskey } from '#server/accounts/passkeys/add-passkey.ts'
import { readPasskeys, removePasskey } from '#server/accounts/passkeys/read-passkeys.ts'
import { readSignInOptions } from '#server/accounts/passkeys/read-sign-in-options.ts'
import { requestPasskey } from '#server/accounts/passkeys/request-passkey.ts'
import { prove } from '#server/accounts/prove.ts'
import { readLink } from '#server/accounts/read-link.ts'
import { readProfile } from './read-profile.ts'
import { requestCode } from '#server/accounts/request-code.ts'
import { requestEmailChange } from '#server/accounts/request-email-change.ts'
import { requestProof } from '#server/accounts/request-proof.ts'
import { requestReset } from '#server/accounts/request-reset.ts'
import { resetPassword } from '#server/accounts/reset-password.ts'
import { saveProfile } from '#server/accounts/save-profile.ts'
import { signIn } from './sign-in.ts'
import { signOut } from '#server/accounts/sign-out.ts'
import type { SignedIn } from '#server/accounts/start-session.ts'
import { signUp } from '#server/accounts/sign-up.ts'

export function accountRoutes(context: Context) {
  const { isSecure } = context.configuration
  /** What the browser had saved now belongs to the account. */
  const enter = (c: HonoContext<Env>, { user, token, currency }: SignedIn) => {
    writeCookie(c, 'session', token, isSecure)
    writeCookie(c, 'device', newDevice(context.configuration, user.email), isSecure)
    writeWishlistCookies(c, '', isSecure)
    const { currencies } = c.get('visitor').site
    if (currency !== null && currencies.includes(currency)) writeCurrencyCookie(c, currency, isSecure)
    return { user }
  }
  const deviceOf = (c: HonoContext<Env>) => readCookie(c, 'device', isSecure)
  const sessionOf = (c: HonoContext<Env>) => readCookie(c, 'session', isSecure) ?? ''
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
      const wish = { ...c.req.valid('json'), visitor: c.get('visitor'), device: deviceOf(c) }
      return c.json(enter(c, await signIn(context, wish)), 200)
    })
    .openapi(contract.requestCode, async (c) => {
      const { locale } = c.req.valid('query')
      const wish = { ...c.req.valid('json'), visitor: c.get('visitor'), locale, device: deviceOf(c) }
      return c.json(await requestCode(context, wish), 200)
    })
    .openapi(contract.enterByCode, async (c) => {
      const wish = { ...c.req.valid('json'), visitor: c.get('visitor'), device: deviceOf(c) }
      return c.json(enter(c, await enterByCode(context, wish)), 200)
    })
    .openapi(contract.requestProof, async (c) => {
      const { locale } = c.req.valid('query')
      return c.json(await requestProof(context, { visitor: c.get('visitor'), locale }), 200)
    })
    .openapi(contract.prove, async (c) => {
      await prove(context, { ...c.req.valid('json'), visitor: c.get('visitor'), sessionToken: sessionOf(c) })
      return c.json({ ok: true as const }, 200)
    })
    .openapi(contract.requestEmailChange, async (c) => {
      const { locale } = c.req.valid('query')
      const wish = { ...c.req.valid('json'), visitor: c.get('visitor'), locale, sessionToken: sessionOf(c) }
      return c.json(await requestEmailChange(context, wish), 200)
    })
    .openapi(contract.confirmEmailChange, async (c) => {
      const wish = { ...c.req.valid('json'), visitor: c.get('visitor'), sessionToken: sessionOf(c) }
      const { email } = await confirmEmailChange(context, wish)
      writeCookie(c, 'device', newDevice(context.configuration, email), isSecure)
      return c.json({ ok: true as const }, 200)
    })
    .openapi(contract.getSignInOptions, async (c) =>
      c.json(await readSignInOptions(context, { visitor: c.get('visitor') }), 200),
    )
    .openapi(contract.enterByPasskey, async (c) => {
      const response = c.req.valid('json').response as AuthenticationResponseJSON
      const wish = { response, visitor: c.get('visitor'), device: deviceOf(c) }
      return c.json(enter(c, await enterByPasskey(context, wish)), 200)
    })
    .openapi(contract.listPasskeys, async (c) =>
      c.json(await readPasskeys(context, { visitor: c.get('visitor') }), 200),
    )
    .openapi(contract.requestPasskey, async (c) => {
      const { locale } = c.req.valid('query')
      const wish = { visitor: c.get('visitor'), locale, sessionToken: sessionOf(c) }
      return c.json(await requestPasskey(context, wish), 200)
    })
    .openapi(contract.addPasskey, async (c) => {
      const visitor = c.get('visitor')
      const { name, response } = c.req.valid('json')
      await addPasskey(context, { visitor, name, response: response as RegistrationResponseJSON })
      return c.json(await readPasskeys(context, { visitor }), 200)
    })
    .openapi(contract.removePasskey, async (c) => {
      const visitor = c.get('visitor')
      await removePasskey(context, { ...c.req.valid('param'), visitor })
      return c.json(await readPasskeys(context, { visitor }), 200)
    })
    .openapi(contract.signOut, async (c) => {
      await signOut(context, { token: readCookie(c, 'session', isSecure) })
      leave(c)
      return c.json({ ok: true as const }, 200)
    })
    .openapi(contract.requestReset, async (c) => {
      const { locale } = c.req.valid('query')
      const wish = { ...c.req.valid('json'), visitor: c.get('visitor'), locale, device: deviceOf(c) }
      await requestReset(context, wish)
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
      return c.json(entered ? enter(c, entered) : { user: null }, 200)
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
      const wish = { ...c.req.valid('json'), visitor: c.get('visitor'), sessionToken: sessionOf(c) }
      await changePassword(context, wish)
      return c.json({ ok: true as const }, 200)
    })
    .openapi(contract.deleteAccount, async (c) => {
      const wish = { ...c.req.valid('json'), visitor: c.get('visitor'), sessionToken: sessionOf(c) }
      await deleteAccount(context, wish)
      leave(c)
      writeCookie(c, 'device', '', isSecure)
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
