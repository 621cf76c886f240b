import { createTranslator } from 'use-intl/core'
import type { Duration } from '#domain/duration.ts'
import type { Locale } from '#domain/locale.ts'
import arCommon from '#messages/ar/common.json' with { type: 'json' }
import ar from '#messages/ar/mail.json' with { type: 'json' }
import enCommon from '#messages/en/common.json' with { type: 'json' }
import en from '#messages/en/mail.json' with { type: 'json' }

const words = {
  ar: createTranslator({ locale: 'ar', messages: ar }),
  en: createTranslator({ locale: 'en', messages: en }),
}

export function mailWords(locale: Locale) {
  return words[locale]
}

const common = {
  ar: createTranslator({ locale: 'ar', messages: arCommon }),
  en: createTranslator({ locale: 'en', messages: enCommon }),
}

/** Words that pages and mails share. */
export function commonWords(locale: Locale) {
  return common[locale]
}

/** Such as "3 nights". */
export const nightsWords = ({ rate, count }: Duration, locale: Locale): string =>
  common[locale](rate === 'nightly' ? 'duration.nights' : 'duration.days', { count })
