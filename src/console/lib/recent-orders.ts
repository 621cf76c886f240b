const NAME = 'rihla_console_recent'
const MOST = 5

interface Stored {
  membershipId: number
  references: string[]
}

/** The orders that this membership opened last on this device: references only, because other people use it too. */
export function recentOrders(membershipId: number): string[] {
  try {
    const stored = JSON.parse(localStorage.getItem(NAME) ?? 'null') as Stored | null
    return stored?.membershipId === membershipId ? stored.references : []
  } catch {
    return []
  }
}

export function rememberOrder(membershipId: number, reference: string): void {
  const references = [reference, ...recentOrders(membershipId).filter((one) => one !== reference)].slice(0, MOST)
  try {
    localStorage.setItem(NAME, JSON.stringify({ membershipId, references } satisfies Stored))
  } catch {
    // Without storage, nothing is remembered.
  }
}

export function forgetRecentOrders(): void {
  try {
    localStorage.removeItem(NAME)
  } catch {
    // Without storage, nothing is remembered.
  }
}
