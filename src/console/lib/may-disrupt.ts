import type { DisruptionKind } from '#domain/disruption.ts'
import type { Me } from './queries.ts'

/** What the person may do to a whole departure. The API has the same rule. */
export function mayDisrupt(me: Me | null | undefined, kind: DisruptionKind): boolean {
  if (!me?.permissions.includes('departures.change')) return false
  return !me.isMarketplace || me.permissions.includes(kind === 'cancel' ? 'orders.cancel' : 'orders.change')
}
