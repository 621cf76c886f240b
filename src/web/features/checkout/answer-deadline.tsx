import { useLocale, useTranslations } from 'use-intl'
import type { CheckoutView } from './calls.ts'
import { OwnTime } from '#web/lib/own-time.tsx'
import { deadlineWords } from './deadline-words.ts'

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
  return (
    <>
      {t('by', deadlineWords(by, locale))} <OwnTime of={by} />
      {t(hasOthers ? 'otherwiseOthers' : 'otherwise')}
      {isFreeOver && ` ${t('freeOver')}`}
    </>
  )
}
