import type { z } from 'zod'
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser'
import type { Locale } from '#domain/locale.ts'
import type { passkeysSchema } from '#server/accounts/contract.ts'
import { api } from '#web/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import type { ProfileView } from './calls.ts'
import type { EnteredCode } from './sign-in-calls.ts'

export type PasskeyView = z.infer<typeof passkeysSchema>['passkeys'][number]

export const readPasskeys = () => bodyOf(api().api.account.passkeys.$get())

export const requestPasskey = async (locale: Locale) => {
  const { options } = await bodyOf(api().api.account.passkeys.options.$post({ query: { locale } }))
  return { options: options as unknown as PublicKeyCredentialCreationOptionsJSON }
}

export const addPasskey = (locale: Locale, { name, response }: { response: RegistrationResponseJSON; name: string }) =>
  bodyOf(
    api().api.account.passkeys.$post({
      query: { locale },
      json: { name, response: { ...response, clientExtensionResults: { ...response.clientExtensionResults } } },
    }),
  )

export const removePasskey = (id: string) => bodyOf(api().api.account.passkeys[':id'].$delete({ param: { id } }))

export const requestProof = (locale: Locale) => bodyOf(api().api.account['proof-code'].$post({ query: { locale } }))

export const prove = (locale: Locale, json: EnteredCode) =>
  bodyOf(api().api.account.proof.$post({ query: { locale }, json }))

export const requestEmailChange = (locale: Locale, json: { email: string; password: string }) =>
  bodyOf(api().api.account.email.$post({ query: { locale }, json }))

export const confirmEmailChange = (locale: Locale, json: EnteredCode) =>
  bodyOf(api().api.account.email.confirm.$post({ query: { locale }, json }))

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
