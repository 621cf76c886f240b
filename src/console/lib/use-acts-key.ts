import { useEffect } from 'react'
import { isTyping } from './is-typing.ts'

/** `.` focuses the first act of what is open or selected: a button or a field with `data-act`. */
export function useActsKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Period' || isTyping(event)) return
      event.preventDefault()
      focusFirstAct()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

export function focusFirstAct(): void {
  document.querySelector<HTMLElement>('article [data-act], [data-act-bar] [data-act]')?.focus()
}
