import { api, bodyOf } from '#web/lib/api.ts'

export const signOut = () => bodyOf(api().api.account['sign-out'].$post())
