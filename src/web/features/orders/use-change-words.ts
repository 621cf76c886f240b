import { useTranslations } from 'use-intl'
import type { BookingView } from './calls.ts'

/** What the button to change a booking says: what its dialog changes. The number of people in shared units is changed apart from it. */
export function useChangeWords(): (booking: Pick<BookingView, 'rate' | 'partySizeLimits'>) => string {
  const t = useTranslations('orders.rebooking')
  return ({ rate, partySizeLimits }) => {
    if (rate !== 'once') return t(`openBy.${rate}`)
    return t(partySizeLimits === null ? 'open' : 'shared')
  }
}
