import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { readListing, type CardView } from '#web/features/catalogue/calls.ts'
import { SameDay } from '#web/features/catalogue/same-day.tsx'
import type { OutcomeView } from '#web/features/checkout/calls.ts'

const MAX_SHOWN = 2

interface BookedDayProps {
  first: OutcomeView['items'][number]
  items: OutcomeView['items']
}

/**
 * Other activities of the city on the day of the first booking. At the end of the page, because the browser loads them:
 * the tickets do not wait for them, and nothing moves.
 */
export function BookedDay({ first, items }: BookedDayProps) {
  const t = useTranslations('checkout.outcomes')
  const locale = useLocale()
  const { citySlug, localDate } = first
  const [cards, setCards] = useState<CardView[]>([])
  useEffect(() => {
    let isLate = false
    readListing(locale, { city: citySlug, from: localDate, to: localDate }).then(
      ({ listing }) => {
        if (!isLate) setCards(listing.cards)
      },
      // Only suggestions.
      () => undefined,
    )
    return () => {
      isLate = true
    }
  }, [locale, citySlug, localDate])
  const others = cards.filter((card) => !items.some(({ title }) => title === card.title)).slice(0, MAX_SHOWN)
  return <SameDay title={t('sameDay', { city: first.cityName })} level={2} date={localDate} cards={others} />
}
