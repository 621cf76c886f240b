import { useEffect } from 'react'
import { isTyping } from '#console/lib/is-typing.ts'

/**
 * A letter or digit that is typed outside of a field begins a ticket code: scanners with a cable type like a keyboard.
 * `/`, also in the field of the code, searches the guests by name.
 */
export function useDoorKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isInCode = (event.target as Element).matches('input[name=code]')
      if (isInCode ? event.key !== '/' : isTyping(event)) return
      if (event.code === 'Slash') {
        event.preventDefault()
        const search = document.querySelector<HTMLInputElement>('input[type=search]')
        search?.focus()
        search?.select()
      }
      // The browser then types the character into the field.
      else if (/^[\p{L}\p{N}]$/u.test(event.key)) document.querySelector<HTMLElement>('input[name=code]')?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
