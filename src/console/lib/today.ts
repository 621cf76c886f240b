import { queryOptions } from '@tanstack/react-query'
import type { Permission } from '#domain/permissions.ts'
import type { WaitingKind } from '#domain/waiting-kinds.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { front } from './api.ts'

/** One of these is enough for the Today screen. Other people begin with their first section. */
export const todayPermissions: Permission[] = [
  'orders.answer',
  'transfers.record',
  'refunds.limited',
  'refunds.free',
  'departures.change',
  'guests.read',
  'tickets.check_in',
  'quotes.answer',
  'messages.answer',
  'reviews.moderate',
  'health.read',
  'reports.read',
]

/** The list that each kind links to. Its count equals the number of rows there. */
export const listOfKind: Record<WaitingKind, { to: string; search: Record<string, string> }> = {
  requests: { to: '/orders', search: { queue: 'on_hold' } },
  refunds_failed: { to: '/money', search: { kind: 'refund_failed,refund_waiting' } },
  changes_stuck: { to: '/money', search: { kind: 'change_stuck' } },
  late: { to: '/money', search: { kind: 'late,unmatched' } },
  transfers: { to: '/money', search: { tab: 'transfers' } },
  books: { to: '/money', search: { kind: 'refunded_elsewhere,books' } },
  unplanned: { to: '/departures', search: { queue: 'unplanned' } },
  messages: { to: '/messages', search: {} },
  quotes: { to: '/quotes', search: {} },
  reviews: { to: '/reviews', search: {} },
  problems: { to: '/health', search: {} },
}

export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => bodyOf(front.today.$get({}, { init: { signal } })),
  // Guests and colleagues change the counts.
  refetchInterval: 30_000,
})
export type Today = Awaited<ReturnType<NonNullable<typeof todayQuery.queryFn>>>
export type Waiting = Today['waiting'][number]
export type Sales = NonNullable<Today['sales']>
export type TodayDay = NonNullable<Today['days']>['today']
