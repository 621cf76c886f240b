import { useTranslations } from 'use-intl'
import type { BookingView } from './calls.ts'

/** What the button to change a booking says: what its dialog changes. The number of people in shared units is changed apart from it. */
export function useChangeWords(): (booking: Pick<BookingView, 'rate' | 'partySizeLimits'>) => string {
  const t = useTranslations('orders.rebooking')
  return ({ rate, partySizeLimits }) => {
    const isShared = partySizeLimits !== null
    if (rate === 'once') return t(isShared ? 'shared' : 'open')
    return t(isShared ? `sharedBy.${rate}` : `openBy.${rate}`)
  }
}
