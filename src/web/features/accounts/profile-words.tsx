import type { ReactNode } from 'react'
import { IntlProvider, useLocale } from 'use-intl'
import ar from '#messages/ar/profile.json'
import en from '#messages/en/profile.json'
import { messagesOf } from '#web/lib/messages.ts'

const words = { ar, en }

/** The words of these pages come with them, in both languages, instead of with every page: few visit them. */
export function ProfileWords({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return (
    <IntlProvider locale={locale} messages={{ ...messagesOf(locale), profile: words[locale] }} timeZone="UTC">
      {children}
    </IntlProvider>
  )
}
