import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoTicket } from '#demo/bookings.ts'
import { DEMO_PASSWORD, DEMO_TOTP } from '#demo/staff.ts'
import ar from '#messages/ar/console.json' with { type: 'json' }
import en from '#messages/en/console.json' with { type: 'json' }
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { useTripSite } from '#test/support/trip-site.ts'
import { codeOf } from '#test/support/totp-code.ts'
import { isShort, testInFull } from '#test/support/in-full.ts'

const browser = useBrowser()
const words = { ar, en }
/** People of the demo's first supplier. A code of the app works once: each signs in once. */
const offices = { ar: 'manager@rihla.example', en: 'office@rihla.example' }

const site = useTripSite()

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
  // `npm test` checks no colours here, in which alone the themes differ.
  for (const isDark of isShort ? [false] : [true, false]) {
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

/** Goes down all cells of the column that has the most, in a window that they do not fit into; then back. */
async function expectFocusAboveBar(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 900 }
  await page.setViewportSize({ width: 1280, height: 500 })
  const { departure } = await focused(page)
  const cells = await page.evaluate(() => {
    const byColumn = Object.values(
      Object.groupBy(document.querySelectorAll<HTMLElement>('[data-column]'), (cell) => cell.dataset['column'] ?? ''),
    )
    const [most = []] = byColumn.toSorted((a, b) => (b?.length ?? 0) - (a?.length ?? 0))
    window.scrollTo(0, 0)
    most[0]?.focus()
    return most.map((cell) => cell.dataset['departure'])
  })
  expect(cells.length).toBeGreaterThan(1)
  for (const cell of cells) {
    expect((await focused(page)).departure).toBe(cell)
    const [foot, bar] = await page.evaluate(() => [
      document.activeElement?.getBoundingClientRect().bottom,
      document.querySelector('[data-act-bar]')?.getBoundingClientRect().top,
    ])
    expect(foot, `departure ${cell}`).toBeLessThanOrEqual(bar ?? 0)
    await page.keyboard.press('ArrowDown')
  }
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.locator(`[data-departure="${departure}"]`).focus()
  await page.setViewportSize(usual)
}

describe.each(journeyLanguages)('the day of the trip in %s', (locale) => {
  const t = words[locale]

  testInFull(
    'departures are closed, priced and given back to the plan, and their guests read, by keyboard alone',
    async () => {
      const { page, problems } = await browser.visit({ locale, baseURL: site.origin })
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
      await expectFocusAboveBar(page)
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
      await page.getByRole('button', { name: t.departures.acts.price, exact: true }).press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('spinbutton').fill('20')
      await dialog.locator('[name=reason]').fill('Festival')
      await expectAccessibleInBothThemes(page)
      const after = await dialog.locator('tbody tr').first().locator('td').last().innerText()
      await page.keyboard.press('Enter')
      await cell.getByText('20%').waitFor()
      expect(await cell.getAttribute('aria-label')).toContain(after)
      expect(await cell.getAttribute('title')).toContain('Festival')

      await cell.focus()
      await page.keyboard.press(' ')
      await page.getByRole('button', { name: t.departures.acts.plan, exact: true }).press('Enter')
      await page.locator('dialog button[type=submit]').press('Enter')
      await cell.getByText(t.departures.states.closed).waitFor({ state: 'detached' })
      await cell.getByText('20%').waitFor({ state: 'detached' })

      await cell.focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/departures\/\d+$/)
      await page.locator('dl').waitFor()
      await expectAccessibleInBothThemes(page)

      const days = `from=${dayAfter(2)}&to=${dayAfter(6)}&bookedOnly=true&locale=en`
      const { options } = (await (await page.request.get(`/api/console/departures?${days}`)).json()) as {
        options: { departures: { id: number; taken: number }[] }[]
      }
      const booked = options.flatMap(({ departures }) => departures).filter(({ taken }) => taken > 0)
      // Seats may also be taken by orders that are not paid; these guests get no message.
      const withGuests: { id: number; languages: { language: string }[] }[] = []
      for (const { id } of booked) {
        const answer = await page.request.get(`/api/console/departures/${id}/message`)
        const { languages } = (await answer.json()) as { languages: { language: string }[] }
        if (languages.length > 0) withGuests.push({ id, languages })
      }
      const { id: chosen, languages = [] } = withGuests.at(locale === 'ar' ? 0 : -1) ?? {}
      await page.goto(`/console/departures/${chosen}`)
      await page.getByRole('button', { name: t.manifest.message.button }).press('Enter')
      await dialog.locator('[name=subject_en]').fill('Gate B')
      await dialog.locator('[name=text_en]').fill('Meet us at gate B.')
      await expectAccessibleInBothThemes(page)
      const warnings = languages.filter(({ language }) => language === 'ar').length
      expect(await dialog.getByText(t.manifest.message.onlyOtherLead).count()).toBe(warnings)
      await dialog.locator('button[type=submit]').press('Enter')
      await dialog.waitFor({ state: 'detached' })
      expect(problems.filter((one) => !one.includes('401'))).toEqual([])
    },
  )

  test('a guest list is printed, and a ticket checked in, undone and refused, on a phone', async () => {
    const { page, problems } = await browser.visit({ locale, baseURL: site.origin, ...phone })
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
    await page.getByRole('button', { name: t.checkIn.undo, exact: true }).press('Enter')
    await verdict.waitFor({ state: 'detached' })
    await enter(code, 'in')
    await enter(code, 'already')
    await expectAccessible(page)
    const departure = page.locator(`input[type=radio][value="${trips.find((one) => one !== trip)?.id}"]`)
    await departure.check()
    await expectAccessible(page)

    await page.goto(`/console/departures/${trip?.id}`)
    expect(await page.getByRole('link', { name: /^RH-/ }).count()).toBe(0)
    await page.getByRole('button', { name: t.manifest.print }).press('Enter')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.manifest.csv }).press('Enter'),
    ])
    expect(download.suggestedFilename()).toBe(`manifest-${trip?.id}.csv`)
    await expectAccessible(page)
    expect(problems.filter((one) => !one.includes('401'))).toEqual([])
  })
})

testInFull(
  'a dialog keeps the departures that were ticked when the window becomes too narrow for the week',
  async () => {
    const { page, problems } = await browser.visit({ locale: 'en', baseURL: site.origin })
    await signIn(page, 'owner2@rihla.example', `/console/departures?day=${dayAfter(7)}`)
    const boxes = page.getByRole('cell').getByRole('checkbox')
    await boxes.first().waitFor()
    // Of different days, of which the narrow window shows one at most.
    for (const box of [boxes.first(), boxes.last()]) await box.check()
    await page.getByRole('button', { name: en.departures.acts.close, exact: true }).click()
    const title = page.getByRole('dialog').getByRole('heading').first()
    const ofTwo = await title.innerText()
    await page.setViewportSize({ width: 600, height: 900 })
    await page.locator('[role=columnheader]').first().waitFor({ state: 'detached' })
    expect(await title.innerText()).toBe(ofTwo)
    expect(problems.filter((one) => !one.includes('401'))).toEqual([])
  },
)

test('the camera reads a ticket; a refused camera is explained', async () => {
  const { page } = await browser.visit({ locale: 'en', baseURL: site.origin, ...phone })
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
