import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import type { CheckoutView } from './calls.ts'
import { OwnTime } from '#web/lib/own-time.tsx'

interface AnswerDeadlineProps {
  by: NonNullable<CheckoutView['answerBy']>
  /** Whether other activities of the order need no answer, or have one: they can be paid without it. */
  hasOthers: boolean
  /** Whether free cancellation may end before the answer. */
  isFreeOver?: boolean
}

/** By when the host answers a booking request, and what happens without an answer. */
export function AnswerDeadline({ by, hasOthers, isFreeOver = false }: AnswerDeadlineProps) {
  const t = useTranslations('checkout.answer')
  const locale = useLocale()
  const values = { date: formatDate(by.localDate, locale), time: formatTime(by.localTime, locale), city: by.cityName }
  return (
    <>
      {t('by', values)} <OwnTime of={by} />
      {t(hasOthers ? 'otherwiseOthers' : 'otherwise')}
      {isFreeOver && ` ${t('freeOver')}`}
    </>
  )
}
