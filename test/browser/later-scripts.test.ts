import { expect, test } from 'vitest'
import { useBrowser } from '#test/support/browser.ts'

const browser = useBrowser()

/** Opens a page that stays as it is while its pictures load: without its load event and the deadline of its scripts. */
async function openUnloaded() {
  const { page } = await browser.visit({ locale: 'en' })
  await page.addInitScript(`{
    addEventListener('load', (event) => { if (event.isTrusted) event.stopImmediatePropagation() })
    const setTimer = window.setTimeout
    window.setTimeout = (act, ms, ...rest) => (ms === 4000 ? 0 : setTimer(act, ms, ...rest))
  }`)
  let scripts = 0
  page.on('request', (request) => {
    if (/\/assets\/[^/]+\.js$/.test(new URL(request.url()).pathname)) scripts += 1
  })
  await page.goto('/en', { waitUntil: 'load' })
  await page.locator('main h1').waitFor()
  return { page, countScripts: () => scripts }
}

test.each([
  ['when its pictures have loaded', 'load'],
  ['at the first touch, while pictures are still loading', 'pointerdown'],
  ['at the first key, while pictures are still loading', 'keydown'],
])('requests the scripts of a page %s', async (_, event) => {
  const { page, countScripts } = await openUnloaded()
  expect(countScripts()).toBe(0)
  await page.evaluate(`dispatchEvent(new Event('${event}'))`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
})
