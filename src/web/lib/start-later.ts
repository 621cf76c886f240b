/*
 * The scripts of a page are requested when the page is shown: until then its pictures and fonts have the whole
 * connection. The first touch, click or key requests them at once (it is repeated: early-acts.ts).
 */

/** After this time, in milliseconds, scripts are requested although pictures are still loading. */
const LATEST_MS = 4000

/** Turns off the scripts of a rendered page, until `startScript` turns them on. */
export function holdScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload" ', '<link rel="later" ')
    .replace('<script type="module" async="" src=', '<script type="later" async="" src=')
}

/** Runs in the head. */
export const startScript = `(() => {
  const touches = ['pointerdown', 'keydown', 'submit']
  let isStarted = false
  const start = () => {
    if (isStarted) return
    const entry = document.querySelector('script[type="later"]')
    if (!entry) return
    isStarted = true
    for (const touch of touches) removeEventListener(touch, start, true)
    for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload'
    const script = document.createElement('script')
    script.type = 'module'
    script.src = entry.src
    document.head.append(script)
  }
  for (const touch of touches) addEventListener(touch, start, true)
  addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(start))
  addEventListener('DOMContentLoaded', () => setTimeout(start, ${LATEST_MS}))
})()`
