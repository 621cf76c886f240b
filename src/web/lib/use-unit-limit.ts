import { useTranslations } from 'use-intl'
import { limitOfUnit, mostOfUnit } from '#domain/party.ts'

interface LimitedUnit {
  quantity: number
  travellers: number
  maxQuantity: number | null
}

interface BookingLimits {
  /** The most travellers, and how many there are of all units. */
  capacity: number
  travellers: number
  /** Boats or tents only, of which the buyer chooses no number of travellers. */
  areShared: boolean
}

/**
 * Says why one more of a unit cannot be added. Null if it can, and where the booking has all its travellers, which is
 * said once for all units.
 */
export function useUnitLimit(): (unit: LimitedUnit, booking: BookingLimits) => string | null {
  const t = useTranslations('activity.booking')
  return (unit, { capacity, travellers, areShared }) => {
    const { quantity } = unit
    const beside = { capacity, others: travellers - quantity * unit.travellers }
    const limit = limitOfUnit(quantity, unit, beside)
    if (limit === 'unit' || (limit !== null && areShared))
      return quantity > 0 ? t('unitMost', { count: mostOfUnit(unit, beside) }) : null
    // A family of four where three more fit.
    return limit === 'travellers' && travellers < capacity ? t('unitNoRoom', { capacity }) : null
  }
}
