import { hasShortcuts } from './shortcuts.ts'

/** Whether a key is meant for a field, a dialog or the browser rather than for the screen, or the person wants no shortcuts. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return true
  const { target } = event
  if (document.querySelector('dialog[open]') !== null || !hasShortcuts()) return true
  if (!(target instanceof HTMLElement)) return false
  // Letters go to the item of a menu that begins with them.
  return (
    target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role=menu]') !== null
  )
}
