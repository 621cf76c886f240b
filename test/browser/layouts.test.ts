import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import common from '#messages/ar/common.json' with { type: 'json' }
import { useBrowser } from '#test/support/browser.ts'
import { testInFull } from '#test/support/in-full.ts'
import { layoutTypes } from '#test/support/layout-sites.ts'
import { openPage } from '#test/support/open-page.ts'
import { originOfLayout } from '#test/support/origin-of-layout.ts'

const browser = useBrowser()

const wide = { width: 1280, height: 800 }

describe.each(layoutTypes)('%s', (type) => {
  test('has a skip link as its first stop, and loads no other layout', async () => {
    const { page } = await browser.visit({ baseURL: originOfLayout(type) })
    const parts = new Set<string>()
    page.on('request', (request) => {
      const part = /\/assets\/([a-z-]+)-layout-[^/]*\.js$/.exec(request.url())?.[1]
      if (part !== undefined) parts.add(part)
    })
    await openPage(page, '/no/such/page')
    expect([...parts]).toEqual(type === 'default' ? [] : [type])
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    // Guests have bookings too, outside the menu.
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ ...wide, width })
      const link = page.locator('header a, nav a').filter({ hasText: common.bookings, visible: true })
      expect(await link.count(), `at ${width} px`).toBe(1)
    }
  })

  const testMenu = type === 'default' ? test : testInFull
  testMenu('opens its menu and searches without script', async () => {
    const { page } = await browser.visit({
      locale: 'en',
      baseURL: originOfLayout(type),
      viewport: wide,
      javaScriptEnabled: false,
    })
    await page.goto('/en')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#site-menu').getByRole('link', { name: 'My bookings' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('main input[name=q]').fill('fort')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/en\/search/)
    expect(await page.locator('article').count()).toBeGreaterThan(0)
  })
})

testInFull('no two layouts have the same structure of header, hero, card or footer', async () => {
  const { page } = await browser.visit({ javaScriptEnabled: false, locale: 'en' })
  const seen: Record<string, string[]> = { header: [], 'section:has(h1)': [], article: [], footer: [] }
  for (const type of layoutTypes) {
    await page.goto(`${originOfLayout(type)}/en`)
    for (const [part, skeletons] of Object.entries(seen)) skeletons.push(await skeletonOf(page, part))
  }
  for (const [part, skeletons] of Object.entries(seen))
    expect(new Set(skeletons).size, `different structures of ${part}`).toBe(layoutTypes.length)
})

test('the transparent header is over the picture, and becomes opaque and sticky when the page is scrolled', async () => {
  const { page } = await browser.visit({ baseURL: originOfLayout('transparent'), viewport: wide })
  await openPage(page, '/')
  const ground = () => page.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor)
  const tops = async () => [
    await page.locator('header').evaluate((header) => header.getBoundingClientRect().top),
    await page.locator('main').evaluate((main) => main.getBoundingClientRect().top),
  ]
  expect(await tops()).toEqual([0, 0])
  expect(await ground()).toBe('rgba(0, 0, 0, 0)')
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.locator('header[data-state=scrolled]').waitFor()
  await expect.poll(ground).toBe('rgb(255, 255, 255)')
  expect((await tops())[0]).toBe(0)
})

/**
 * The element structure of the first match, without texts, classes and repetition: what remains if colours and words
 * are removed.
 */
function skeletonOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((root) => {
      const write = (element: Element): string => {
        const children = [...element.children].map(write)
        const different = children.filter((child, index) => child !== children[index - 1])
        return `${element.tagName}(${different.join(' ')})`
      }
      return write(root)
    })
}
