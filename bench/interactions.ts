/**
 * Measures how long the slowest interactions of finding and booking take on a phone whose processor is four times slower, and how
 * far the layout shifts meanwhile: the duration of the slowest event (from a finger's touch or its lifting to the next painted frame) and the
 * sum of unexpected and expected shifts. ORIGIN measures a running site. Results in docs/performance.md.
 */
import { chromium, type Locator, type Page } from 'playwright-core'
import { findChromium } from '#scripts/chromium.mjs'
import { percentile } from './percentile.ts'
import { startSite } from './start-site.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
const SLOWDOWN = 4
const ACTIVITY = '/things-to-do-in-المنامة/قلعة-البحرين-عند-الغروب'
const CITY = '/things-to-do-in-دبي'
/** How long a finger rests on the glass in a tap: work that a page does when it is put down is then done. */
const TAP_MS = 80
const DAY = 'dialog[open] td[role=gridcell] [data-status=available]:not([data-outside-month])'

interface Measured {
  slowestMs: number
  shift: number
}

const running = process.env['ORIGIN']
const site = running === undefined ? await startSite(4394) : null
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const rounds: Record<string, Measured>[] = []
  // The first round compiles, and is not counted.
  for (let round = 0; round <= ROUNDS; round++) rounds.push(await book(running ?? site?.origin ?? ''))
  for (const name of Object.keys(rounds[0] ?? {})) {
    const of = (pick: (one: Measured) => number) =>
      rounds.slice(1).flatMap((one) => (one[name] ? [pick(one[name])] : []))
    const times = of((one) => one.slowestMs)
    process.stdout.write(
      `${name}: median ${percentile(times, 50)} ms, slowest ${Math.max(...times)} ms, shift at most ${Math.max(...of((one) => one.shift)).toFixed(4)}\n`,
    )
  }
} finally {
  await browser.close()
  await site?.stop()
}

async function book(origin: string): Promise<Record<string, Measured>> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'ar-SA',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const open = async (path: string) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goto(path)
    await page.evaluate(() => void dispatchEvent(new Event('pointerdown')))
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await observe(page)
  }
  const tap = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (box === null) throw new Error('Nothing to tap.')
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await page.waitForTimeout(TAP_MS)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const measured: Record<string, Measured> = {}
  const measure = async (name: string, act: () => Promise<void>) => {
    await page.evaluate(() => window.measured.splice(0))
    await act()
    // The last frame and its entries.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 3000 }))),
    )
    const entries = await page.evaluate(() => window.measured.splice(0))
    measured[name] = {
      slowestMs: Math.max(0, ...entries.filter(({ type }) => type === 'event').map(({ value }) => value)),
      shift: entries.filter(({ type }) => type === 'layout-shift').reduce((sum, { value }) => sum + value, 0),
    }
  }
  await open(CITY)
  await measure('open the filters', async () => {
    await tap(page.locator('[data-listing-bar] [popovertarget=filters]'))
    await page.locator('#filters:popover-open').waitFor()
  })
  await measure('choose a filter', async () => {
    await tap(page.locator('#filters input[name=freeCancellation]'))
    await page.waitForURL(/freeCancellation=1/)
    await page.waitForLoadState('networkidle')
  })
  await open(ACTIVITY)
  await measure('open the sheet', async () => {
    await tap(page.locator('#open-booking'))
    await page.locator(DAY).first().waitFor()
  })
  await measure('pick a day', async () => {
    await tap(page.locator(DAY).nth(1))
    await page.locator('dialog[open] [data-step=time] input[name=departure]').or(page.locator('dialog[open] [data-step=people] button')).first().waitFor() // prettier-ignore
  })
  const time = page.locator('dialog[open] [data-step=time] label:has(input:enabled)').first()
  if (await time.isVisible()) await measure('pick a time', () => tap(time))
  await page.locator('dialog[open] [data-step=people]').waitFor()
  await measure('one traveller less', () => tap(page.locator('dialog[open] [data-step=people] button:enabled').nth(1)))
  await page.locator('dialog[open] [data-step=people] button:enabled:visible').last().waitFor()
  await page.locator('dialog[open] button:has(.lucide-shopping-bag)').tap()
  await page.locator('dialog[open] a[href$="/cart"]').waitFor()
  await open('/cart')
  await measure('one traveller more in the cart', async () => {
    const answered = page.waitForResponse((response) => response.url().includes('/api/cart'))
    await tap(page.locator('button:has(.lucide-plus):not([aria-disabled=true])').first())
    await answered
  })
  await context.close()
  return measured
}

declare global {
  interface Window {
    measured: { type: string; value: number }[]
  }
}

async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.measured = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.measured.push({ type: 'event', value: Math.round(entry.duration) })
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.measured.push({ type: 'layout-shift', value: (entry as unknown as { value: number }).value })
    }).observe({ type: 'layout-shift' })
  })
}
