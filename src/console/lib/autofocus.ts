/**
 * For `ref` in a dialog: showing it moves the focus to the element with this attribute, which React's own `autoFocus`
 * does not write. An element that appears later, in an open dialog, takes the focus itself.
 */
export function autofocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
  if (element?.closest('dialog[open]')) element.focus()
}
