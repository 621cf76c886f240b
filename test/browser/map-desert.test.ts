import { expect, test } from 'vitest'
import { expectAccessible, useBrowser } from '#test/support/browser.ts'
import { firstIfShort } from '#test/support/in-full.ts'
import { namesOf } from '#test/support/map-names.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser({ pictures: true })
const laptop = { width: 1280, height: 800 }

test.each(
  firstIfShort([
    ['ar', '/things-to-do-in-العلا?view=map', 'جبل الفيل', 'طريق الحِجر', 'العلا'],
    ['en', '/en/things-to-do-in-alula?view=map', 'Elephant Rock', 'Hegra Road', 'AlUla'],
  ] as const),
)(
  'the map of a town in the desert has its oasis, wadi, hills and roads, in %s',
  async (locale, path, sight, road, city) => {
    const { page, problems } = await browser.visit({ locale, viewport: laptop })
    await openPage(page, path)
    for (const shape of ['hills', 'wadi', 'park', 'road'])
      await page.locator(`path.map-${shape}`).first().waitFor({ state: 'attached' })
    await expect.poll(() => namesOf(page, '.map-place-name')).toContain(sight)
    await expect.poll(() => namesOf(page, '.map-road-name')).toContain(road)
    await expect.poll(() => namesOf(page, '.map-wadi-name, .map-hills-name')).not.toEqual([])
    await expect.poll(() => namesOf(page, '.map-city')).toContain(city)
    await expectAccessible(page)
    expect(problems).toEqual([])
  },
)
