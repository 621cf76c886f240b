/** Whether keys without Ctrl or Alt act in this browser: who dictates, or uses them otherwise, switches them off. */
const NAME = 'rihla_console_keys'

export function hasShortcuts(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off'
  } catch {
    return true
  }
}

export function setShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, 'off')
  } catch {
    // A browser that stores nothing keeps them on.
  }
}
