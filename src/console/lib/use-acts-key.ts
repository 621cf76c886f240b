import { useEffect } from 'react'
import { isTyping } from './is-typing.ts'

/** `.` goes to the first act of what is open or selected: a button or a field with `data-act`. */
export function useActsKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Period' || isTyping(event)) return
      event.preventDefault()
      document.querySelector<HTMLElement>('article [data-act], [data-act-bar] [data-act]')?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
