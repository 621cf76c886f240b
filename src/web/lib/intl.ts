import { createContext, createElement, use } from 'react'
import type { IntlProvider as Provider, useTranslations as useTheirs } from 'use-intl'
import { _createCache, _createIntlFormatters, createTranslator as createTheirs } from 'use-intl/core'
import type { Locale } from '#domain/locale.ts'

/*
 * What the build uses instead of `use-intl` (vite.config.ts), whose translators last as long as a component and whose
 * formatters as long as a page: a page would make hundreds of the former (docs/performance.md).
 */

type Translator = ReturnType<typeof useTheirs>

/** The messages of a language, and its translators by namespace. */
interface Words {
  locale: Locale
  messages: object
  translators: Map<string, Translator>
}

const Context = createContext<Words | null>(null)
const known = new WeakMap<object, Words>()
const cache = _createCache()
const formatters = _createIntlFormatters(cache)

function wordsOf(locale: Locale, messages: object): Words {
  let words = known.get(messages)
  if (!words) known.set(messages, (words = { locale, messages, translators: new Map() }))
  return words
}

function translatorOf({ locale, messages, translators }: Words, namespace = ''): Translator {
  let translator = translators.get(namespace)
  if (!translator) {
    const place = namespace === '' ? {} : { namespace }
    const shared = { timeZone: 'UTC', _cache: cache, _formatters: formatters }
    translator = createTheirs({ locale, messages, ...place, ...shared } as never) as Translator
    translators.set(namespace, translator)
  }
  return translator
}

function useWords(): Words {
  const words = use(Context)
  if (!words) throw new Error('There are no messages outside of IntlProvider.')
  return words
}

/** The time zone is always UTC. */
export const IntlProvider: typeof Provider = ({ locale, messages, children }) =>
  createElement(Context, { value: wordsOf(locale, messages as object) }, children)

export const useLocale = () => useWords().locale

export const useTranslations = ((namespace?: string) => translatorOf(useWords(), namespace)) as typeof useTheirs

/** Translations outside of components. */
export const createTranslator = (({ locale, messages }: Words) =>
  translatorOf(wordsOf(locale, messages))) as unknown as typeof createTheirs
