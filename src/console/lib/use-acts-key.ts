import { useEffect } from 'react'
import { isTyping } from './is-typing.ts'

/** `.` focuses the first act of what is open or selected (a button or a field with `data-act`), and again the next one. */
export function useActsKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Period' || isTyping(event)) return
      event.preventDefault()
      const acts = findActs()
      acts[(acts.indexOf(document.activeElement as HTMLElement) + 1) % acts.length]?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

export function focusFirstAct(): void {
  findActs()[0]?.focus()
}

function findActs(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-act]')]
}
