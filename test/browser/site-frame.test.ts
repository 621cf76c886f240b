import { describe, expect, test } from 'vitest'
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()

describe.each([
  { path: '/', lang: 'ar', dir: 'rtl' },
  { path: '/en', lang: 'en', dir: 'ltr' },
])('$path', ({ path, lang, dir }) => {
  test('has its language and direction, and hydrates without errors in a browser whose clock is a year ahead', async () => {
    const { page, problems } = await browser.visit()
    await page.clock.setFixedTime(Date.now() + 366 * 86_400_000)
    const answer = await openPage(page, path)
    expect(answer?.status()).toBe(200)
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.locator('html').getAttribute('dir')).toBe(dir)
    expect(await page.locator('h1').count()).toBe(1)
    expect(problems).toEqual([])
  })

  test('has a heading without script', async () => {
    const { page } = await browser.visit({ javaScriptEnabled: false })
    await page.goto(path)
    expect(await page.locator('h1').innerText()).not.toBe('')
  })

  test('fits a phone and is accessible', async () => {
    const { page } = await browser.visit(phone)
    await openPage(page, path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(1)
    await expectAccessible(page)
  })

  test('has a 404 page in the same language', async () => {
    const { page, problems } = await browser.visit()
    const answer = await page.goto(`${path === '/' ? '' : path}/no-such-page/at-all/anywhere`)
    expect(answer?.status()).toBe(404)
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.locator('header').count()).toBe(1)
    expect(problems).toEqual([])
  })
})

test('redirects a visitor with English preferences and no stored choice to /en', async () => {
  const { page } = await browser.visit({ locale: 'en-GB' })
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/en')
})
