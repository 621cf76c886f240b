import type { Locale } from '#domain/locale.ts'
import { api, bodyOf } from '#web/lib/api.ts'

export const signIn = (locale: Locale, json: { email: string; password: string }) =>
  bodyOf(api().api.account['sign-in'].$post({ query: { locale }, json }))

export const signUp = (
  locale: Locale,
  json: { firstName: string; lastName: string; email: string; password: string; confirmPassword: string },
) => bodyOf(api().api.account['sign-up'].$post({ query: { locale }, json }))

export const signOut = () => bodyOf(api().api.account['sign-out'].$post())

export const requestReset = (locale: Locale, email: string) =>
  bodyOf(api().api.account['request-reset'].$post({ query: { locale }, json: { email } }))

export const resetPassword = (locale: Locale, json: { token: string; password: string; confirmPassword: string }) =>
  bodyOf(api().api.account['reset-password'].$post({ query: { locale }, json }))
