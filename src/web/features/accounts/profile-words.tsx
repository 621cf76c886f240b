import type { ReactNode } from 'react'
import { IntlProvider, useLocale } from 'use-intl'
import ar from '#messages/ar/profile.json'
import en from '#messages/en/profile.json'
import { messagesOf } from '#web/lib/messages.ts'

const words = { ar, en }

/** Few visitors see these pages, so their messages are loaded with them, in both languages. */
export function ProfileWords({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return (
    <IntlProvider locale={locale} messages={{ ...messagesOf(locale), profile: words[locale] }} timeZone="UTC">
      {children}
    </IntlProvider>
  )
}
