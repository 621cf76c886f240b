import { expect, test } from 'vitest'
import { useBrowser } from '#test/support/browser.ts'
import ar from '#messages/ar/catalogue.json' with { type: 'json' }
import en from '#messages/en/catalogue.json' with { type: 'json' }
import { openPage, untilIdle } from '#test/support/open-page.ts'

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
