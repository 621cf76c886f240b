import { describe, expect, test } from 'vitest'
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'

const browser = useBrowser()

describe.each([
  { path: '/', lang: 'ar', dir: 'rtl' },
  { path: '/en', lang: 'en', dir: 'ltr' },
])('$path', ({ path, lang, dir }) => {
  test('answers in its language and direction, and the script takes over without a complaint', async () => {
    const { page, problems } = await browser.visit()
    const answer = await page.goto(path, { waitUntil: 'networkidle' })
    expect(answer?.status()).toBe(200)
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.locator('html').getAttribute('dir')).toBe(dir)
    expect(await page.locator('h1').count()).toBe(1)
    expect(problems).toEqual([])
  })

  test('reads without a script', async () => {
    const { page } = await browser.visit({ javaScriptEnabled: false })
    await page.goto(path)
    expect(await page.locator('h1').innerText()).not.toBe('')
  })

  test('fits a phone and is accessible', async () => {
    const { page } = await browser.visit(phone)
    await page.goto(path, { waitUntil: 'networkidle' })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })

  test('says in the same language that a page does not exist', async () => {
    const { page, problems } = await browser.visit()
    const answer = await page.goto(`${path === '/' ? '' : path}/no-such-page/at-all/anywhere`)
    expect(answer?.status()).toBe(404)
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.locator('header').count()).toBe(1)
    expect(problems).toEqual([])
  })
})

test('a visitor who reads English and has not chosen is sent to /en', async () => {
  const { page } = await browser.visit({ locale: 'en-GB' })
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/en')
})
