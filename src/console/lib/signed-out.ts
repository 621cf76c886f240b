/** In the storage of all windows: changed when the person signs out in any of them. */
const NAME = 'rihla_signed_out'

/** Tells the other windows, and those that the browser has put to sleep, that the person has signed out. */
export function tellSignOut(): void {
  try {
    localStorage.setItem(NAME, crypto.randomUUID())
  } catch {
    // Without storage, nothing is stored in other windows either.
  }
}

/** A name of the latest sign-out on this device. */
export function lastSignOut(): string {
  try {
    return localStorage.getItem(NAME) ?? ''
  } catch {
    return ''
  }
}

/** Calls `act` when the person signs out in another window. */
export function followSignOut(act: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === NAME) act()
  })
}
