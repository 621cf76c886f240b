import { expect, test } from 'vitest'
import { useBrowser } from '#test/support/browser.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()

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
