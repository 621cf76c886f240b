const focusable = 'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary'

/**
 * Where the focus goes on when the page was drawn anew under it, given what had it: to the same field of the new form, or into what stood around it.
 * Without this a filter that is chosen by the keyboard would send its reader back to the top of the page.
 */
export function keepFocus(): () => void {
  const had = document.activeElement
  if (!had?.matches(focusable)) return () => {}
  const around = ancestorsOf(had)
  return () => {
    if (had.isConnected || document.activeElement !== document.body) return
    const place = around.find((element) => element.isConnected && element.querySelector(focusable) !== null)
    const next = document.querySelector<HTMLElement>(selectorOf(had)) ?? place?.querySelector<HTMLElement>(focusable)
    next?.focus({ preventScroll: true })
  }
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

/** Fields are known by their names; of radios, which share one, by their values too. Nothing else is the same thing in a new page. */
function selectorOf(element: Element): string {
  const parts = ['type', 'name', 'value'].flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null || (name === 'value' && !element.matches('[type=radio], [type=checkbox]'))
      ? []
      : `[${name}="${CSS.escape(value)}"]`
  })
  return element.hasAttribute('name') ? `main ${element.localName}${parts.join('')}` : ':not(*)'
}
