import { expect, test } from 'vitest'
import { useBrowser } from '#test/support/browser.ts'
import ar from '#messages/ar/catalogue.json' with { type: 'json' }
import en from '#messages/en/catalogue.json' with { type: 'json' }
import { isInWindow } from '#test/support/is-in-window.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'
import { scrollersIn } from '#test/support/scrollers.ts'

const browser = useBrowser()

test('a thumb under the prices sets a limit, and removes it at its end', async () => {
  const { page, problems } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 800 } })
  await openPage(page, '/en/things-to-do-in-riyadh')
  const total = await page.locator('main article').count()
  const most = page.getByRole('slider', { name: en.filters.most })
  for (let step = 0; step < 40; step++) await most.press('ArrowLeft')
  await page.waitForURL(({ searchParams }) => searchParams.has('priceMax'))
  await expect.poll(() => page.locator('main article').count()).toBeLessThan(total)
  // The last presses may still be on their way to the address.
  const field = page.locator('#filters [name=priceMax]')
  await expect
    .poll(async () => new URL(page.url()).searchParams.get('priceMax') === (await field.inputValue()))
    .toBe(true)
  await most.press('End')
  await page.waitForURL(({ search }) => search === '')
  expect(await page.locator('#filters [name=priceMax]').inputValue()).toBe('')
  expect(problems).toEqual([])
})

test.each([
  ['en', '/en/things-to-do', en],
  ['ar', '/things-to-do', ar],
] as const)(
  'the upper end of the prices has no limit, and its plus is at the right of the number, in %s',
  async (locale, path, t) => {
    const { page } = await browser.visit({ locale, viewport: { width: 1280, height: 800 } })
    await openPage(page, path)
    const most = page.getByRole('slider', { name: t.filters.most })
    const [, noLimit = ''] = t.filters.orDearer.split('{amount}')
    expect(await most.getAttribute('aria-valuetext')).toContain(noLimit)
    // Isolated from left to right.
    expect(await page.locator('#filters [name=priceMax]').getAttribute('placeholder')).toMatch(/^\u2066[\d,]+\+\u2069$/)
  },
)

test('the filters of a laptop scroll with the page, to their end and back to their start', async () => {
  const { page } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 800 } })
  await openPage(page, '/en/things-to-do')
  await untilIdle(page)
  const filters = page.locator('#filters')
  expect(await scrollersIn(filters)).toBe(0)
  const last = filters.locator('summary').last()
  // As far as the filters are long: they move with the page.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400)
      return isInWindow(last)
    })
    .toBe(true)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -400)
      return isInWindow(filters.locator('h2'))
    })
    .toBe(true)
  expect(await page.evaluate(() => window.scrollX)).toBe(0)
})

test('lists of choices keep their order while other filters change the counts', async () => {
  const { page } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 800 } })
  await openPage(page, '/en/things-to-do')
  const values = () => page.locator('#filters [name=city]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)) // prettier-ignore
  const before = await values()
  expect(before).toHaveLength(6)
  await page.locator('#filters [name=pickup]').check()
  await page.waitForURL(/pickup=1/)
  await untilIdle(page)
  expect(await values()).toEqual(before)
  const group = page.locator('#filters details', { has: page.locator('[name=city]') })
  await group.getByRole('button').click()
  expect((await values()).length).toBeGreaterThan(20)
})

test('Enter applies a typed price without leaving its field', async () => {
  const { page, problems } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 800 } })
  await openPage(page, '/en/things-to-do-in-riyadh')
  const most = page.locator('input[name=priceMax]')
  await most.fill('200')
  await most.press('Enter')
  await page.waitForURL(({ searchParams }) => searchParams.get('priceMax') === '200')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('priceMax')
  expect(problems).toEqual([])
})

test.each([
  ['en', '/en/things-to-do-in-riyadh', 'SAR', en],
  ['ar', '/things-to-do-in-الرياض', 'ر.س', ar],
] as const)('the fields of the price say its currency and which price it is, in %s', async (locale, path, sign, t) => {
  const { page } = await browser.visit({ locale, viewport: { width: 1280, height: 800 } })
  await openPage(page, path)
  for (const name of ['priceMin', 'priceMax']) {
    const field = page.locator(`#filters [name=${name}]`)
    const unit = field.locator('xpath=preceding-sibling::*')
    expect(await unit.innerText()).toContain(sign)
    // Before the amount in English, after it in Arabic: at the left of both.
    const [of, amount] = await Promise.all([unit.boundingBox(), field.boundingBox()])
    expect((of?.x ?? 0) + (of?.width ?? 0)).toBeLessThanOrEqual(amount?.x ?? 0)
    expect(await field.evaluate((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.innerText)).toBe(t.filters.priceHint) // prettier-ignore
  }
})
