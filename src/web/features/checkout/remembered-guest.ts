import { tidyLine } from '#domain/invisible.ts'
import { readDraft } from './draft.ts'

const KEY = 'rihla_guest'

/** The guest of this device's latest booking. */
export interface RememberedGuest {
  firstName: string
  lastName: string
  email: string
  countryCode: string
  phoneNumber: string
}

/** Remembers the guest who has just booked in this tab as `email`, for the next booking on this device. */
export function rememberGuest(email: string): void {
  const draft = readDraft()
  if (!draft?.email || tidyLine(draft.email) !== email) return
  if (!draft.firstName || !draft.lastName || !draft.phoneNumber || !draft.countryCode) return
  const { firstName, lastName, countryCode, phoneNumber } = draft
  try {
    localStorage.setItem(KEY, JSON.stringify({ firstName, lastName, email, countryCode, phoneNumber }))
  } catch {
    // Storage may be full or disabled.
  }
}

export function readRememberedGuest(): RememberedGuest | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as RememberedGuest | null
  } catch {
    return null
  }
}

export function forgetGuest(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without storage nothing is remembered.
  }
}
