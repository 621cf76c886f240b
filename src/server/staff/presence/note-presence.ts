import { PRESENCE_SECONDS, type PresenceKind } from '#domain/presence.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { supplierOf } from '#server/staff/record-audit.ts'
import { removePresence, selectPresent, upsertPresence } from './presence-queries.ts'

/** Notes that the person has a row open, or has closed it, and returns the names of the others who have it open. */
export async function notePresence(
  context: Context,
  { person, kind, key, isOpen }: { person: SignedInStaff; kind: PresenceKind; key: string; isOpen: boolean },
): Promise<string[]> {
  const { staffId, sessionId } = person
  if (isOpen) await upsertPresence(context.db, { sessionId, kind, key })
  else await removePresence(context.db, { sessionId, kind, key })
  const wish = { kind, key, staffId, supplierId: supplierOf(person), seconds: PRESENCE_SECONDS }
  return (await selectPresent(context.db, wish)).map(({ name }) => name)
}
