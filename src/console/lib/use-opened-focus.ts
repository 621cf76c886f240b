import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the row opened from a list if its link was removed with the old list, and, when `key` changes, if an act has
 * removed the focused element. Does nothing if the page itself was loaded at this address (the first Tab then leads to
 * "Skip to content"), or if the data is only reloaded: the person’s place is preserved.
 */
export function useOpenedFocus(key: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (navigator.userActivation.hasBeenActive) takeFocus(ref.current)
    focused.current = document.activeElement
    const remember = ({ target }: FocusEvent) => {
      focused.current = target as Element
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    if (focused.current?.checkVisibility() === false) takeFocus(ref.current)
  }, [key])
  return ref
}

function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}
