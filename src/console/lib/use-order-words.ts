import { useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { formatMoney } from '#domain/money.ts'
import { useLanguage } from './language.tsx'

/** Sums, and times on the clock of the activity. Both are isolated, so that they keep their order in either direction. */
export function useOrderWords() {
  const { language } = useLanguage()
  return {
    money: (amountMinor: number, currency: string) => `\u2068${formatMoney({ amountMinor, currency }, language)}\u2069`,
    moment: (localDate: string, localTime: string) =>
      `${formatDate(localDate, language)} · ${formatTime(localTime, language)}`,
  }
}

/** Why an order, an item or a refund changed. Reasons that name a rebooking, a sum or a capture are no words. */
export function useReasonWords(): (reason: string) => string {
  const t = useTranslations('console.orders')
  const known = useKnownWords('events', t('surplus'))
  return (reason) =>
    /^rebooked_[0-9]/.test(reason) ? t('cheaperDate') : reason.startsWith('goodwill_') ? t('goodwill') : known(reason)
}

/** A word of the API, such as a mail's kind, that may be newer than this page. */
export function useKnownWords(group: 'events' | 'mails', other: string): (name: string) => string {
  const t = useTranslations('console.orders')
  return (name) => {
    const key = `${group}.${name}` as 'events.paid'
    return t.has(key) ? t(key) : other
  }
}
