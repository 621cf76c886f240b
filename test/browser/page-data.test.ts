import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '#test/support/browser.ts'
import { addToCart, chooseDeparture, openActivity } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { untilIdle } from '#test/support/open-page.ts'

const browser = useBrowser()
const cartLink = (page: Page) => page.locator('header a[href$="/cart"]').first()

/** Method and path of each API request that `act` causes, until no request is pending. */
async function requestsOf(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  await untilIdle(page)
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) seen.push(`${request.method()} ${pathname.replace(/\d+$/, ':id')}`)
  })
  await act()
  await untilIdle(page)
  return seen
}

describe.each(journeyLanguages)('in %s, a single request is sent for', (locale) => {
  test('adding to the cart on an activity’s page, with the new count in the header', async () => {
    const { page, problems } = await browser.visit({ locale })
    await openActivity(page, locale)
    await chooseDeparture(page)
    const before = await cartLink(page).getAttribute('aria-label')
    const requests = await requestsOf(page, async () => {
      await addToCart(page, locale)
      await expect.poll(() => cartLink(page).getAttribute('aria-label')).not.toBe(before)
    })
    expect(requests).toEqual(['POST /api/cart/items'])
    expect(problems).toEqual([])
  })

  test('saving an activity to the wishlist', async () => {
    const { page, problems } = await browser.visit({ locale })
    await openActivity(page, locale)
    const heart = page.locator('main button[aria-pressed]').first()
    const requests = await requestsOf(page, async () => {
      await heart.click()
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    })
    expect(requests).toEqual(['PUT /api/wishlist/items/:id'])
    expect(problems).toEqual([])
  })
})
