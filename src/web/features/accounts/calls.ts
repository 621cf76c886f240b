import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type { accountLinkSchema, profileSchema } from '#server/accounts/contract.ts'
import { api, bodyOf } from '#web/lib/api.ts'

export type ProfileView = z.infer<typeof profileSchema>
export type AccountLinkView = z.infer<typeof accountLinkSchema>

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

export const offerAccount = (locale: Locale, json: { reference: string; key: string }) =>
  bodyOf(api().api.account['from-order'].$post({ query: { locale }, json }))

export const readLink = (token: string): Promise<AccountLinkView> =>
  bodyOf(api().api.account.link.$get({ query: { token } }))

export const followLink = (locale: Locale, json: { token: string; password: string; confirmPassword: string }) =>
  bodyOf(api().api.account.link.$post({ query: { locale }, json }))

export const readProfile = (locale: Locale): Promise<ProfileView> =>
  bodyOf(api().api.account.profile.$get({ query: { locale } }))

export type NewProfile = Pick<
  ProfileView,
  'firstName' | 'lastName' | 'countryCode' | 'phoneNumber' | 'currency' | 'marketingConsent'
> & { language: string }

export const saveProfile = (locale: Locale, json: NewProfile): Promise<ProfileView> =>
  bodyOf(api().api.account.profile.$put({ query: { locale }, json }))

export const changePassword = (
  locale: Locale,
  json: { currentPassword: string; password: string; confirmPassword: string },
) => bodyOf(api().api.account.password.$post({ query: { locale }, json }))

export const deleteAccount = (locale: Locale, password: string) =>
  bodyOf(api().api.account.delete.$post({ query: { locale }, json: { password } }))

export const exportAddress = (locale: Locale) => `/api/account/export?locale=${locale}`
