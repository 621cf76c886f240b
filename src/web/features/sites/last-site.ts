import type { Locale } from '#domain/locale.ts'
import { readSite, type SiteAnswer } from './calls.ts'

let known: { locale: Locale; answer: SiteAnswer } | null = null

/**
 * Stores the site that the browser displays. Must never be called on the server, where it would be shared by all
 * visitors.
 */
export function rememberSite(locale: Locale, answer: SiteAnswer): void {
  known = { locale, answer }
}

/**
 * Reads the site. If the server cannot be reached, returns the last one, so that the error is displayed in the layout.
 */
export async function readSiteOrLast(locale: Locale): Promise<SiteAnswer> {
  try {
    return await readSite(locale)
  } catch (error) {
    if (known?.locale !== locale) throw error
    return known.answer
  }
}
