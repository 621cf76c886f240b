import { useEffect } from 'react'
import { isTyping } from './is-typing.ts'

const PAUSE_MS = 1500

/** `g` and then a letter, by the keys' places, goes to a section; `?` in either language shows the shortcuts. */
export function useGoKeys({ onGo, onHelp }: { onGo: (code: string) => boolean; onHelp: () => void }): void {
  useEffect(() => {
    let begunAt = -Infinity
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || event.repeat) return
      const isSecond = event.timeStamp - begunAt < PAUSE_MS
      begunAt = event.code === 'KeyG' && !event.shiftKey ? event.timeStamp : -Infinity
      const isHelp = event.key === '?' || event.key === '؟'
      if (isHelp) onHelp()
      else if (!isSecond || !onGo(event.code)) return
      event.preventDefault()
      // The letter is no act of the screen.
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [onGo, onHelp])
}
