import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import type { CheckoutView } from './calls.ts'

interface AnswerDeadlineProps {
  by: NonNullable<CheckoutView['answerBy']>
  /** Whether other activities of the order need no answer, or have one: they can be paid without it. */
  hasOthers: boolean
}

/** By when the host answers a booking request, and what happens without an answer. */
export function AnswerDeadline({ by: { localDate, localTime, cityName }, hasOthers }: AnswerDeadlineProps) {
  const t = useTranslations('checkout.answer')
  const locale = useLocale()
  const values = { date: formatDate(localDate, locale), time: formatTime(localTime, locale), city: cityName }
  return (
    <>
      {t('by', values)} {t(hasOthers ? 'otherwiseOthers' : 'otherwise')}
    </>
  )
}
