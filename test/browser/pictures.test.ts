import type { Page, Response, Route } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { useBrowser } from '#test/support/browser.ts'
import { firstIfShort } from '#test/support/in-full.ts'
import { openPage, touch } from '#test/support/open-page.ts'
import { siteOrigin } from '#test/support/site-origin.ts'

const browser = useBrowser({ pictures: true })
/** The tile of a city below the first ones, which loads lazily and fades in. */
const late = '.picture img[loading=lazy]'

beforeAll(async () => {
  // Pictures of cities are probed first.
  while (!(await (await fetch(`${siteOrigin()}/en`)).text()).includes('src="data:image/bmp'))
    await new Promise((resolve) => setTimeout(resolve, 1000))
})

const opacityOf = (page: Page) =>
  page
    .locator(late)
    .first()
    .evaluate((image) => Number(getComputedStyle(image).opacity))

describe('a picture that is loading', () => {
  test('shows its colours and then fades in', async () => {
    const { page, problems } = await browser.visit({ reducedMotion: 'no-preference' })
    const held: Route[] = []
    let isHeld = true
    await page.route('**/_image/**', (route) => (isHeld ? void held.push(route) : route.continue()))
    await page.goto('/en', { waitUntil: 'domcontentloaded' })
    await touch(page)
    await page.locator(`${late}[data-arriving]`).first().waitFor({ state: 'attached' })
    expect(await opacityOf(page)).toBe(0)
    const placeholder = page.locator('.picture img[src^="data:"]').first()
    expect(await placeholder.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([6, 4]) // prettier-ignore
    expect(await placeholder.getAttribute('aria-hidden')).toBe('true')

    isHeld = false
    await Promise.all(held.map((route) => route.continue()))
    await page.locator(late).first().scrollIntoViewIfNeeded()
    await page.waitForFunction((one) => getComputedStyle(document.querySelector(one) as Element).opacity === '1', late)
    const seconds = await page.locator(late).first().evaluate((image) => getComputedStyle(image).transitionDuration) // prettier-ignore
    // One for each property: in cards that grow, the picture's scale too.
    expect(new Set(seconds.split(', '))).toEqual(new Set(['0.2s']))
    expect(problems).toEqual([])
  })

  test('does not fade under reduced motion', async () => {
    const { page } = await browser.visit()
    await page.goto('/en')
    const seconds = await page
      .locator(late)
      .first()
      .evaluate((image) => parseFloat(getComputedStyle(image).transitionDuration))
    expect(seconds).toBeLessThan(0.001)
  })

  test('keeps showing its colours if it fails to load', async () => {
    const { page } = await browser.visit()
    await page.route('**/_image/**', (route) => route.abort())
    await openPage(page, '/en')
    await page.waitForFunction((one) => document.querySelector(one)?.hasAttribute('data-arriving') === false, late)
    expect(await page.locator('.picture img[src^="data:"]').first().isVisible()).toBe(true)
  })
})

test('pictures are displayed without script', async () => {
  const { page, problems } = await browser.visit({ javaScriptEnabled: false })
  await page.goto('/en')
  expect(await page.locator('[data-arriving]').count()).toBe(0)
  const first = page.locator('.picture img[srcset]').first()
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  expect(await first.evaluate((image) => getComputedStyle(image).opacity)).toBe('1')
  expect(problems).toEqual([])
})

const MAX_OVER = 1.3
const LEAST = 0.98

describe.each(
  firstIfShort([
    [320, 2],
    [1280, 1],
    [320, 1],
    [768, 1],
    [768, 2],
    [1280, 2],
  ] as const),
)('at %i pixels and density %i', (width, deviceScaleFactor) => {
  test.each(firstIfShort(['/', '/en/things-to-do']))(
    '%s loads no picture much larger than displayed, and none smaller',
    async (path) => {
      const { page } = await browser.visit({ viewport: { width, height: 900 }, deviceScaleFactor })
      await openPage(page, path)
      const wrong = await page.evaluate(
        async ({ density, most, least }) => {
          for (let y = 0; y < document.body.scrollHeight; y += 600) {
            scrollTo(0, y)
            await new Promise((resolve) => setTimeout(resolve, 50))
          }
          // Pictures outside the window are not loaded.
          const shown = [...document.querySelectorAll<HTMLImageElement>('img[srcset]')].filter((image) => image.clientWidth > 0 && image.complete && image.naturalWidth > 0) // prettier-ignore
          if (shown.length < 5) return ['too few were loaded']
          return shown.flatMap((image) => {
            const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])]
            const set = sources.find((source) => matchMedia(source.media).matches)?.srcset ?? image.srcset
            const candidates = set.split(', ').map((one) => one.split(' ') as [string, string])
            const pixels = (address: string) =>
              parseInt(candidates.find(([url]) => address.endsWith(url))?.[1] ?? '0', 10)
            const chosen = pixels(image.currentSrc)
            const ratio = image.naturalWidth / image.naturalHeight
            const needed = Math.max(image.clientWidth, image.clientHeight * ratio) * density
            const isWidest = chosen === Math.max(...candidates.map(([, width]) => parseInt(width, 10)))
            const over = chosen / needed
            return over > most || (over < least && !isWidest) ? [`${image.currentSrc}: ${chosen} for ${needed}`] : []
          })
        },
        { density: deviceScaleFactor, most: MAX_OVER, least: LEAST },
      )
      expect(wrong).toEqual([])
    },
  )
})

describe('on a phone', () => {
  const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, hasTouch: true, isMobile: true }
  const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0

  test('pictures of a row load when they are nearly in view', async () => {
    const { page } = await browser.visit({ ...phone, locale: 'en' })
    await openPage(page, '/en')
    const pictures = page.locator('ul.scroll-row .picture img[srcset]')
    await expect.poll(() => pictures.nth(1).evaluate(isLoaded)).toBe(true)
    expect(await pictures.count()).toBeGreaterThan(6)
    expect(await pictures.nth(5).evaluate(isLoaded)).toBe(false)
    expect(await pictures.last().evaluate(isLoaded)).toBe(false)
    await pictures.last().evaluate((image) => image.closest('ul')?.scrollTo({ left: 9999 }))
    await expect.poll(() => pictures.last().evaluate(isLoaded)).toBe(true)
  })

  /** Kilobytes of all pictures that a page loads until it is idle (docs/performance.md). */
  test.each([
    ['/en', 100],
    ['/en/things-to-do', 120],
  ])('%s loads at most %d KB of pictures', async (path, most) => {
    const { page } = await browser.visit({ ...phone, locale: 'en' })
    const answers: Response[] = []
    page.on('response', (answer) => answers.push(answer))
    await openPage(page, path)
    const pictures = answers.filter((answer) => new URL(answer.url()).pathname.startsWith('/_image/'))
    const sizes = await Promise.all(pictures.map((answer) => answer.request().sizes()))
    expect(sizes.length).toBeGreaterThan(5)
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000).toBeLessThanOrEqual(most)
  })
})
