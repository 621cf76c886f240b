import type { Locale } from '#domain/locale.ts'
import { api } from '#web/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'

const history = () => api().api.history

export const readHistory = (locale: Locale) => bodyOf(history().$get({ query: { locale } }))

export const recordRecentlyViewed = (locale: Locale, seen: { productId: number; secondsAgo: number }[]) =>
  bodyOf(history().$post({ query: { locale }, json: { seen } }))

export const clearHistory = () => bodyOf(history().$delete())

export type HistoryView = Awaited<ReturnType<typeof readHistory>>
