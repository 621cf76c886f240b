import { hasShortcuts } from './shortcuts.ts'

/** Whether to ignore a key: it is meant for a field, a dialog or the browser, or shortcuts are off. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return true
  const { target } = event
  if (document.querySelector('dialog[open]') !== null || !hasShortcuts()) return true
  if (!(target instanceof HTMLElement)) return false
  // A check box and a radio button take no letters.
  if (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)) return false
  // In a menu, a letter focuses the item that begins with it.
  return (
    target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role=menu]') !== null
  )
}
