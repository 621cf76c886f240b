declare global {
  interface Window {
    /** The fields changed before hydration; undefined after it. */
    earlyChoices?: Set<EventTarget>
  }
}

/**
 * Runs in the head, before the page's scripts: remembers the fields that a visitor changes before hydration. The browser
 * shows such a choice, and React keeps what is shown, but no handler has heard of it: the button would pay by another
 * method than the chosen one.
 */
export const earlyChoicesScript = `(() => {
  const choices = (self.earlyChoices = new Set())
  addEventListener('change', ({ target }) => choices.add(target))
})()`

/** Lets React's handlers hear of the changes from before hydration. */
export function repeatEarlyChoices(): void {
  const choices = window.earlyChoices ?? []
  delete window.earlyChoices
  for (const field of choices) {
    if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) {
      // React ignores a click that changes nothing. Of several taps on radio buttons the last one counts.
      if (field.type === 'radio' && !field.checked) continue
      field.checked = !field.checked
      field.click()
    } else for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}
