import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isTyping } from './is-typing.ts'

interface Rows {
  /** The list's path. A row's path is below it. */
  path: string
  keys: readonly string[]
  /** The open row; null if there is none. */
  open: string | null
  search: object
  /** The selector of the rows' links, which get the focus. */
  links: string
}

/**
 * `j` and `k` open, or in a list focus, the next and the previous row. After an act has removed the open row from the
 * list, `j` opens the row that took its place.
 */
export function useRowKeys({ path, keys, open, search, links }: Rows): void {
  const navigate = useNavigate()
  const place = useRef(0)
  useEffect(() => {
    const at = open === null ? -1 : keys.indexOf(open)
    if (at !== -1) place.current = at
    const onKey = (event: KeyboardEvent) => {
      if ((event.code !== 'KeyJ' && event.code !== 'KeyK') || isTyping(event)) return
      const step = event.code === 'KeyJ' ? 1 : -1
      if (open === null) return focusRow(links, step)
      const next = keys[at === -1 ? place.current + Math.min(step, 0) : at + step]
      if (next !== undefined) void navigate({ to: `${path}/${next}` as never, search: search as never, replace: true })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [path, keys, open, search, links, navigate])
}

function focusRow(selector: string, step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(selector)]
  const at = links.indexOf(document.activeElement as HTMLElement)
  links[at === -1 && step === -1 ? links.length - 1 : at + step]?.focus()
}
