/** Moves the focus to the first field of a form that is marked as wrong, after the next render. */
export function focusInvalid(form: HTMLFormElement | null): void {
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
