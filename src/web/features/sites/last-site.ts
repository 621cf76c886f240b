import type { Locale } from '#domain/locale.ts'
import { readSite, type SiteAnswer } from './calls.ts'

let known: { locale: Locale; answer: SiteAnswer } | null = null

/** What the browser draws around pages at the moment. Never called while a page is rendered on the server: it would be everybody's. */
export function rememberSite(locale: Locale, answer: SiteAnswer): void {
  known = { locale, answer }
}

/** The site, or, while the server cannot be reached, as it was last: a page that fails then says so within its frame. */
export async function readSiteOrLast(locale: Locale): Promise<SiteAnswer> {
  try {
    return await readSite(locale)
  } catch (error) {
    if (known?.locale !== locale) throw error
    return known.answer
  }
}
