import type { Locale } from '#domain/locale.ts'
import type common from '#messages/en/common.json'
import type errors from '#messages/en/errors.json'

/** The English files give the keys; a test demands the same ones of the Arabic. */
export interface Messages {
  common: typeof common
  errors: typeof errors
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}

/** The words of one language; the browser never loads the other's. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return locale === 'ar'
    ? import('./messages-ar.ts').then((module) => module.messages)
    : import('./messages-en.ts').then((module) => module.messages)
}
