import { useTranslations } from 'use-intl'
import { Stars } from '#web/ui/stars.tsx'
import type { CardView } from './calls.ts'

/** Fewer reviews than this do not make a perfect rating. */
const FEW_REVIEWS = 5

/** Whether the rating is shown: a few reviews of five stars do not make one. */
export const isRated = ({ rating, ratingCount }: Pick<CardView, 'rating' | 'ratingCount'>): boolean =>
  rating !== null && (rating < 5 || ratingCount >= FEW_REVIEWS)

/** The rating with its number of reviews; "New" without reviews, or with a few that are all of five stars. */
export function CardRating({
  card,
  className = '',
}: {
  card: Pick<CardView, 'rating' | 'ratingCount'>
  className?: string
}) {
  const t = useTranslations('catalogue.badges')
  if (card.rating === null || !isRated(card))
    return <span className={`text-sm font-semibold text-primary ${className}`}>{t('new')}</span>
  return <Stars rating={card.rating} count={card.ratingCount} className={className} />
}
