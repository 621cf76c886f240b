import { useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { formatMoney } from '#domain/money.ts'
import { useLanguage } from './language.tsx'

/** Formats sums, and times in the activity's time zone. Both are isolated for bidirectional text. */
export function useOrderWords() {
  const { language } = useLanguage()
  return {
    money: (amountMinor: number, currency: string) => `\u2068${formatMoney({ amountMinor, currency }, language)}\u2069`,
    moment: (localDate: string, localTime: string) =>
      `${formatDate(localDate, language)} · ${formatTime(localTime, language)}`,
  }
}

/** Why an order, an item or a refund changed. Reasons that contain a rebooking, a sum or a capture have no words. */
export function useReasonWords(): (reason: string) => string {
  const t = useTranslations('console.orders')
  const known = useKnownWords('events', t('surplus'))
  return (reason) =>
    /^rebooked_[0-9]/.test(reason) ? t('cheaperDate') : reason.startsWith('goodwill_') ? t('goodwill') : known(reason)
}

/** The words of a code of the API, such as a mail's kind; the code itself if it is newer than this page. */
export function useKnownWords(group: 'events' | 'mails', other: string): (name: string) => string {
  const t = useTranslations('console.orders')
  return (name) => {
    const key = `${group}.${name}` as 'events.paid'
    return t.has(key) ? t(key) : other
  }
}
