import { RELOADED_KEY } from './reload-once.ts'
import { TRIP_KEY } from './trip-key.ts'

/*
 * The scripts of a page are requested when the page is shown: until then its pictures and fonts have the whole
 * connection. The first touch, click or key requests them at once (it is repeated: early-acts.ts). Pages for reading
 * wait for a sign that somebody is there (reading-page.ts).
 */

/** After this time, in milliseconds, a page counts as shown although pictures are still loading. */
const LATEST_MS = 4000

/** Milliseconds after which an untouched page loads its scripts anyway, so that a later tap responds immediately. */
const UNTOUCHED_MS = 10_000

/**
 * Turns off the scripts of a rendered page, until `startScript` turns them on: the entry has the addresses that would be
 * preloaded, which is shorter than an element for each.
 */
export function holdScripts(html: string, isForReading: boolean): string {
  const parts: string[] = []
  const endOfHead = html.indexOf('</head>')
  const head = html
    .slice(0, endOfHead)
    .replaceAll(/<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g, (_, href: string) => {
      parts.push(href)
      return ''
    })
  const reading = isForReading ? 'data-reading="" ' : ''
  const entry = `<script type="later" data-parts="${parts.join(' ')}" ${reading}async="" src=`
  return head + html.slice(endOfHead).replace('<script type="module" async="" src=', () => entry)
}

/**
 * Runs in the head. Its comments are here because its source is part of every page:
 * - Signs: browsers report a pointer that does not move, and rows that snap while the page is laid out. Neither counts.
 * - Idle: a page that draws nothing new may never be called idle, hence the second.
 * - Scripts of a page for reading do not wait if it shows something that scripts must draw, or what a visitor has seen
 *   (RESUME_KEY), planned (TRIP_KEY) or saved before; nor on a page that is opened again, whose history may have an open sheet; nor after a reload
 *   for a missing part: ten seconds later the page would be reloaded once more (reload-once.ts).
 */
export const startScript = `(() => {
  const touches = ['pointerdown', 'keydown', 'submit']
  const signs = ['pointermove', 'wheel', 'scroll', 'click', 'focusin']
  let isShown = false
  let isStarted = false
  const entryOf = () => document.querySelector('script[type="later"]')
  const start = () => {
    const entry = entryOf()
    if (isStarted || !entry) return
    isStarted = true
    for (const touch of touches) removeEventListener(touch, start, true)
    for (const sign of signs) removeEventListener(sign, onSign, true)
    for (const href of entry.dataset.parts.match(/\\S+/g) ?? []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.src = entry.src
    document.head.append(script)
  }
  const onSign = ({ type, target, movementX, movementY }) => {
    if (type === 'pointermove' ? movementX || movementY : type !== 'scroll' || target === document) start()
  }
  const soon = () => (self.requestIdleCallback ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start))
  const isStored = (key) => {
    try {
      return sessionStorage.getItem(key) !== null
    } catch {
      return false
    }
  }
  const waits = () =>
    'reading' in entryOf().dataset &&
    !('resume' in document.documentElement.dataset) &&
    !/(?:^|; )rihla_saved=1/.test(document.cookie) &&
    history.state === null &&
    ![...document.querySelectorAll('[data-needs-script]')].some((element) => element.getClientRects().length > 0) &&
    !isStored('${TRIP_KEY}') &&
    !isStored('${RELOADED_KEY}')
  const show = () => {
    if (isShown || isStarted || !entryOf()) return
    isShown = true
    if (!waits()) return soon()
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true })
    setTimeout(soon, ${UNTOUCHED_MS})
  }
  for (const touch of touches) addEventListener(touch, start, true)
  addEventListener('load', show)
  addEventListener('DOMContentLoaded', () => setTimeout(show, ${LATEST_MS}))
})()`
