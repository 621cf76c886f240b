import type { SyntheticEvent } from 'react'
import { isHydrated, resetFieldText } from './router-internals.ts'

/*
 * Repeats, after hydration, what a visitor did before it. The server's page has working radio buttons, fields, buttons and
 * forms, but no handlers yet: without this, a button would pay by another method than the chosen one, a search would not
 * be for the text in its field, and a form would reload the page and lose the entered values. Between `hydrateRoot` and the end of hydration React handles some events
 * and drops others, whose part of the page still waits for a script. Events are therefore recorded in the capture
 * phase, before React gets them, and removed from the record when React handles them.
 */

declare global {
  interface Window {
    /** Until the page is hydrated: typed or changed fields, pressed buttons and submitted forms that React has not handled. */
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
  const note = (event) => {
    const { type, target } = event
    const element = type === 'click' ? target.closest?.('button[type=button]:not([popovertarget], [commandfor])') : target
    if (!element || (type === 'submit' && (element.method !== 'post' || element.hasAttribute('action')))) return
    event.preventDefault()
    on.add(element)
    element.dataset.early = Number(element.dataset.early ?? 0) + 1
  }
  for (const type of ['input', 'change', 'click', 'submit']) addEventListener(type, note, { capture: true, signal: end.signal })
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('[commandfor]')
    if (!button || 'commandForElement' in button) return
    const dialog = document.getElementById(button.getAttribute('commandfor'))
    dialog.open || dialog.showModal()
  })
})()`

/** Handlers around the whole page that remove an event from the record, because React handles it. */
export function strikeOut({ target }: SyntheticEvent): void {
  for (const element of [target, (target as Element).closest('button')])
    if (element instanceof HTMLElement && window.earlyActs?.on.delete(element)) delete element.dataset['early']
}

/** After so long nobody expects an answer to a press any more. */
const PATIENCE_MS = 30_000

/** Call it when the page is hydrated. */
export function repeatEarlyActs(): void {
  const { on = [], end } = window.earlyActs ?? {}
  end?.abort()
  delete window.earlyActs
  for (const element of on) {
    const times = Number(element.dataset['early'])
    delete element.dataset['early']
    const until = performance.now() + PATIENCE_MS
    const act = () => {
      // A part of the page that waits for a script of its own is hydrated after the rest.
      if (!isHydrated(element)) {
        if (element.isConnected && performance.now() < until) requestAnimationFrame(act)
        return
      }
      repeat(element)
      // Of other buttons a second press is one too many. React renders between the presses.
      if (element.dataset['counts'] !== undefined)
        for (let press = 1; press < times; press++) setTimeout(() => element.click())
    }
    act()
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
  } else {
    resetFieldText(element)
    // While somebody is still typing, the browser has not reported a change either.
    const isTyping = document.activeElement === element && !(element instanceof HTMLSelectElement)
    for (const type of isTyping ? ['input'] : ['input', 'change'])
      element.dispatchEvent(new Event(type, { bubbles: true }))
    // A field that was left: some act on a complete text only.
    if (!isTyping) element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}
