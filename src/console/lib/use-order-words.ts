import { useTranslations } from 'use-intl'
import { formatDate, formatTime, onClockOf } from '#domain/date-words.ts'
import { formatMoney } from '#domain/money.ts'
import { kindOfReason, type numberedReasons } from '#domain/refund-reasons.ts'
import { useLanguage } from './language.tsx'

/** Formats sums, and times in the activity's time zone. Both are isolated for bidirectional text. */
export function useOrderWords() {
  const { language } = useLanguage()
  const moment = (localDate: string, localTime: string) =>
    `${formatDate(localDate, language)} · ${formatTime(localTime, language)}`
  return {
    money: (amountMinor: number, currency: string) => `\u2068${formatMoney({ amountMinor, currency }, language)}\u2069`,
    moment,
    /** Of a cancellation policy: on the activity's clock, as its guest reads it, not on this machine's. */
    momentOf: (instant: string, zone: string) => {
      const { localDate, localTime } = onClockOf(instant, zone)
      return `\u2068${moment(localDate, localTime)}\u2069`
    },
  }
}

const numberedWords = { surplus: 'surplus', rebooked: 'cheaperDate', goodwill: 'goodwill' } as const satisfies Record<(typeof numberedReasons)[number], string> // prettier-ignore
const isNumbered = (kind: string): kind is keyof typeof numberedWords => Object.hasOwn(numberedWords, kind)

/** Why an order, an item or a refund changed. */
export function useReasonWords(): (reason: string) => string {
  const t = useTranslations('console.orders')
  const known = useKnownWords('events', t('surplus'))
  return (reason) => {
    const kind = kindOfReason(reason)
    return isNumbered(kind) ? t(numberedWords[kind]) : known(kind)
  }
}

/** The words of a code of the API, such as a mail's kind; the code itself if it is newer than this page. */
export function useKnownWords(group: 'events' | 'mails', other: string): (name: string) => string {
  const t = useTranslations('console.orders')
  return (name) => {
    const key = `${group}.${name}` as 'events.paid'
    return t.has(key) ? t(key) : other
  }
}
