const focusable = 'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary'

/**
 * Restores focus after the page was rendered again: call it before, and the returned function afterwards. The focus
 * moves to the same field of the new form, or to its container. Otherwise choosing a filter by keyboard would move the
 * focus to the top of the page.
 */
export function restoreFocus(): () => void {
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

/** Fields are identified by name, radio buttons by name and value. Other elements have no identity across pages. */
function selectorOf(element: Element): string {
  const parts = ['type', 'name', 'value'].flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null || (name === 'value' && !element.matches('[type=radio], [type=checkbox]'))
      ? []
      : `[${name}="${CSS.escape(value)}"]`
  })
  return element.hasAttribute('name') ? `main ${element.localName}${parts.join('')}` : ':not(*)'
}
