import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { useBrowser } from '#test/support/browser.ts'
import { addToCart, chooseDeparture, openActivity } from '#test/support/journey.ts'
import { openPage, untilHydrated } from '#test/support/open-page.ts'
import { placeBuild } from '#test/support/second-build.ts'
import { freePort } from '#scripts/free-port.mjs'
import { endProcess, startProcess } from '#test/support/start-process.ts'
import errors from '#messages/en/errors.json' with { type: 'json' }

const browser = useBrowser()

const directory = mkdtempSync(join(tmpdir(), 'rihla-deploy-'))
let port: number
let server: ChildProcess | undefined

beforeAll(async () => {
  cpSync(inject('seededDirectory'), join(directory, 'data'), { recursive: true })
  port = await freePort()
  await deploy('first')
})

afterAll(async () => {
  if (server) await endProcess(server, 'SIGTERM')
  rmSync(directory, { recursive: true, force: true })
})

/**
 * Replaces the build and restarts the server, as a deployment does: same port and database, no files of the other
 * build.
 */
async function deploy(which: 'first' | 'second'): Promise<void> {
  if (server) await endProcess(server, 'SIGTERM')
  placeBuild(directory, which)
  server = await startProcess(port, { DATA_DIR: join(directory, 'data') }, directory)
}

/** With Save-Data nothing is preloaded, so what a navigation needs is requested from the new build. */
const thrifty = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`

const link = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`)
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)

async function untilAnotherPage(page: Page): Promise<void> {
  await page.waitForFunction(() => !('isSamePage' in window))
  await untilHydrated(page)
}
const program = (page: Page) => page.locator('link[rel=modulepreload]').first().getAttribute('href')

async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
}

/** Records page loads and missing files from now on. */
function watch(page: Page): { loads: string[]; missing: string[] } {
  const seen = { loads: [] as string[], missing: [] as string[] }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.loads.push(new URL(request.url()).pathname)
  })
  page.on('response', (answer) => {
    if (answer.status() === 404) seen.missing.push(new URL(answer.url()).pathname)
  })
  return seen
}

// One test for three pages, because restarting the marketplace takes most of the time.
test('a deployment keeps open pages working: one that detects it, one that does not, and one that has just reloaded', async () => {
  const visit = () => browser.visit({ locale: 'en', baseURL: `http://localhost:${port}` })

  const hearing = await visit()
  // The page checks every five minutes, and on focus after twenty seconds.
  await hearing.page.clock.install()
  await openActivity(hearing.page, 'en')
  await chooseDeparture(hearing.page)
  await addToCart(hearing.page, 'en')
  await open(hearing.page, '/en/contact-us')
  const old = (await program(hearing.page)) ?? ''
  await hearing.page.locator('main form textarea').fill('Two of us are vegetarian')

  const unaware = await visit()
  const reloaded = await visit()
  for (const { page } of [unaware, reloaded]) {
    await page.addInitScript(thrifty)
    await open(page, '/en/faq')
  }

  await deploy('second')
  await expectHearing(hearing.page, old)
  await expectOneReload(unaware.page)
  await expectNoLoop(reloaded.page)
  for (const { problems } of [hearing, unaware, reloaded])
    expect(problems.filter((one) => one.startsWith('uncaught'))).toEqual([])
})

/** A page that detects the new build keeps entered values, and the next navigation loads the new build. */
async function expectHearing(page: Page, old: string): Promise<void> {
  const field = page.locator('main form textarea')
  await page.clock.fastForward('00:21')
  const looked = page.waitForResponse(/latest-build\.json/)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  expect(await (await looked).json()).toEqual({ id: 'the-second-build' })
  await page.clock.fastForward('00:05')
  expect(await field.inputValue()).toBe('Two of us are vegetarian')
  expect(await isSamePage(page)).toBe(true)

  const { missing } = watch(page)
  await link(page, '/en/faq').hover()
  await link(page, '/en/about').click()
  await page.waitForURL(/\/about$/)
  await page.locator('main h1', { hasText: 'About' }).waitFor()
  // Links that were only hovered did not request files of the old build.
  expect(missing.filter((path) => path.includes('faq'))).toEqual([])
  await untilAnotherPage(page)
  const renewed = (await program(page)) ?? ''
  expect(renewed).not.toBe(old)
  expect((await page.request.get(old)).status()).toBe(404)
  expect((await page.request.get(renewed)).status()).toBe(200)

  // From then on navigations load no page again, and the cart is unchanged.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.locator('header a[href="/en/cart"]').first().click()
  await page.getByRole('button', { name: 'Remove' }).first().waitFor()
  expect(await isSamePage(page)).toBe(true)
}

/** A page that has not detected it reloads once when a chunk is missing, and arrives at its target. */
async function expectOneReload(page: Page): Promise<void> {
  const seen = watch(page)
  await link(page, '/en/contact-us').click()
  await page.locator('main form textarea').waitFor()
  await untilAnotherPage(page)
  expect(seen.missing.length).toBeGreaterThan(0)
  expect(seen.loads).toEqual(['/en/contact-us'])
}

/** Within ten seconds of that reload there is no second one: the page shows an error in its layout. */
async function expectNoLoop(page: Page): Promise<void> {
  const { loads } = watch(page)
  await page.evaluate(() => sessionStorage.setItem('rihla_reloaded_at', String(Date.now())))
  await link(page, '/en/contact-us').click()
  await page.locator('main h1', { hasText: errors.somethingWrong }).waitFor()
  expect(await page.locator('header').count()).toBe(1)
  expect(loads).toEqual([])
  // After ten seconds it may reload again.
  await page.evaluate(() => sessionStorage.setItem('rihla_reloaded_at', String(Date.now() - 10_001)))
  await link(page, '/en/about').click()
  await page.locator('main h1', { hasText: 'About' }).waitFor()
  await expect.poll(() => loads).toEqual(['/en/about'])
  await untilHydrated(page)
  expect(loads).toEqual(['/en/about'])
}
