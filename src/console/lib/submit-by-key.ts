import type { KeyboardEvent } from 'react'

/** Submits the form on `Ctrl Enter`. For `onKeyDown` of the form, or of a field in it. */
export function submitByKey(event: KeyboardEvent<HTMLElement>): void {
  if ((event.ctrlKey || event.metaKey) && event.code === 'Enter') event.currentTarget.closest('form')?.requestSubmit()
}
