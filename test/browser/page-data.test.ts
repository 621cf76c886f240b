import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath, type Locale } from '#domain/locale.ts'
import { useBrowser } from '#test/support/browser.ts'
import { testInFull } from '#test/support/in-full.ts'
import { addToCart, bookingOf, chooseDeparture, fort, openActivity, openDay, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'

const browser = useBrowser()
/** With a slow connection: a page that prefetches would request more than the action needs. */
async function visit(locale: Locale) {
  const { page, problems } = await browser.visit({ locale })
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })`)
  return { page, problems }
}

const cartLink = (page: Page) => page.locator('header a[href$="/cart"]').first()

/** Method and path of each API request that `act` causes, until no request is pending. */
async function requestsOf(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  await untilIdle(page)
  const seen: string[] = []
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) seen.push(`${request.method()} ${pathname.replace(/\/\d+(?=\/|$)/, '/:id')}`)
  }
  page.on('request', note)
  await act()
  await untilIdle(page)
  page.off('request', note)
  return seen
}

describe.each(journeyLanguages)('in %s, a single request is sent for', (locale) => {
  test('adding to the cart on an activity’s page, with the new count in the header', async () => {
    const { page, problems } = await visit(locale)
    await openActivity(page, locale)
    // Other activities of that day are still for sale.
    await chooseDeparture(page, { day: 3 })
    const before = await cartLink(page).getAttribute('aria-label')
    const requests = await requestsOf(page, async () => {
      await addToCart(page, locale)
      await expect.poll(() => cartLink(page).getAttribute('aria-label')).not.toBe(before)
    })
    expect(requests).toEqual(['POST /api/cart/items'])
    // The confirmation loads on demand; the activities that it offers were in the response.
    const offered = bookingOf(page).getByRole('heading', { level: 4 })
    await offered.waitFor()
    expect(await offered.locator('xpath=..').locator('li a').count()).toBeGreaterThan(0)
    expect(problems).toEqual([])
  })

  test('changing a line of the cart, removing it and taking it back', async () => {
    const { page, problems } = await visit(locale)
    await openActivity(page, locale)
    await chooseDeparture(page)
    await addToCart(page, locale)
    await openPage(page, localePath(locale, '/cart'))
    const w = words[locale].cart
    const line = page.locator('main article')
    const total = page.locator('main section dl [aria-live] dd')
    const before = await total.innerText()
    const changed = await requestsOf(page, async () => {
      await line.locator('button:has(svg.lucide-plus):not([disabled])').first().click()
      await expect.poll(() => total.innerText()).not.toBe(before)
    })
    expect(changed).toEqual(['PATCH /api/cart/items/:id'])

    const full = await cartLink(page).getAttribute('aria-label')
    const removed = await requestsOf(page, async () => {
      await line.locator('button:has(svg[class*=lucide-trash])').click()
      await page.getByRole('button', { name: w.remove, exact: true }).last().click()
      await page.getByRole('heading', { name: w.empty }).waitFor()
    })
    expect(removed).toEqual(['DELETE /api/cart/items/:id'])
    expect(await cartLink(page).getAttribute('aria-label')).not.toBe(full)

    const back = await requestsOf(page, async () => {
      await page.getByRole('button', { name: w.undo }).click()
      await line.waitFor()
    })
    expect(back).toEqual(['POST /api/cart/items'])
    expect(await cartLink(page).getAttribute('aria-label')).toBe(full)
    expect(problems).toEqual([])
  })

  testInFull('saving an activity to the wishlist', async () => {
    const { page, problems } = await visit(locale)
    await openActivity(page, locale)
    const heart = page.locator('main button[aria-pressed]').first()
    const requests = await requestsOf(page, async () => {
      await heart.click()
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    })
    expect(requests).toEqual(['PUT /api/wishlist/items/:id'])
    expect(problems).toEqual([])
  })

  testInFull('two presses of the button before the page was drawn again', async () => {
    const { page } = await visit(locale)
    await openActivity(page, locale)
    await chooseDeparture(page, { day: 3 })
    const button = bookingOf(page).getByRole('button', { name: words[locale].activity.booking.addToCart })
    const requests = await requestsOf(page, async () => {
      await button.evaluate((element: HTMLButtonElement) => {
        element.click()
        element.click()
      })
      await bookingOf(page).getByRole('heading', { level: 4 }).waitFor()
    })
    expect(requests).toEqual(['POST /api/cart/items'])
  })

  test('a form that is sent twice before the page was drawn again', async () => {
    const { page } = await visit(locale)
    await openPage(page, localePath(locale, '/contact-us'))
    const requests = await requestsOf(page, () =>
      page.locator('main form').evaluate((form: HTMLFormElement) => {
        form.requestSubmit()
        form.requestSubmit()
      }),
    )
    expect(requests).toEqual(['POST /api/messages'])
    // Refused: the focus is on the first field with an error.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  })
})

describe.each(journeyLanguages)('in %s, an activity’s page', (locale) => {
  const path = localePath(locale, fort[locale].path)

  test('has its reviews and its structured data in the HTML, rendered and from the cache', async () => {
    const { page } = await visit(locale)
    for (const time of ['rendered', 'cached']) {
      const html = await (await page.request.get(encodeURI(path))).text()
      const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
      expect(JSON.parse(json), time).toMatchObject({ aggregateRating: { reviewCount: expect.any(Number) as number } })
      const reviews = html.slice(html.indexOf('id="reviews"'))
      expect(reviews.match(/<article/g)?.length, time).toBeGreaterThan(2)
    }
  })

  test('requests on its first load only what the HTML does not have', async () => {
    const { page } = await visit(locale)
    const requests = await requestsOf(page, async () => openActivity(page, locale))
    expect(requests).toEqual(['GET /api/availability/:id/calendar'])
  })

  test('is requested at the same time as its reviews, in four requests in all', async () => {
    const { page } = await visit(locale)
    await openPage(page, localePath(locale, '/faq'))
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const ofProduct = /\/api\/products\/[^/]+\/[^/]+\?/
    await page.route(ofProduct, async (route) => {
      await held
      await route.continue()
    })
    const requests = await requestsOf(page, async () => {
      const requested = Promise.all([page.waitForRequest(ofProduct), page.waitForRequest(/\/reviews\?/)])
      await page.evaluate((to) => history.pushState({}, '', to), path)
      await requested
      letGo()
      await page.getByRole('heading', { level: 1, name: fort[locale].title }).waitFor()
      await page.locator(openDay).first().waitFor()
    })
    const [, product] = /in-([^/]+\/.*)$/.exec(path) ?? []
    expect(requests.map(decodeURI).toSorted()).toEqual([
      'GET /api/availability/:id/calendar',
      `GET /api/products/${product}`,
      `GET /api/products/${product}/reviews`,
      'GET /api/redirect',
    ])
  })
})
