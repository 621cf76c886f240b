import type { Me } from './queries.ts'

/** Whether the person may write to all guests of a departure. The API has the same rule. */
export function mayMessage(me: Me | null | undefined): boolean {
  return me?.permissions.includes(me.isMarketplace ? 'messages.answer' : 'departures.change') ?? false
}
