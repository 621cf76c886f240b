import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, useBrowser } from '#test/support/browser.ts'
import { freshEmail, signUp } from '#test/support/account-journey.ts'
import { fort, guest } from '#test/support/journey.ts'
import { openPage, touch, untilIdle } from '#test/support/open-page.ts'

const browser = useBrowser()

/** Counts the scripts that the page requests from now on. */
function countScripts(page: Page): () => number {
  let scripts = 0
  page.on('request', (request) => {
    if (/\/assets\/[^/]+\.js$/.test(new URL(request.url()).pathname)) scripts += 1
  })
  return () => scripts
}

/**
 * From its next load on the page stays as it is until `pass` is called: without the timers of its scripts (4 and 10 seconds),
 * which `pass` ends, and without its load event if `isLoading`.
 */
const hold = (page: Page, isLoading = false) =>
  page.addInitScript(`{
    if (${isLoading}) addEventListener('load', (event) => { if (event.isTrusted) event.stopImmediatePropagation() })
    const setTimer = window.setTimeout
    window.setTimeout = (act, ms, ...rest) => {
      if (ms !== 4000 && ms !== 10000) return setTimer(act, ms, ...rest)
      self.pass = act
      return 0
    }
  }`)

async function openWaiting(path: string, { isLoading = false, window = {} } = {}) {
  const { page } = await browser.visit({ locale: 'en', ...window })
  await hold(page, isLoading)
  const scripts = countScripts(page)
  await page.goto(path, { waitUntil: 'load' })
  await page.locator('main h1').waitFor()
  // What the load event would have started is requested by now.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(() => requestIdleCallback(resolve, { timeout: 1500 }), { timeout: 1500 }),
      ),
  )
  return { page, scripts }
}

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

test.each([
  ['when its pictures have loaded', 'load'],
  ['at the first touch, while pictures are still loading', 'pointerdown'],
  ['at the first key, while pictures are still loading', 'keydown'],
])('requests the scripts of the sign-in page %s', async (_, event) => {
  const { page, scripts } = await openWaiting('/en/sign-in', { isLoading: true })
  expect(scripts()).toBe(0)
  await page.evaluate(`dispatchEvent(new Event('${event}'))`)
  await hydrated(page)
})

test.each([
  ['is touched', 'home', '/en', touch],
  ['is pointed at', 'home', '/en', (page: Page) => page.mouse.move(40, 60)],
  ['is scrolled', 'a list', '/en/things-to-do', (page: Page) => page.evaluate('scrollBy(0, 40)')],
  ['has the focus in it', 'posts', '/en/blog', (page: Page) => page.locator('main a').first().focus()],
  ['is scrolled', 'an activity on a phone', `/en${fort.en.path}`, (page: Page) => page.evaluate('scrollBy(0, 40)')],
  ['was shown for ten seconds', 'home', '/en', (page: Page) => page.evaluate('pass()')],
])('a page for reading requests no script until it %s (%s)', async (_what, _page, path, act) => {
  const { page, scripts } = await openWaiting(path, { window: phone })
  expect(scripts()).toBe(0)
  await act(page)
  await hydrated(page)
})

test.each([
  ['on a map', '/en/things-to-do?view=map', {}],
  ['on an activity in a wide window, which shows the calendar', `/en${fort.en.path}`, {}],
  ['on an activity with people in its address, which opens the booking', `/en${fort.en.path}?people=1:2`, phone],
])('scripts do not wait %s', async (_, path, window) => {
  const { page } = await openWaiting(path, { window })
  await hydrated(page)
})

test('scripts do not wait on a page that is opened again', async () => {
  const { page } = await openWaiting('/en')
  await touch(page)
  await hydrated(page)
  await page.reload()
  await hydrated(page)
})

test.each([
  ['has viewed an activity', '/en', (page: Page) => openPage(page, `/en${fort.en.path}`)],
  [
    'has a wishlist',
    '/en/things-to-do',
    async (page: Page) => {
      await openPage(page, '/en/things-to-do')
      await page.locator('main article button[aria-pressed]').first().click()
      await page.locator('main article button[aria-pressed=true]').first().waitFor()
      // Stored by the server, which sets the cookie.
      await untilIdle(page)
    },
  ],
  [
    'is signed in',
    '/en/faq',
    (page: Page) =>
      signUp(page, 'en', { ...guest.en, email: freshEmail('reader'), password: 'a password of some length' }),
  ],
])('a page for reading does not wait for somebody who %s', async (_, path, before) => {
  const { page } = await browser.visit({ locale: 'en' })
  await before(page)
  await hold(page)
  await page.goto(path)
  await hydrated(page)
})
