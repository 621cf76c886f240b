import { useEffect, useState } from 'react'

/**
 * For a menu whose button, with `autoFocus`, replaces the button that loaded it (parts/lazy-menu.tsx). It opens once the
 * button has the focus: a menu gives the focus back to what had it when the menu was first rendered.
 */
export function useOpenedAtFirst(): { isOpen: boolean; onOpenChange: (isOpen: boolean) => void } {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => setIsOpen(true), [])
  return { isOpen, onOpenChange: setIsOpen }
}
