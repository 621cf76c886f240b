import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { partyInWords } from '#domain/quantity-words.ts'
import { formatMoney } from '#domain/money.ts'
import { useNightsWords } from '#web/lib/use-nights-words.ts'
import type { DateChangeView } from './calls.ts'

/** What became of a dearer date, in words. */
export function useDateChangeWords(): (change: DateChangeView) => { title: string; text: string } {
  const t = useTranslations('orders.dateChange')
  const o = useTranslations('checkout.outcomes')
  const locale = useLocale()
  const nightsWords = useNightsWords()
  const when = ({ localDate, localTime }: { localDate: string; localTime: string }) =>
    `\u2068${formatDate(localDate, locale, 'long')} · ${formatTime(localTime, locale)}\u2069`
  const money = (amountMinor: number, currency: string) =>
    `\u2068${formatMoney({ amountMinor, currency }, locale)}\u2069`
  return (change) => {
    const nights = change.duration ? ` · \u2068${nightsWords(change.duration)}\u2069` : ''
    const people = change.party ? ` · \u2068${partyInWords(change.party, locale)}\u2069` : ''
    const [date, title] = [`${when(change)}${nights}${people}`, `\u2068${change.title}\u2069`]
    const booked = when(change.bookedDate)
    switch (change.outcome) {
      case 'moved':
        return { title: t('moved'), text: t('movedLead') }
      case 'in_progress':
        return { title: t('paying', { date }), text: t('payingLead', { title, date: booked }) }
      case 'unanswered':
        return { title: t('unanswered', { date }), text: t('unansweredLead', { title, date: booked }) }
      case 'held': {
        const sum = money(change.differenceMinor, change.currency)
        return {
          title: t(change.declineReason ? 'declined' : 'held', { date }),
          text: [
            ...(change.declineReason ? [o(`declined.${change.declineReason}`), o('notCharged')] : []),
            t('heldLead', { title, date: booked, sum, until: when(change.payBy), city: change.payBy.cityName }),
          ].join(' '),
        }
      }
      case 'refunded': {
        const sum = money(change.refundMinor, change.currency)
        return { title: t('refunded', { date }), text: t('refundedLead', { title, sum }) }
      }
      case 'kept':
        return { title: t('kept'), text: t('keptLead', { date }) }
      case 'unconfirmed':
        return { title: t('kept'), text: t('unconfirmedLead', { date }) }
      case 'replaced':
        return { title: t('replaced'), text: t('replacedLead', { date }) }
      case 'over':
        break
    }
    return { title: t('over'), text: t('overLead') }
  }
}

/** The provider works on the payment or cannot be reached: the page asks again. */
export const isAwaited = (
  change: DateChangeView | null,
): change is DateChangeView & { outcome: 'in_progress' | 'unanswered' } =>
  change?.outcome === 'in_progress' || change?.outcome === 'unanswered'
