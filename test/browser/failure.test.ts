import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import ar from '#messages/ar/errors.json' with { type: 'json' }
import en from '#messages/en/errors.json' with { type: 'json' }
import { useBrowser } from '#test/support/browser.ts'
import { touch } from '#test/support/open-page.ts'

const browser = useBrowser()
const words = { ar, en }
const paths = { ar: '/faq', en: '/en/faq' }

/** The errors that the page reports to the server. */
function reportsOf(page: Page): string[] {
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/browser-errors')) reports.push(request.postData() ?? '')
  })
  return reports
}

test.each(['ar', 'en'] as const)(
  'a page whose scripts cannot start shows the error screen and can still be read (%s)',
  async (locale) => {
    const { page } = await browser.visit({ locale })
    const reports = reportsOf(page)
    await page.addInitScript(
      `Object.defineProperty(History.prototype, 'state', { get() { throw new Error('no history in this browser') } })`,
    )
    await page.goto(paths[locale])
    await touch(page)
    const screen = page.getByRole('alertdialog', { name: words[locale].somethingWrong })
    await screen.waitFor()
    expect(await screen.evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(() => reports.length).toBe(1)
    expect(JSON.parse(reports[0] ?? '')).toMatchObject({ path: paths[locale], message: 'no history in this browser' })

    await screen.getByRole('button', { name: words[locale].keepReading }).click()
    await screen.waitFor({ state: 'detached' })
    expect(await page.locator('main h1').isVisible()).toBe(true)
  },
)

test('a page without its words reloads once and then shows the error screen', async () => {
  const { page } = await browser.visit()
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(/\/assets\/messages-ar-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.goto(paths.ar)
  await touch(page)
  await page.getByRole('alertdialog', { name: ar.somethingWrong }).waitFor()
  expect(loads).toBe(2)

  await page.unrouteAll()
  await page.getByRole('button', { name: ar.reload }).click()
  await page.locator('html[data-hydrated]').waitFor()
  expect(await page.locator('#failure').count()).toBe(0)
})
