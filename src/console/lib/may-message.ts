import type { Me } from './queries.ts'

/** Whether the person may write to all guests of a departure: the API demands the same. */
export function mayMessage(me: Me | null | undefined): boolean {
  return me?.permissions.includes(me.isMarketplace ? 'messages.answer' : 'departures.change') ?? false
}
