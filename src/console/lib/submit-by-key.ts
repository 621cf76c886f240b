import type { KeyboardEvent } from 'react'

/**
 * Presses the button of the form on `Ctrl Enter`: unlike `requestSubmit`, a button that is loading or disabled does not send
 * the form again. For `onKeyDown` of the form, or of a field in it.
 */
export function submitByKey(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter' || event.repeat) return
  event.currentTarget.closest('form')?.querySelector<HTMLElement>('button[type=submit]')?.click()
}
