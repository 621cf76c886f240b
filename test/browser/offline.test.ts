import { expect, test } from 'vitest'
import { expectAccessible, useBrowser } from '#test/support/browser.ts'
import { siteOrigin } from '#test/support/site-origin.ts'

const browser = useBrowser({ pictures: true })

test.each([
  { prefix: '', direction: 'rtl', title: 'لا يوجد اتصال بالإنترنت', retry: 'إعادة المحاولة' },
  { prefix: '/en', direction: 'ltr', title: 'You’re offline', retry: 'Try again' },
])('shows the offline page in the language of the address: $title', async ({ prefix, direction, title, retry }) => {
  const { page, problems } = await browser.visit({ serviceWorkers: 'allow' })
  await page.goto(`${prefix}/faq`)
  await page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready
    const worker = active ?? waiting ?? installing
    if (worker?.state === 'activated') return
    await new Promise((resolve) => worker?.addEventListener('statechange', resolve))
  })

  await page.context().setOffline(true)
  await page.goto(`${prefix}/things-to-do`)
  expect(await page.locator('h1').innerText()).toBe(title)
  expect(await page.locator('html').getAttribute('dir')).toBe(direction)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)

  await page.context().setOffline(false)
  await page.getByRole('link', { name: retry }).click()
  await page.waitForURL(new URL(`${prefix}/things-to-do`, siteOrigin()).href)
  await page.locator('main h1').waitFor()
  expect(await page.locator('article').count()).toBeGreaterThan(3)
  expect(problems).toEqual([])
})

test('never returns prices, availability or API responses from a cache', async () => {
  const { page } = await browser.visit({ serviceWorkers: 'allow' })
  await page.goto('/en/faq')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1)
  const cached = await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname).toSorted()
  })
  expect(cached).toEqual(['/en/offline', '/offline'])
})

test.each([
  ['/', '/manifest.webmanifest', 'ar', 'rtl'],
  ['/en', '/en/manifest.webmanifest', 'en', 'ltr'],
])('%s can be installed: manifest and icons exist', async (address, manifest, lang, dir) => {
  const { page } = await browser.visit()
  await page.goto(address)
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe(manifest)
  const answer = await page.request.get(manifest)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const read = (await answer.json()) as { name: string; start_url: string; icons: { src: string; sizes: string }[] }
  expect(read).toMatchObject({ lang, dir, start_url: address, display: 'standalone' })
  expect(read.name.length).toBeGreaterThan(0)
  for (const { src, sizes } of read.icons) {
    await page.goto(src)
    const drawn = await page.evaluate(() => `${document.images[0]?.naturalWidth}x${document.images[0]?.naturalHeight}`)
    expect(drawn).toBe(sizes)
  }
})
