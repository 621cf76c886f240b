import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '#test/support/browser.ts'
import { openPage, touch, untilIdle } from '#test/support/open-page.ts'

const browser = useBrowser()

describe('a redirect of a navigation without a load', () => {
  const lookup = /\/api\/redirect\?path=%2Fen%2Fexperiences$/
  const listing = /\/api\/products\?/

  /** Holds answers until `letGo`. */
  async function hold(page: Page, address: RegExp) {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(address, async (route) => {
      // Aborted if the page no longer needs it, or is closed.
      const response = await route.fetch().catch(() => null)
      await held
      if (response) await route.fulfill({ response }).catch(() => {})
    })
    return { letGo, requested: page.waitForRequest(address) }
  }

  test.each(['before', 'after', 'at the same moment as'])(
    'whose lookup is answered %s the data of the page is followed',
    async (order) => {
      const { page } = await browser.visit()
      await openPage(page, '/en/faq')
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      const redirect = await hold(page, lookup)
      const data = await hold(page, listing)
      await page.evaluate(() => history.pushState({}, '', '/en/experiences'))
      await Promise.all([redirect.requested, data.requested])
      if (order === 'before') {
        redirect.letGo()
        await page.waitForURL(/\/en\/things-to-do$/)
      }
      data.letGo()
      if (order === 'after') await page.locator('main article').first().waitFor()
      redirect.letGo()
      await page.waitForURL(/\/en\/things-to-do$/)
      await page.locator('main article').first().waitFor()
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    },
  )

  test('is not followed by a visitor who went back before its lookup was answered', async () => {
    const { page } = await browser.visit()
    await openPage(page, '/en/faq')
    const redirect = await hold(page, lookup)
    const data = await hold(page, listing)
    await page.evaluate(() => history.pushState({}, '', '/en/experiences'))
    await Promise.all([redirect.requested, data.requested])
    const isLookup = { predicate: (request: Request) => lookup.test(request.url()) }
    const ended = Promise.race([
      page.waitForEvent('requestfailed', isLookup),
      page.waitForEvent('requestfinished', isLookup),
    ])
    await page.goBack()
    await page.waitForURL(/\/en\/faq$/)
    redirect.letGo()
    await ended
    data.letGo()
    await untilIdle(page)
    expect(new URL(page.url()).pathname).toBe('/en/faq')
  })

  test('is followed when the navigation comes before the page is hydrated', async () => {
    const { page } = await browser.visit()
    // Once the router takes navigations from the history, which is before React hydrates the routes.
    await page.addInitScript(() => {
      let router: { history: { subscribe: (listener: unknown) => () => void } } | undefined
      Object.defineProperty(window, '__TSR_ROUTER__', {
        get: () => router,
        set: (created: NonNullable<typeof router>) => {
          router = created
          const { subscribe } = created.history
          created.history.subscribe = (listener) => {
            created.history.subscribe = subscribe
            queueMicrotask(() => history.pushState({}, '', '/en/experiences'))
            return subscribe(listener)
          }
        },
      })
    })
    await page.goto('/en/faq')
    await touch(page)
    await page.waitForURL(/\/en\/things-to-do$/)
    await page.locator('main article').first().waitFor()
  })
})
