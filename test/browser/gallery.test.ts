import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import arCommon from '#messages/ar/common.json' with { type: 'json' }
import enCommon from '#messages/en/common.json' with { type: 'json' }
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { firstIfShort, testInFull } from '#test/support/in-full.ts'
import { openActivity, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser({ pictures: true })
/** The address of an uncropped picture at full width. */
const whole = /p_photo(?:,v_[^,/]+)?\//
const common = { ar: arCommon, en: enCommon }

const rowOf = (page: Page, locale: 'ar' | 'en') => page.getByRole('list', { name: words[locale].activity.gallery })
const viewer = (page: Page) => page.locator('dialog[open]')
const current = (page: Page) => viewer(page).locator('[aria-current=true]')
const numberShown = async (page: Page) => (await viewer(page).locator('[role=status] bdi').innerText()).split(' / ')[0]

/** The scale and the source of the picture in the middle of the window. */
const shown = (page: Page) =>
  viewer(page)
    .locator('li img[style]')
    .evaluateAll((pictures) => {
      const one = (pictures as HTMLImageElement[]).find((picture) => {
        const { left, right } = picture.getBoundingClientRect()
        return left < window.innerWidth / 2 && right > window.innerWidth / 2
      })
      return { scale: Math.round(new DOMMatrix(one?.style.transform).a * 100) / 100, src: one?.currentSrc ?? '' }
    })

test.each(
  firstIfShort([
    ['ar', 'ArrowLeft', 'ArrowRight'],
    ['en', 'ArrowRight', 'ArrowLeft'],
  ] as const),
)('opens, changes pictures in reading direction of %s, zooms and closes by keyboard', async (locale, on, back) => {
  const { page, problems } = await browser.visit({ locale })
  await openActivity(page, locale)
  const address = page.url()
  const tile = rowOf(page, locale).getByRole('button').nth(1)
  const count = await rowOf(page, locale).getByRole('button').count()
  await tile.focus()
  await page.keyboard.press('Enter')
  await current(page).waitFor()
  expect(await numberShown(page)).toBe('2')
  await expectAccessible(page)

  await page.keyboard.press(back)
  await expect.poll(() => numberShown(page)).toBe('1')
  await page.keyboard.press(on)
  await expect.poll(() => numberShown(page)).toBe('2')
  await page.keyboard.press('End')
  await expect.poll(() => numberShown(page)).toBe(String(count))
  await page.keyboard.press('Home')
  await expect.poll(() => numberShown(page)).toBe('1')

  await expect.poll(async () => (await shown(page)).src).toContain(',w_')
  const sharp = page.waitForResponse(whole)
  await page.keyboard.press('+')
  // A zoomed picture loads at full resolution.
  await (await sharp).finished()
  await expect.poll(() => shown(page)).toMatchObject({ scale: 1.6, src: expect.stringContaining('/p_photo') })
  await expect.poll(async () => (await shown(page)).src).not.toContain(',w_')
  await page.keyboard.press('0')
  expect((await shown(page)).scale).toBe(1)

  await page.goBack()
  await viewer(page).waitFor({ state: 'detached' })
  expect(page.url()).toBe(address)
  await expect.poll(() => tile.evaluate((button) => button === document.activeElement)).toBe(true)

  await page.keyboard.press('Enter')
  await current(page).waitFor()
  await page.keyboard.press('Escape')
  await viewer(page).waitFor({ state: 'detached' })
  // After Escape no history entry remains: back leaves the page.
  await expect.poll(() => page.evaluate(() => (history.state as { overPage?: number }).overPage ?? 0)).toBe(0)
  await page.goBack()
  expect(page.url()).not.toBe(address)
  expect(problems).toEqual([])
})

testInFull('zooms by double click and by wheel with Ctrl, and a second double click resets', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await openActivity(page, 'en')
  await rowOf(page, 'en').getByRole('button').first().click()
  await current(page).waitFor()
  const at = [700, 300] as const
  await page.mouse.dblclick(...at)
  await expect.poll(async () => (await shown(page)).scale).toBe(2.5)
  await page.mouse.dblclick(...at)
  await expect.poll(async () => (await shown(page)).scale).toBe(1)
  await page.mouse.move(...at)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -120)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await shown(page)).scale).toBeGreaterThan(1)
})

testInFull('zooms by pinch without moving the page behind', async () => {
  const { page } = await browser.visit({ ...phone, locale: 'en' })
  await openPage(page, '/en/things-to-do-in-manama/bahrain-fort-at-sunset')
  await rowOf(page, 'en').getByRole('button').first().click()
  await viewer(page).getByRole('button', { name: common.en.pictures.enlarge }).waitFor()
  const touch = await page.context().newCDPSession(page)
  const fingers = (distance: number) =>
    [-1, 1].map((side) => ({ x: 195 + (side * distance) / 2, y: 400, id: side + 1 }))
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(60) })
  for (const distance of [80, 100, 120])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(distance) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(async () => (await shown(page)).scale).toBeCloseTo(2, 1)
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
})

test('keeps the picture while its sharp rendition loads or fails to load', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await page.route(whole, (route) => route.abort())
  await openActivity(page, 'en')
  await rowOf(page, 'en').getByRole('button').first().click()
  await expect.poll(async () => (await shown(page)).src).toContain(',w_')
  const requested = page.waitForRequest(whole)
  await page.keyboard.press('+')
  await requested
  const isWhole = () =>
    viewer(page)
      .locator('li img[style]')
      .first()
      .evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0)
  await expect.poll(async () => (await shown(page)).scale).toBe(1.6)
  expect(await isWhole()).toBe(true)
})

test.each(journeyLanguages)('swipes and counts pictures on a phone without the viewer, in %s', async (locale) => {
  const { page } = await browser.visit({ ...phone, locale })
  await openPage(
    page,
    locale === 'ar'
      ? '/things-to-do-in-المنامة/قلعة-البحرين-عند-الغروب'
      : '/en/things-to-do-in-manama/bahrain-fort-at-sunset',
  )
  const row = rowOf(page, locale)
  const count = await row.getByRole('button').count()
  await page.getByText(`1 / ${count}`, { exact: true }).waitFor()
  await row.evaluate((list) =>
    list.scrollBy({ left: list.clientWidth * (document.dir === 'rtl' ? -1 : 1), behavior: 'instant' }),
  )
  await page.getByText(`2 / ${count}`, { exact: true }).waitFor()
  await expect
    .poll(() =>
      row
        .getByRole('button')
        .nth(1)
        .evaluate((button) => Math.abs(Math.round(button.getBoundingClientRect().left))),
    )
    .toBe(0)
})

test('says that the viewer could not be loaded, and loads it on retry', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await openActivity(page, 'en')
  await page.context().setOffline(true)
  await rowOf(page, 'en').getByRole('button').first().click()
  await viewer(page).getByText(enCommon.pictures.failed).waitFor()
  await page.context().setOffline(false)
  await viewer(page).getByRole('button', { name: enCommon.retry }).click()
  await current(page).waitFor()
})

// Some builds of Chromium remember that a module could not be loaded, and do not request it again.
testInFull('loads the page again if the viewer cannot be loaded on retry either', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await openActivity(page, 'en')
  const viewerScript = /\/picture-viewer-[^/]+\.js$/
  await page.route(viewerScript, (route) => route.abort())
  const first = rowOf(page, 'en').getByRole('button').first()
  await first.click()
  await viewer(page).getByText(enCommon.pictures.failed).waitFor()
  const isLoaded = page.waitForEvent('load')
  await viewer(page).getByRole('button', { name: enCommon.retry }).click()
  await isLoaded
  await page.unroute(viewerScript)
  // Before the scripts have started: the tap is carried out when they have.
  await first.click()
  await current(page).waitFor()
})
