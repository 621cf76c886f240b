import { describe, expect, test } from 'vitest'
import arHome from '#messages/ar/home.json' with { type: 'json' }
import enHome from '#messages/en/home.json' with { type: 'json' }
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()

describe.each([
  { path: '/', lang: 'ar', dir: 'rtl' },
  { path: '/en', lang: 'en', dir: 'ltr' },
])('$path', ({ path, lang, dir }) => {
  test('has its language and direction, and hydrates without errors', async () => {
    const { page, problems } = await browser.visit()
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

describe.each([
  { path: '/', words: arHome.slogans },
  { path: '/en', words: enHome.slogans },
])('the slogans of $path', ({ path, words }) => {
  // Longer than one interval, shorter than two.
  const TURN_MS = 7000

  test('rotate, pause on hover, and can be stopped and started by keyboard', async () => {
    const { page } = await browser.visit({ reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.goto(path)
    const slogan = (text: string) => page.locator('h1 + p > span:last-child').filter({ hasText: text })
    const box = () => page.locator('h1 + p').boundingBox()
    await slogan(words.first).waitFor()
    await page.getByRole('button', { name: words.pause }).waitFor()
    const before = await box()
    await page.clock.fastForward(TURN_MS)
    await slogan(words.second).waitFor()
    expect(await box()).toEqual(before)

    await page.locator('h1 + p').hover()
    await page.clock.fastForward(TURN_MS)
    expect(await slogan(words.second).count()).toBe(1)
    await page.mouse.move(0, 0)

    await page.getByRole('button', { name: words.pause }).press('Enter')
    await page.locator('main input').first().focus()
    await page.clock.fastForward(TURN_MS)
    expect(await slogan(words.second).count()).toBe(1)
    await expectAccessible(page)

    await page.getByRole('button', { name: words.resume }).press('Enter')
    await page.clock.fastForward(TURN_MS)
    await slogan(words.third).waitFor()
  })

  test('do not rotate under reduced motion or without script, and have no button then', async () => {
    for (const options of [{}, { javaScriptEnabled: false, reducedMotion: 'no-preference' as const }]) {
      const { page } = await browser.visit(options)
      await ('javaScriptEnabled' in options ? page.goto(path) : openPage(page, path))
      expect((await page.locator('h1 + p').innerText()).trim()).toBe(words.first)
      expect(await page.locator('h1 + p').getByRole('button').count()).toBe(0)
    }
  })
})
