import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type { accountLinkSchema, profileSchema } from '#server/accounts/contract.ts'
import { api } from '#web/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'

export type ProfileView = z.infer<typeof profileSchema>
export type AccountLinkView = z.infer<typeof accountLinkSchema>

export const signOut = () => bodyOf(api().api.account['sign-out'].$post())

export const readLink = (token: string): Promise<AccountLinkView> =>
  bodyOf(api().api.account.link.$get({ query: { token } }))

export const readProfile = (locale: Locale): Promise<ProfileView> =>
  bodyOf(api().api.account.profile.$get({ query: { locale } }))
