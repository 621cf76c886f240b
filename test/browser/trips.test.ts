import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { demoTicket, seedBookings } from '#demo/bookings.ts'
import { DEMO_PASSWORD, DEMO_TOTP } from '#demo/staff.ts'
import ar from '#messages/ar/console.json' with { type: 'json' }
import en from '#messages/en/console.json' with { type: 'json' }
import { freePort } from '#scripts/free-port.mjs'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openLog } from '#server/kernel/logs.ts'
import { openConfiguredDatabase } from '#server/kernel/open-configured-database.ts'
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { endProcess, startProcess } from '#test/support/start-process.ts'
import { codeOf } from '#test/support/totp-code.ts'

const browser = useBrowser()
const words = { ar, en }
/** People of the demo's first supplier. A code of the app works once: each signs in once. */
const offices = { ar: 'manager@rihla.example', en: 'office@rihla.example' }

let origin = ''
let end: (() => Promise<void>) | undefined

// A site of its own: the other files need departures of these days with room.
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-trips-'))
  cpSync(inject('seededDirectory'), folder, { recursive: true })
  const configuration = readConfiguration({ NODE_ENV: 'test', DATA_DIR: folder })
  const { db, close } = await openConfiguredDatabase(configuration, openLog('silent'))
  await db.transaction((tx) => seedBookings(tx))
  await close()
  const port = await freePort()
  origin = `http://localhost:${port}`
  const server = await startProcess(port, { DATA_DIR: folder })
  end = async () => {
    await endProcess(server, 'SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
})
afterAll(() => end?.())

async function signIn(page: Page, email: string, path: string): Promise<void> {
  await page.goto(path)
  await page.fill('[name=email]', email)
  await page.fill('[name=password]', DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  if (!email.startsWith('guide')) {
    await page.fill('[name=code]', codeOf(DEMO_TOTP, 0))
    await page.keyboard.press('Enter')
  }
  await page.locator('#content h1').waitFor()
}

/** In a window that shows the whole page: a bar that stays at its edge would cover a row by chance, which axe reports. */
async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 900 }
  await page.setViewportSize({ ...usual, height: 3000 })
  for (const isDark of [true, false]) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark)
    await expectAccessible(page)
  }
  await page.setViewportSize(usual)
}

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const focused = (page: Page) =>
  page.evaluate(() => {
    const { row = '', column = '', departure = '' } = (document.activeElement as HTMLElement).dataset
    return { row: Number(row), column: Number(column), departure }
  })

describe.each(['ar', 'en'] as const)('the day of the trip in %s', (locale) => {
  const t = words[locale]

  test('departures are closed and given back to the plan, and their guests read, by keyboard alone', async () => {
    const { page, problems } = await browser.visit({ locale, baseURL: origin })
    await signIn(page, offices[locale], `/console/departures?day=${dayAfter(7)}`)
    const cells = page.locator('[data-column]')
    await cells.first().focus()
    const first = await focused(page)
    // The time axis runs in the reading direction.
    await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    const second = await focused(page)
    expect(second.column).toBeGreaterThan(first.column)
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toMatchObject({ column: second.column })
    await page.keyboard.press(' ')
    await expectAccessibleInBothThemes(page)
    const { departure } = await focused(page)
    const cell = page.locator(`[data-departure="${departure}"]`)

    await page.getByRole('button', { name: t.departures.acts.close, exact: true }).press('Enter')
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
    await page.locator('[name=reason]').fill('Repairs')
    await page.keyboard.press('Enter')
    await cell.getByText(t.departures.states.closed).waitFor()
    expect(await cell.getAttribute('title')).toContain('Repairs')

    await cell.focus()
    await page.keyboard.press(' ')
    await page.getByRole('button', { name: t.departures.acts.plan, exact: true }).press('Enter')
    await page.locator('dialog button[type=submit]').press('Enter')
    await cell.getByText(t.departures.states.closed).waitFor({ state: 'detached' })

    await cell.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/departures\/\d+$/)
    await page.locator('dl').waitFor()
    await expectAccessibleInBothThemes(page)
    expect(problems.filter((one) => !one.includes('401'))).toEqual([])
  })

  test('a guest list is printed, and a ticket checked in, undone and refused, on a phone', async () => {
    const { page, problems } = await browser.visit({ locale, baseURL: origin, ...phone })
    // The guide needs no second factor.
    await signIn(page, 'guide@rihla.example', '/console/check-in')
    const me = (await (await page.request.get('/api/console/me')).json()) as { language: 'ar' | 'en' }
    if (me.language !== locale)
      await page.getByRole('button', { name: words[me.language].nav.language, exact: true }).click()
    await page.getByRole('heading', { name: t.checkIn.title }).waitFor()
    const answer = await page.request.get('/console/check-in')
    expect(answer.headers()['permissions-policy']).toContain('camera=(self)')
    expect((await page.request.get('/console/departures')).headers()['permissions-policy']).toContain('camera=()')
    const { trips } = (await (await page.request.get('/api/console/check-in?locale=en')).json()) as {
      trips: { id: number; bookings: number }[]
    }
    const trip = trips[locale === 'ar' ? 0 : 1]
    const code = demoTicket(trip?.id ?? 0, (trip?.bookings ?? 1) - 1)
    const verdict = page.locator('[data-verdict]')
    const enter = async (text: string, expected: string) => {
      await page.locator('[name=code]').fill(text)
      await page.keyboard.press('Enter')
      await page.locator(`[data-verdict=${expected}]`).waitFor()
    }

    await enter('AAAA 2222', 'unknown')
    await enter(code.toLowerCase(), 'in')
    expect(await verdict.getByText(t.checkIn.verdicts.in).count()).toBe(1)
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: t.checkIn.undo }).press('Enter')
    await verdict.waitFor({ state: 'detached' })
    await enter(code, 'in')
    await enter(code, 'already')
    await expectAccessible(page)
    const departure = page.locator(`input[type=radio][value="${trips.find((one) => one !== trip)?.id}"]`)
    await departure.check()
    await expectAccessible(page)

    await page.goto(`/console/departures/${trip?.id}`)
    await page.getByRole('button', { name: t.manifest.print }).press('Enter')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t.manifest.csv }).press('Enter'),
    ])
    expect(download.suggestedFilename()).toBe(`manifest-${trip?.id}.csv`)
    await expectAccessible(page)
    expect(problems.filter((one) => !one.includes('401'))).toEqual([])
  })
})

test('the camera reads a ticket; a refused camera is explained', async () => {
  const { page } = await browser.visit({ locale: 'en', baseURL: origin, ...phone })
  // Headless Chromium has neither a reader of codes nor a camera.
  await page.addInitScript(() => {
    let tries = 0
    Object.assign(window, {
      BarcodeDetector: class {
        detect = () => Promise.resolve([{ rawValue: 'https://rihla.example/t/AAAA2222BBBB3333' }])
      },
    })
    navigator.mediaDevices.getUserMedia = () => {
      const canvas = document.createElement('canvas')
      const draw = () => canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
      draw()
      setInterval(draw, 50)
      tries += 1
      return tries === 1
        ? Promise.reject(new DOMException('blocked', 'NotAllowedError'))
        : Promise.resolve(canvas.captureStream(20))
    }
  })
  await signIn(page, 'guide@rihla.example', '/console/check-in')
  // The tests before may have changed the guide's language.
  const me = (await (await page.request.get('/api/console/me')).json()) as { language: 'ar' | 'en' }
  const t = words[me.language].checkIn
  await page.getByRole('button', { name: t.scan }).click()
  await page.getByText(t.refused).waitFor()
  await page.getByRole('button', { name: t.scan }).click()
  await page.locator('[data-verdict=unknown]').waitFor()
  await page.getByRole('button', { name: t.stop }).click()
  expect(await page.locator('video').count()).toBe(0)
})
