import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath, type Locale } from '#domain/locale.ts'
import { useBrowser } from '#test/support/browser.ts'
import { testInFull } from '#test/support/in-full.ts'
import { isUnfocused } from '#test/support/is-unfocused.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()

const toast = (page: Page) => page.locator('.Toastify__toast').first()

interface Seen {
  cameAt: number
  wentAt: number
  transitions: string[]
  /** The names of its animations, in order. */
  animations: string[]
  clock: string
}

/**
 * Opens a listing on which saving is refused with a toast. `seen` records when the first toast came and went, and how.
 */
async function visit(locale: Locale, script = '', options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await browser.visit({ locale, ...options })
  await page.addInitScript(script)
  await page.route('**/api/wishlist/items/**', (route) =>
    route.fulfill({ status: 409, json: { code: 'wishlist.full', most: 200 } }),
  )
  await openPage(page, localePath(locale, '/things-to-do'))
  await page.evaluate(() => {
    const seen = { cameAt: 0, wentAt: 0, transitions: [] as string[], animations: [] as string[], clock: '' }
    Object.assign(window, { seen })
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if ((target as HTMLElement).matches('.Toastify__toast')) seen.animations.push(animationName)
    })
    new MutationObserver(() => {
      const element = document.querySelector<HTMLElement>('.Toastify__toast')
      if (element && seen.cameAt === 0) seen.cameAt = performance.now()
      if (!element && seen.cameAt > 0 && seen.wentAt === 0) seen.wentAt = performance.now()
      if (element?.style.transition) seen.transitions.push(element.style.transition)
      const bar = document.querySelector<HTMLElement>('.Toastify__progress-bar--animated')
      if (bar) seen.clock = bar.style.animationDuration
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] })
  })
  return page
}

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
const fail = (page: Page) => page.locator('article button[aria-pressed]').first().press('Enter')
const gone = (page: Page) => page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.wentAt > 0)

testInFull('what a toast would say is said plainly if its code cannot be loaded', async () => {
  const page = await visit('en')
  await page.route(/\/toasts-[^/]+\.js$/, (route) => route.abort())
  await fail(page)
  const plain = page.locator('body > [role=status]')
  await plain.getByText('200').waitFor()
  await plain.waitFor({ state: 'detached' })
  expect(await toast(page).count()).toBe(0)
})

describe.each(journeyLanguages)('a toast in %s', (locale) => {
  test('is at the top right and announced to screen readers', async () => {
    const page = await visit(locale, isUnfocused)
    await fail(page)
    await toast(page).waitFor()
    const box = await toast(page).boundingBox()
    const width = page.viewportSize()?.width ?? 0
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40)
    expect(box?.x).toBeGreaterThan(width / 2)
    expect(box?.y).toBeLessThan(120)
    expect(
      await page
        .locator('[aria-live=polite]')
        .filter({ has: toast(page) })
        .count(),
    ).toBe(1)
    expect(await page.locator('.Toastify').getByRole('alert').count()).toBe(1)
  })
})

test('a toast enters, stays for one second, exits, folds within 300 ms and is removed', async () => {
  const page = await visit('en', '', { reducedMotion: 'no-preference' })
  await fail(page)
  await gone(page)
  const { cameAt, wentAt, transitions, animations, clock } = await seenBy(page)
  expect(animations).toEqual(['Toastify__slideInRight', 'Toastify__slideOutRight'])
  expect(await toast(page).count()).toBe(0)
  expect(clock).toBe('1000ms')
  expect(wentAt - cameAt).toBeGreaterThan(1000)
  expect(transitions.join(' ')).toMatch(/\b(?:300ms|0\.3s)/)
})

testInFull('a toast follows the theme of the page', async () => {
  const page = await visit('en')
  await stopClock(page)
  await fail(page)
  await toast(page).waitFor()
  const colours = () => toast(page).evaluate((element) => getComputedStyle(element).backgroundColor)
  const surface = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('div'))
      probe.style.background = 'var(--surface)'
      const { backgroundColor } = getComputedStyle(probe)
      probe.remove()
      return backgroundColor
    })
  const light = await colours()
  expect(light).toBe(await surface())
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  await expect.poll(colours).not.toBe(light)
  expect(await colours()).toBe(await surface())
})

testInFull('the bar of a toast runs from full to empty, never beyond', async () => {
  const page = await visit('en')
  await stopClock(page)
  await fail(page)
  const bar = page.locator('.Toastify__progress-bar--animated').first()
  await bar.waitFor({ state: 'attached' })
  const lengths = await bar.evaluate((element) =>
    element
      .getAnimations()
      .flatMap(({ effect }) =>
        (effect as KeyframeEffect).getKeyframes().map(({ offset, transform }) => [offset, transform]),
      ),
  )
  expect(lengths).toEqual([
    [0, 'scaleX(1)'],
    [1, 'scaleX(0)'],
  ])
})

/** Pauses the clock of toasts until the returned function is called: a busy machine may reach the toast late. */
async function stopClock(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop())
}

/** Whether the toast has paused its clock, whose end closes it. */
const isPaused = () =>
  document.querySelector<HTMLElement>('.Toastify__progress-bar--animated')?.style.animationPlayState === 'paused'

testInFull('hovering pauses a toast until the pointer leaves', async () => {
  const page = await visit('ar')
  const startClock = await stopClock(page)
  await fail(page)
  await toast(page).hover()
  await page.waitForFunction(isPaused)
  await startClock()
  expect(await page.evaluate(isPaused)).toBe(true)
  await page.mouse.move(10, 500)
  await gone(page)
})

testInFull('a toast pauses while the window has no focus', async () => {
  const page = await visit('ar')
  const startClock = await stopClock(page)
  await fail(page)
  await expect
    .poll(async () => {
      // Again and again, because the toast does not listen at once.
      await page.evaluate(() => window.dispatchEvent(new Event('blur')))
      return page.evaluate(isPaused)
    })
    .toBe(true)
  await startClock()
  expect(await page.evaluate(isPaused)).toBe(true)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await gone(page)
})

test('a navigation dismisses toasts', async () => {
  const page = await visit('en')
  await stopClock(page)
  await fail(page)
  await toast(page).waitFor()
  await page.evaluate(() => history.pushState({}, '', '/en/faq'))
  await page.locator('main details').first().waitFor()
  await gone(page)
})
