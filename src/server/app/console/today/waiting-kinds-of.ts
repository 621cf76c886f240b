import type { Permission } from '#domain/permissions.ts'
import { assignedKinds, waitingKinds, type AssignedKind, type WaitingKind } from '#domain/waiting-kinds.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'

interface Wanted {
  /** The permission to read the kind's list, if not every person with this work has it. */
  reads?: Permission
  /** One of these makes it the person's work. */
  works: readonly Permission[]
  /** Concerns a supplier too. */
  isOfSupplier?: boolean
}

const money: Wanted = { works: ['transfers.record', 'refunds.limited', 'refunds.free'] }

const wanted: Record<WaitingKind, Wanted> = {
  requests: { reads: 'orders.read', works: ['orders.answer'], isOfSupplier: true },
  refunds_failed: money,
  changes_stuck: money,
  late: money,
  transfers: money,
  books: money,
  unplanned: { reads: 'departures.change', works: ['departures.change'], isOfSupplier: true },
  messages: { reads: 'messages.answer', works: ['messages.answer'] },
  quotes: { reads: 'quotes.answer', works: ['quotes.answer'] },
  reviews: { reads: 'reviews.moderate', works: ['reviews.moderate'] },
  problems: { reads: 'health.read', works: ['health.read'] },
}

/** The kinds that are a person's work. */
export function waitingKindsOf({ scope, permissions }: SignedInStaff): WaitingKind[] {
  return waitingKinds.filter((kind) => {
    const { reads, works, isOfSupplier = false } = wanted[kind]
    const isOwn = scope === 'all' || isOfSupplier
    return (
      isOwn && (reads === undefined || permissions.includes(reads)) && works.some((one) => permissions.includes(one))
    )
  })
}

const readers: Record<AssignedKind, Permission> = {
  orders: 'orders.read',
  messages: 'messages.answer',
  quotes: 'quotes.answer',
}

/** What can be assigned to the person, and is in lists that they may read. */
export function assignedKindsOf({ scope, permissions }: SignedInStaff): AssignedKind[] {
  return scope === 'all' ? assignedKinds.filter((kind) => permissions.includes(readers[kind])) : []
}
