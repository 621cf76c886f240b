import type { DisruptionKind } from '#domain/disruption.ts'
import type { Me } from './queries.ts'

/** What the person may do to a whole departure: the API demands the same. */
export function mayDisrupt(me: Me | null | undefined, kind: DisruptionKind): boolean {
  if (!me?.permissions.includes('departures.change')) return false
  return !me.isMarketplace || me.permissions.includes(kind === 'cancel' ? 'orders.cancel' : 'orders.change')
}
