import type { Locale } from '#domain/locale.ts'
import { api, bodyOf } from '#web/lib/api.ts'

export const readSite = (locale: Locale) => bodyOf(api().api.site.$get({ query: { locale } }))

export type SiteAnswer = Awaited<ReturnType<typeof readSite>>
