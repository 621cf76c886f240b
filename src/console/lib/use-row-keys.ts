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

/** The row of each list that was opened last, by the list's path. */
const lastOpened = new Map<string, string>()

/**
 * `j` and `k` open, or in a list focus, the next and the previous row. After an act has removed the open row from the
 * list, `j` opens the row that took its place.
 */
export function useRowKeys({ path, keys, open, search, links }: Rows): void {
  const navigate = useNavigate()
  const place = useRef(0)
  useListFocus({ path, keys, open, links })
  useEffect(() => {
    const at = open === null ? -1 : keys.indexOf(open)
    if (at !== -1) place.current = at
    return onStep((step) => {
      if (open === null) return focusLink(links, step)
      const next = keys[at === -1 ? place.current + Math.min(step, 0) : at + step]
      if (next !== undefined) void navigate({ to: `${path}/${next}` as never, search: search as never, replace: true })
    })
  }, [path, keys, open, search, links, navigate])
}

/** `j` and `k` focus the next and the previous of these links. */
export function useLinkKeys(links: string): void {
  useEffect(() => onStep((step) => focusLink(links, step)), [links])
}

/**
 * Focuses the first row of a list, or the row that was opened last, if opening the list has removed the focused element.
 * Otherwise the focus would be lost.
 */
function useListFocus({ path, keys, open, links }: Omit<Rows, 'search'>): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (open !== null) lastOpened.set(path, open)
    if (open !== null || keys.length === 0 || isDone.current) return
    isDone.current = true
    if (document.activeElement !== document.body || !navigator.userActivation.hasBeenActive) return
    const last = keys.indexOf(lastOpened.get(path) ?? '')
    const link = document.querySelectorAll<HTMLElement>(links)[Math.max(last, 0)]
    link?.focus({ preventScroll: true })
    if (last > 0) link?.scrollIntoView({ block: 'nearest' })
  }, [path, keys, open, links])
}

function onStep(act: (step: 1 | -1) => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if ((event.code !== 'KeyJ' && event.code !== 'KeyK') || isTyping(event)) return
    act(event.code === 'KeyJ' ? 1 : -1)
  }
  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}

function focusLink(selector: string, step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(selector)]
  const at = links.indexOf(document.activeElement as HTMLElement)
  links[at === -1 && step === -1 ? links.length - 1 : at + step]?.focus()
}
