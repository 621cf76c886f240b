import { useEffect, useRef, type RefObject } from 'react'

/**
 * What is opened from a list takes the focus if the link that opened it has gone with the old list, or if what had the
 * focus has gone with an act: whenever `key` changes. Not when the page itself was loaded at this address: the first Tab
 * then leads to "Skip to content".
 */
export function useOpenedFocus(key: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body && navigator.userActivation.hasBeenActive)
      ref.current?.focus({ preventScroll: true })
  }, [key])
  return ref
}
