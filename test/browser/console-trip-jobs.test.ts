import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_TOTP } from '#demo/staff.ts'
import { expectAccessible, useBrowser, type Visit } from '#test/support/browser.ts'
import { testInFull } from '#test/support/in-full.ts'
import { consoleWords, proveAs, signInToConsole } from '#test/support/console-sign-in.ts'
import { arrivals, guideAtDoor, listOf, ticketsToScan, visitPhone } from '#test/support/door-phone.ts'
import { countedKeys } from '#test/support/keyboard.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { untilIdle } from '#test/support/open-page.ts'
import { expectTouchable } from '#test/support/touch.ts'
import { useTripSite } from '#test/support/trip-site.ts'

const browser = useBrowser()
const site = useTripSite()
const desktop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }
/** People of the demo's first supplier. */
const offices = { ar: 'manager@rihla.example', en: 'office@rihla.example' }
const sessions = new Map<string, Awaited<ReturnType<ReturnType<Visit['page']['context']>['storageState']>>>()

describe.each(journeyLanguages)('a job of the day of the trip in %s', (locale) => {
  const t = consoleWords[locale]

  /** On the Today screen, as a person of the supplier. */
  async function visitOffice(options: typeof desktop | typeof phone): Promise<Visit> {
    const email = offices[locale]
    const storageState = sessions.get(email)
    const visit = await browser.visit({ locale, baseURL: site.origin, ...options, ...(storageState ? { storageState } : {}) }) // prettier-ignore
    const { page, problems } = visit
    await page.goto('/console')
    if (!storageState) {
      await signInToConsole(page, { email, password: DEMO_PASSWORD, secret: DEMO_TOTP })
      await page.getByRole('heading', { name: t.today.title, level: 1 }).waitFor()
      sessions.set(email, await page.context().storageState())
      // The refused request for the person before the sign-in.
      problems.length = 0
    }
    await page.locator('[data-work] a').first().waitFor()
    return visit
  }

  test('a departure of tomorrow is closed and its guests are told, by keyboard', async () => {
    const { page, problems } = await visitOffice(desktop)
    const keys = countedKeys(page)
    await keys.press('g', 'd')
    await page.locator('a[data-departure]').first().waitFor()
    await keys.press('d')
    await page.getByRole('button', { name: t.departures.day, exact: true, pressed: true }).waitFor()
    await keys.press('n')
    await page.waitForURL(/[?&]day=\d/)
    await untilIdle(page)
    // Each language closes one of its own.
    await keys.press(...(locale === 'ar' ? ['j'] : ['j', 'j']))
    await keys.press('Enter')
    await page.waitForURL(/\/departures\/\d+/)
    const closes = page.getByRole('button', { name: t.departures.acts.close, exact: true })
    await closes.waitFor()
    await keys.press('.')
    await keys.expectFocus(closes)
    await keys.press('Enter')
    await page.locator('dialog[open] [name=reason]').waitFor()
    await keys.press('Enter')
    await page.getByRole('button', { name: t.departures.acts.open, exact: true }).waitFor()
    await page.locator('dialog[open]').waitFor({ state: 'hidden' })
    await keys.press('Control+k')
    await keys.type({ ar: 'رسال', en: 'mess' }[locale])
    await expect
      .poll(() => page.locator('[role=option][aria-selected=true]').innerText())
      .toContain(t.manifest.message.button)
    await keys.press('Enter')
    await keys.expectFocus(page.locator(`dialog[open] [name=subject_${locale}]`))
    await keys.type({ ar: 'رياح', en: 'Wind' }[locale])
    await keys.press('Tab')
    await keys.type({ ar: 'عذرًا', en: 'Sorry' }[locale])
    await keys.press('Control+Enter')
    await page.locator('dialog[open]').waitFor({ state: 'hidden' })
    keys.expectAtMost(28)
    expect(problems).toEqual([])
  })

  testInFull('the guest lists of tomorrow are printed from Today, by keyboard', async () => {
    const { page } = await visitOffice(desktop)
    const keys = countedKeys(page)
    await keys.press('/')
    await keys.type({ ar: 'طبا', en: 'pri' }[locale])
    const options = page.locator('[role=option]')
    await expect.poll(() => options.first().innerText()).toBe(t.today.print.today)
    await keys.press('ArrowDown')
    await expect.poll(() => page.locator('[role=option][aria-selected=true]').innerText()).toBe(t.today.print.tomorrow)
    await keys.press('Enter')
    const dialog = page.locator('dialog[open]')
    await keys.expectFocus(dialog.locator('[name=language]'))
    await expectAccessible(page)
    await keys.pressUntilFocused('Tab', dialog.getByRole('button', { name: t.manifest.pdf }))
    const download = page.waitForEvent('download')
    await keys.press('Enter')
    await proveAs(page, offices[locale], page.getByText(t.manifest.day.exported))
    expect((await download).suggestedFilename()).toBe('manifests-tomorrow.pdf')
    keys.expectAtMost(12)
  })

  testInFull('a departure of next week gets a price by hand, by keyboard', async () => {
    const { page, problems } = await visitOffice(desktop)
    const keys = countedKeys(page)
    await keys.press('g', 'd')
    const cells = page.locator('a[data-departure]')
    await cells.first().waitFor()
    await keys.press('n')
    await page.waitForURL(/[?&]day=\d/)
    await untilIdle(page)
    const cell = cells.nth(locale === 'ar' ? 0 : 1)
    await cell.waitFor()
    await keys.pressUntilFocused('j', cell)
    await keys.press('Space')
    await keys.pressUntilFocused('.', page.getByRole('button', { name: t.departures.acts.price, exact: true }))
    await keys.press('Enter')
    await keys.expectFocus(page.locator('dialog[open] [type=number]'))
    await keys.type('20')
    await keys.pressUntilFocused('Tab', page.locator('dialog[open] [name=reason]'))
    await keys.type({ ar: 'عيد', en: 'Eid' }[locale])
    await keys.press('Enter')
    await page.locator('dialog[open]').waitFor({ state: 'hidden' })
    await cell.getByText(/\+\d+%/).waitFor()
    // Where the person was.
    await keys.expectFocus(cell)
    keys.expectAtMost(20)
    expect(problems).toEqual([])
  })

  test('guests are let in by keyboard, by code one after the other and by name', async () => {
    const page = await visitPhone(browser, { origin: site.origin, locale, ...desktop, hasTouch: false })
    await guideAtDoor(page, locale)
    const before = await arrivals(page)
    const tickets = (await ticketsToScan(page)).slice(0, 2)
    expect(tickets.length).toBeGreaterThan(0)
    for (const { code } of tickets) {
      const keys = countedKeys(page)
      await keys.type(code)
      await keys.press('Enter')
      await page.locator('[data-verdict=in]').waitFor()
      await keys.expectFocus(page.locator('[name=code]'))
      keys.expectAtMost(code.length + 1)
    }
    // The phone decides at once and sends it afterwards.
    await expect.poll(() => arrivals(page)).toBe(before + tickets.length)
    const expected = (await listOf(page)).guests.find(({ state, redeemedAt }) => state === 'booked' && redeemedAt === null) // prettier-ignore
    const { bookingId, name } = expected ?? { bookingId: 0, name: '' }
    const keys = countedKeys(page)
    await keys.press('/')
    await keys.expectFocus(page.locator('input[type=search]'))
    await keys.type(name.slice(0, 4))
    const button = page.locator(`[data-booking="${bookingId}"] button`)
    await keys.pressUntilFocused('Tab', button)
    await keys.press('Enter')
    await page.locator('[data-verdict=in]', { hasText: name }).waitFor()
    keys.expectAtMost(10)
    await expect.poll(() => arrivals(page)).toBe(before + tickets.length + 1)
  })

  testInFull('a guest is let in by touch', async () => {
    const page = await visitPhone(browser, { origin: site.origin, locale, ...phone })
    await guideAtDoor(page, locale)
    const before = await arrivals(page)
    await expectTouchable(page)
    await page.getByRole('button', { name: t.checkIn.letInOf.replace('{name}', '') }).first().tap() // prettier-ignore
    await page.locator('[data-verdict=in]').waitFor()
    await expectTouchable(page)
    await expect.poll(() => arrivals(page)).toBe(before + 1)
    await expectAccessible(page)
  })

  testInFull('a departure is closed by touch', async () => {
    const { page, problems } = await visitOffice(phone)
    await expectTouchable(page)
    await page.locator('nav:visible a[href="/console/departures"]').tap()
    await page.getByRole('button', { name: t.departures.after }).tap()
    await page.waitForURL(/day=/)
    const open = page.locator('a[data-departure]').nth(locale === 'ar' ? 2 : 3)
    await open.waitFor()
    await expectTouchable(page)
    await open.tap()
    const closes = page.getByRole('button', { name: t.departures.acts.close, exact: true })
    await closes.waitFor()
    await expectTouchable(page)
    await closes.tap()
    await page.locator('dialog[open] [name=reason]').waitFor()
    await expectTouchable(page)
    await page.locator('dialog[open] button[type=submit]').tap()
    await page.getByRole('button', { name: t.departures.acts.open, exact: true }).waitFor()
    expect(problems).toEqual([])
  })
})
