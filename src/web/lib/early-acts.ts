/*
 * What a visitor does before hydration is repeated after it: the server's page shows a chosen radio button, a pressed
 * button and a submitted form, but no handler has heard of them. Unrepeated, a button would pay by another method than the
 * chosen one, and a form would be loaded again without what was typed. From `hydrateRoot` on, React hydrates what is
 * touched before it passes on the event.
 */

declare global {
  interface Window {
    /** The changed fields, pressed buttons and submitted forms, until they are repeated. */
    earlyActs?: { on: Set<HTMLElement>; end: AbortController }
  }
}

/**
 * Runs in the head, before the page's scripts. What it prevents is the browser's own submission of a form. Buttons with
 * `popovertarget` and `commandfor` work without scripts; a dialog named by `commandfor` is opened here where the browser
 * does not (before Chrome 135, Firefox 144, Safari 26.2).
 */
export const earlyActsScript = `(() => {
  const on = new Set()
  const end = new AbortController()
  self.earlyActs = { on, end }
  const remember = (event) => {
    const { type, target } = event
    const element = type === 'click' ? target.closest?.('button[type=button]:not([popovertarget], [commandfor])') : target
    if (!element || (type === 'submit' && (element.method !== 'post' || element.hasAttribute('action')))) return
    event.preventDefault()
    on.add(element)
    element.dataset.early = ''
  }
  for (const type of ['change', 'click', 'submit']) addEventListener(type, remember, end)
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('[commandfor]')
    if (!button || 'commandForElement' in button) return
    const dialog = document.getElementById(button.getAttribute('commandfor'))
    dialog.open || dialog.showModal()
  })
})()`

/** Call it right before `hydrateRoot`. */
export function endEarlyActs(): void {
  window.earlyActs?.end.abort()
}

/** Call it when the whole page is hydrated. */
export function repeatEarlyActs(): void {
  const elements = window.earlyActs?.on ?? []
  delete window.earlyActs
  for (const element of elements) {
    delete element.dataset['early']
    repeat(element)
  }
}

function repeat(element: HTMLElement): void {
  if (element instanceof HTMLButtonElement) element.click()
  else if (element instanceof HTMLFormElement) element.requestSubmit()
  else if (element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type)) {
    // React ignores a click that changes nothing. Of several taps on radio buttons the last one counts.
    if (element.type === 'radio' && !element.checked) return
    element.checked = !element.checked
    element.click()
  } else for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
}
