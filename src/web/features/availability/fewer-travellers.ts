import { isShared } from '#domain/unit-kinds.ts'
import { defaultUnit } from '#domain/party-units.ts'
import type { UnitOfChoice } from './first-quantities.ts'

interface OptionOfChoice {
  capacity: number
  units: readonly UnitOfChoice[]
}

/**
 * For how many travellers days are offered where too few have room for all: two, or one instead of two, but as many as the
 * smallest booking needs. Null if that is not fewer.
 */
export function fewerTravellers(options: readonly OptionOfChoice[], travellers: number): number | null {
  // A tent or a boat is also for one.
  const leastOf = ({ units }: OptionOfChoice) => {
    const first = defaultUnit(units)
    return first && !isShared(first) ? first.minQuantity * first.travellers : 1
  }
  const least = Math.min(...options.map(leastOf))
  const most = Math.max(...options.map(({ capacity }) => capacity))
  const fewer = Math.max(Math.min(travellers > 2 ? 2 : 1, most), least)
  return Number.isFinite(fewer) && fewer < travellers ? fewer : null
}
