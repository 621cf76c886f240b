import { createTranslator } from 'use-intl/core'
import type { Locale } from '#domain/locale.ts'
import ar from '#messages/ar/mail.json' with { type: 'json' }
import en from '#messages/en/mail.json' with { type: 'json' }

const words = {
  ar: createTranslator({ locale: 'ar', messages: ar }),
  en: createTranslator({ locale: 'en', messages: en }),
}

export function mailWords(locale: Locale) {
  return words[locale]
}
