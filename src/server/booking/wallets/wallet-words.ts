import { createTranslator } from 'use-intl/core'
import type { Locale } from '#domain/locale.ts'
import ar from '#messages/ar/wallet.json' with { type: 'json' }
import en from '#messages/en/wallet.json' with { type: 'json' }

const words = {
  ar: createTranslator({ locale: 'ar', messages: ar }),
  en: createTranslator({ locale: 'en', messages: en }),
}

export function walletWords(locale: Locale) {
  return words[locale]
}
