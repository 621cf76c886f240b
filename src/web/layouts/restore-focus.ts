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

/**
 * Whatever removes or disables the focused element drops the focus to the body, where a keyboard starts from the top.
 * Moves it to the same field, otherwise to the heading or the first control of the nearest part of the page that is
 * left. Returns a function that stops watching.
 */
export function keepFocus(): () => void {
  let had: Element | null = null
  let around: Element[] = []
  let frame = 0
  const remember = (event: FocusEvent) => {
    had = event.target as Element
    around = ancestorsOf(had)
  }
  const restore = () => {
    frame = 0
    if (had === null || !isLost(had)) return
    const place = around.find((element) => element.isConnected && !isHidden(element) && partOf(element) !== null)
    const next =
      document.querySelector<HTMLElement>(selectorOf(had)) ??
      (place && !place.contains(document.querySelector('main'))
        ? partOf(place)
        : document.querySelector<HTMLElement>('main h1'))
    if (!next) return
    if (/^H\d$/.test(next.tagName)) next.tabIndex = -1
    next.focus({ preventScroll: true })
  }
  // After a frame: a navigation or the component itself may know better where to go.
  const observer = new MutationObserver(() => {
    if (had !== null && frame === 0 && isLost(had)) frame = requestAnimationFrame(restore)
  })
  document.addEventListener('focusin', remember)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  })
  return () => {
    document.removeEventListener('focusin', remember)
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}

function isLost(had: Element): boolean {
  if (document.activeElement !== document.body && document.activeElement !== had) return false
  return !had.isConnected || had.matches(':disabled') || isHidden(had)
}

const isHidden = (element: Element) => element.closest('[hidden], dialog:not([open])') !== null

/** The first visible heading or control of a part of the page. */
function partOf(element: Element): HTMLElement | null {
  const parts = [...element.querySelectorAll<HTMLElement>(`h1, h2, h3, ${focusable}`)]
  return parts.find((part) => part.checkVisibility({ visibilityProperty: true })) ?? null
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
