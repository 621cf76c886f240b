import { useEffect } from 'react'
import { isTyping } from './is-typing.ts'

const PAUSE_MS = 1500

/** `g` and a letter open a section, by physical key; `?`, also the Arabic one, opens the list of shortcuts. */
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
      // Otherwise the letter would also be a shortcut of the screen.
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [onGo, onHelp])
}
