import { useTranslations } from 'use-intl'
import type { SavedItemView } from '#web/features/wishlist/calls.ts'

/** Why an activity has nothing for the travellers of the visit: a booking takes fewer of them, or the dates are full. */
export function useReasonTaken(travellers: number) {
  const t = useTranslations('wishlist')
  const a = useTranslations('availability')
  const isTooLarge = ({ mostTogether }: Pick<SavedItemView, 'mostTogether'>) => travellers > (mostTogether ?? Infinity)
  return {
    isTooLarge,
    wordsOf: (item: Pick<SavedItemView, 'mostTogether'>) =>
      isTooLarge(item) ? a('mostTogether', { count: item.mostTogether ?? 0 }) : t('notOnDates'),
  }
}
