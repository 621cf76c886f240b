import { useEffect } from 'react'
import { isTyping } from './is-typing.ts'

/** Runs the act of a single key, by `KeyboardEvent.code`. */
export function useKeys(acts: Record<string, (() => void) | undefined>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = acts[event.code]
      if (act === undefined || event.repeat || isTyping(event)) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [acts])
}
