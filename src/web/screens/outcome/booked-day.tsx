import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { SameDayCardView } from '#web/features/catalogue/calls.ts'
import { formatDate } from '#domain/date-words.ts'
import { SameDay } from '#web/features/catalogue/same-day.tsx'
import { readSameDay, type OutcomeView } from '#web/features/checkout/calls.ts'

interface BookedDayProps {
  reference: string
  first: OutcomeView['items'][number]
}

/**
 * Other activities of the city on the day of the first booking. At the end of the page, because the browser loads them:
 * the tickets do not wait for them, and nothing moves.
 */
export function BookedDay({ reference, first }: BookedDayProps) {
  const t = useTranslations('checkout.outcomes')
  const locale = useLocale()
  const [cards, setCards] = useState<SameDayCardView[]>([])
  useEffect(() => {
    let isLate = false
    readSameDay(locale, reference).then(
      (day) => {
        if (!isLate) setCards(day.cards)
      },
      // Only suggestions.
      () => undefined,
    )
    return () => {
      isLate = true
    }
  }, [locale, reference])
  const date = `\u2068${formatDate(first.localDate, locale)}\u2069`
  return <SameDay title={t('sameDay', { city: first.cityName, date })} level={2} date={first.localDate} cards={cards} />
}
