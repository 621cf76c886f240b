import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { wordsOfReason } from '#server/booking/event-reasons.ts'
import type { StaffOrderRow } from '#server/booking/orders/list-staff-orders.ts'
import type { staffOrderSchema } from './contract.ts'

export type StaffOrder = z.infer<typeof staffOrderSchema>

/** An order as staff see it, with titles in one language. `transfer`: its bank transfer, if any. */
export function viewStaffOrder(
  row: StaffOrderRow,
  locale: Locale,
  transfer: { amountMinor: number; receivedMinor: number } | undefined,
): StaffOrder {
  const { firstName, lastName, email, phone, createdAt, holdExpiresAt, items, events, ...rest } = row
  return {
    ...rest,
    guest: { name: `${firstName} ${lastName}`, email, phone },
    orderedAt: createdAt.toISOString(),
    dueAt: holdExpiresAt.toISOString(),
    events: events.map(({ note, ...event }) => ({ ...event, reason: wordsOfReason(event.reason, note) })),
    items: items.map((item) => ({
      ...item,
      title: item.title[locale],
      optionTitle: item.optionTitle[locale],
      supplier: item.supplier[locale],
    })),
    transfer: transfer
      ? {
          receivedMinor: transfer.receivedMinor,
          missingMinor: Math.max(0, transfer.amountMinor - transfer.receivedMinor),
        }
      : null,
  }
}
