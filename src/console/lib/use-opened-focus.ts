import { useEffect, useRef, type RefObject } from 'react'

/**
 * What is opened from a list takes the focus if the link that opened it has gone with the old list, and again if an act
 * has removed what had the focus: whenever `key` changes. Not when the page itself was loaded at this address: the first
 * Tab then leads to "Skip to content". Nor when the data is read again while the person reads: their place stays.
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
