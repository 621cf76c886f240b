const KEY = 'rihla_guest'

/** The guest of this device's latest booking. */
export interface RememberedGuest {
  firstName: string
  lastName: string
  email: string
  countryCode: string
  /** As typed. */
  phoneNumber: string
  /** The whole number in groups: '+966 50 123 4567'. */
  phone?: string
}

export function storeRememberedGuest(guest: RememberedGuest): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(guest))
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
