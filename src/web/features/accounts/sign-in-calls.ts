import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { Locale } from '#domain/locale.ts'
import { api } from '#web/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'

export interface EnteredCode {
  challenge: string
  code: string
}

export const signIn = (locale: Locale, json: { email: string; password: string }) =>
  bodyOf(api().api.account['sign-in'].$post({ query: { locale }, json }))

export type SignedInUser = Awaited<ReturnType<typeof signIn>>['user']

export const requestCode = (locale: Locale, email: string) =>
  bodyOf(api().api.account.code.$post({ query: { locale }, json: { email } }))

export const enterByCode = (locale: Locale, json: EnteredCode) =>
  bodyOf(api().api.account.enter.$post({ query: { locale }, json }))

export const readPasskeyOptions = async () => {
  const { options } = await bodyOf(api().api.account['passkey-options'].$get())
  return { options: options as unknown as PublicKeyCredentialRequestOptionsJSON }
}

export const enterByPasskey = (locale: Locale, { response }: { response: AuthenticationResponseJSON }) =>
  bodyOf(
    api().api.account['enter-by-passkey'].$post({
      query: { locale },
      json: { response: { ...response, clientExtensionResults: { ...response.clientExtensionResults } } },
    }),
  )

export const signUp = (
  locale: Locale,
  json: { firstName: string; lastName: string; email: string; password: string; confirmPassword: string },
) => bodyOf(api().api.account['sign-up'].$post({ query: { locale }, json }))

export const requestReset = (locale: Locale, email: string) =>
  bodyOf(api().api.account['request-reset'].$post({ query: { locale }, json: { email } }))

export const resetPassword = (locale: Locale, json: { token: string; password: string; confirmPassword: string }) =>
  bodyOf(api().api.account['reset-password'].$post({ query: { locale }, json }))

export const offerAccount = (locale: Locale, json: { reference: string; key: string }) =>
  bodyOf(api().api.account['from-order'].$post({ query: { locale }, json }))

export const followLink = (locale: Locale, json: { token: string; password: string; confirmPassword: string }) =>
  bodyOf(api().api.account.link.$post({ query: { locale }, json }))
