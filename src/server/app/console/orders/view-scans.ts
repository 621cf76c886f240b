import type { z } from '@hono/zod-openapi'
import { staffActor } from '#server/booking/commands/staff-actor.ts'
import type { DeskItem, DeskOrder } from '#server/booking/desk/read-order.ts'
import type { ScanOfOrder } from '#server/trips/list-scans-of-order.ts'
import type { deskOrderSchema } from './detail-contract.ts'

type ScanEntry = Extract<z.infer<typeof deskOrderSchema>['timeline'][number], { kind: 'scan' }>
type Event = DeskOrder['events'][number]

/** The check-ins of these items, and the undo of each undone one. */
export function viewScans(scans: ScanOfOrder[], items: DeskItem[]): ScanEntry[] {
  return scans.flatMap((scan) => {
    const item = items.find(({ id }) => id === scan.itemId)
    if (!item) return []
    const { itemId, wasOffline, isSecond, undoneAt } = scan
    const entry = { kind: 'scan', itemId, wasOffline, travellers: item.travellers } as const
    const arrived = isSecond || undoneAt !== null ? null : item.arrived
    const made: ScanEntry = { ...entry, at: scan.at.toISOString(), who: staffActor(scan.by), what: isSecond ? 'second' : 'in', arrived } // prettier-ignore
    if (undoneAt === null) return [made]
    return [
      made,
      { ...entry, at: undoneAt.toISOString(), who: staffActor(scan.undoneBy), what: 'undone', arrived: null },
    ]
  })
}

/** Whether the event is the check-in or undo of a scan, which has its own entry. One transaction writes both. */
export function isOfScan(event: Event, scans: ScanOfOrder[]): boolean {
  if (event.reason !== 'ticket_shown' && event.reason !== 'ticket_undone') return false
  const at = Date.parse(event.at)
  return scans.some(({ itemId, receivedAt, undoneAt }) => {
    const moment = event.reason === 'ticket_shown' ? receivedAt : undoneAt
    return itemId === event.itemId && moment !== null && Math.abs(moment.getTime() - at) <= 1
  })
}
