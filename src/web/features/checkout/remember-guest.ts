import { tidyLine } from '#domain/invisible.ts'
import { storeRememberedGuest } from '#web/lib/remembered-guest.ts'
import { readDraft } from './draft.ts'

/** Remembers the guest who has just booked in this tab as `email` with `phone`, for the next booking on this device. */
export function rememberGuest({ email, phone }: { email: string; phone: string | null }): void {
  const draft = readDraft()
  if (!draft?.email || tidyLine(draft.email) !== email) return
  if (!draft.firstName || !draft.lastName || !draft.phoneNumber || !draft.countryCode) return
  const { firstName, lastName, countryCode, phoneNumber } = draft
  storeRememberedGuest({ firstName, lastName, email, countryCode, phoneNumber, ...(phone !== null && { phone }) })
}
