import { useEffect, useState } from 'react'
import { isTyping } from './is-typing.ts'

export interface Ticks {
  /** The ticked rows, in the list's order. */
  ticked: readonly string[]
  isTicked: (key: string) => boolean
  /** With `isRange`, also ticks the rows since the last ticked one. */
  toggle: (key: string, isRange: boolean) => void
  isPageTicked: boolean
  togglePage: () => void
  /** All rows that match the filters, also those that are not loaded. */
  isAll: boolean
  tickAll: () => void
  clear: () => void
}

interface State {
  address: string
  keys: ReadonlySet<string>
  last: string | null
  isAll: boolean
}

/** The ticked rows of a list, reset when its address changes. `x` ticks the focused row, Shift+`x` a range. */
export function useTicks(rows: readonly string[], address: string, isOn: boolean): Ticks {
  const none: State = { address, keys: new Set(), last: null, isAll: false }
  const [stored, setStored] = useState<State>(none)
  const state = stored.address === address ? stored : none
  const ticked = rows.filter((key) => state.isAll || state.keys.has(key))
  const isPageTicked = rows.length > 0 && ticked.length === rows.length
  const toggle = (key: string, isRange: boolean) => {
    const keys = new Set(ticked)
    const [from, to] = [state.last === null ? -1 : rows.indexOf(state.last), rows.indexOf(key)]
    const range = isRange && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [key]
    const isTicking = isRange || !keys.has(key)
    for (const one of range)
      if (isTicking) keys.add(one)
      else keys.delete(one)
    setStored({ address, keys, last: key, isAll: false })
  }
  useEffect(() => {
    if (!isOn) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyX' || isTyping(event)) return
      const key = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']
      if (key !== undefined) toggle(key, event.shiftKey)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  return {
    ticked,
    isTicked: (key) => state.isAll || state.keys.has(key),
    toggle,
    isPageTicked,
    togglePage: () => setStored({ ...none, keys: new Set(isPageTicked ? [] : rows) }),
    isAll: state.isAll,
    tickAll: () => setStored({ ...none, isAll: true }),
    clear: () => setStored(none),
  }
}
