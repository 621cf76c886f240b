import { createTranslator } from 'use-intl/core'
import type { Locale } from '#domain/locale.ts'
import arConsole from '#messages/ar/console.json' with { type: 'json' }
import arTitles from '#messages/ar/problems.json' with { type: 'json' }
import ar from '#messages/ar/refusals.json' with { type: 'json' }
import enConsole from '#messages/en/console.json' with { type: 'json' }
import enTitles from '#messages/en/problems.json' with { type: 'json' }
import en from '#messages/en/refusals.json' with { type: 'json' }

const titles: Record<Locale, Record<string, string>> = { ar: arTitles, en: enTitles }
const quiet = { onError: () => {}, getMessageFallback: () => '' }
const words = {
  ar: createTranslator({ locale: 'ar', messages: { ...ar, console: arConsole.refusals }, ...quiet }),
  en: createTranslator({ locale: 'en', messages: { ...en, console: enConsole.refusals }, ...quiet }),
}

/**
 * `title` and `detail` of a problem (RFC 9457): the meaning of its status and of its code. Without a message for the
 * code, the title is used.
 */
export function problemWords(
  locale: Locale,
  { status, code, details }: { status: number; code: string; details: Record<string, unknown> },
): { title: string; detail: string } {
  const title = titles[locale][status] ?? titles[locale]['500'] ?? ''
  const t = words[locale]
  const key = code as Parameters<typeof t>[0]
  return { title, detail: (t.has(key) ? t(key, details as never) : '') || title }
}
