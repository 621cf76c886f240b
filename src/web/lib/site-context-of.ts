import { createTranslator } from 'use-intl'
import type { Locale } from '#domain/locale.ts'
import { messagesOf } from './messages.ts'

interface FrameData {
  locale: Locale
  site: {
    name: string
    origin: string
    tagline: string
    /** The operator's sentences in place of the built-in ones. */
    texts: { homeLead?: string; thingsToDoLead?: string; testimonialsLead?: string }
    discoverType: string
    imageHosts: string[]
    contact: { email?: string | undefined; phone?: string | undefined }
    social: Record<string, string>
    /** Null on the marketplace. */
    supplier: { code: string; name: string } | null
  }
}

/** Translations outside of components. @throws {Error} if loadMessages has not loaded the language. */
export const wordsOf = (locale: Locale) => createTranslator({ locale, messages: messagesOf(locale), timeZone: 'UTC' })

export interface SiteContext extends FrameData {
  t: ReturnType<typeof wordsOf>
}

/** Language, site and messages for a route's `head`. Undefined if the site itself did not load. */
export function siteContextOf(matches: readonly { routeId: string; loaderData?: unknown }[]): SiteContext | undefined {
  const frame = matches.find((match) => match.routeId === '/{-$locale}')?.loaderData as FrameData | undefined
  return frame && { ...frame, t: wordsOf(frame.locale) }
}
