import type { Locale } from '#domain/locale.ts'
import type { DayName } from './weeks-ahead.ts'

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const satisfies DayName[]

/** Where the browser's language has no region: Saudi Arabia and Britain. */
const usual: Record<Locale, DayName> = { ar: 'sun', en: 'mon' }

/** The first day of the week in the visitor's region, from the browser's language. Client only. */
export function firstDayOfWeek(locale: Locale): DayName {
  const own = navigator.languages.map((tag) => new Intl.Locale(tag)).find(({ region }) => region !== undefined)
  // Firefox has no week information.
  const { getWeekInfo, weekInfo } = (own ?? {}) as {
    getWeekInfo?: () => { firstDay: number }
    weekInfo?: { firstDay: number }
  }
  const firstDay = own && (getWeekInfo?.call(own) ?? weekInfo)?.firstDay
  return firstDay === undefined ? usual[locale] : (names[firstDay % 7] ?? usual[locale])
}
