import type { Locale } from '#domain/locale.ts'
import { api } from '#web/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'

export const readSite = (locale: Locale) => bodyOf(api().api.site.$get({ query: { locale } }))

export type SiteAnswer = Awaited<ReturnType<typeof readSite>>

/** The redirect target of a path, if any. `path` is encoded as in the address. */
export async function findRedirect(path: string, signal: AbortSignal) {
  const { redirect } = await bodyOf(api().api.redirect.$get({ query: { path } }, { init: { signal } }))
  return redirect
}
