/** 'off' turns shortcuts without Ctrl or Alt off: they get in the way of dictation (WCAG 2.1.4). */
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
    // Without storage, shortcuts stay on.
  }
}
