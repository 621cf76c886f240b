import { describe, expect, test } from 'vitest'
import { useBrowser } from '#test/support/browser.ts'
import { firstIfShort, testInFull } from '#test/support/in-full.ts'
import { DEMO_PASSWORD, DEMO_TOTP } from '#demo/staff.ts'
import {
  consoleWords,
  errorsBesideProof,
  freshCode,
  proveIfAsked,
  visitAsOwner,
} from '#test/support/console-sign-in.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { findMovable, inFiveDays } from '#test/support/orders-to-change.ts'
import { countedTaps, expectTouchable } from '#test/support/touch.ts'

const browser = useBrowser()
const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }

describe.each(journeyLanguages)('a job at the desk by touch in %s', (locale) => {
  const t = consoleWords[locale]
  const reason = { ar: 'رياح', en: 'Wind' }[locale]

  test('a booking is found by a name', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, phone)
    await page.goto('/console')
    await page.locator('[data-work] a').first().waitFor()
    await expectTouchable(page)
    const taps = countedTaps()
    await taps.tap(page.getByRole('combobox', { name: t.palette.label }))
    await page.keyboard.type({ ar: 'قحطا', en: 'webe' }[locale])
    const found = page.getByRole('option', { name: /RH-/ }).first()
    await found.waitFor()
    await expectTouchable(page)
    await taps.tap(found)
    await page.locator('article h1').waitFor()
    await expectTouchable(page)
    taps.expectAtMost(2)
    expect(problems).toEqual([])
  })

  test('a request is answered', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, phone)
    await page.goto('/console')
    const taps = countedTaps()
    await taps.tap(page.getByRole('link', { name: t.today.kinds.requests, exact: true }))
    await page.locator('tbody [data-row] a').first().waitFor()
    await expectTouchable(page)
    await taps.tap(page.locator('tbody [data-row] a').first())
    await taps.tap(page.getByRole('button', { name: t.orders.acts.confirm, exact: true }))
    const dialog = page.getByRole('dialog', { name: t.orders.dialog.confirmTitle })
    await dialog.waitFor()
    await expectTouchable(page)
    await taps.tap(dialog.locator('button[type=submit]'))
    await page.getByText(t.orders.dialog.confirmed).waitFor()
    taps.expectAtMost(4)
    expect(problems).toEqual([])
  })

  testInFull('an activity is cancelled with the refund that was told before', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, phone)
    await page.goto(`/console/orders?state=confirmed&money=paid&startFrom=${inFiveDays()}`)
    const taps = countedTaps()
    await taps.tap(page.locator('tbody [data-row] a').first())
    await taps.tap(page.getByRole('button', { name: new RegExp(`^${t.orders.acts.cancel}:`) }).first())
    const dialog = page.locator('dialog[open]')
    const told = dialog.locator('dl > div', { hasText: t.orders.dialog.cancelBack }).locator('dd')
    const sum = await told.innerText()
    expect(sum).toMatch(/[1-9]/)
    await expectTouchable(page)
    await taps.fill(dialog.locator('[name=reason]'), reason)
    await taps.tap(dialog.locator('button[type=submit]'))
    await page.getByText(t.orders.dialog.cancelled).waitFor()
    await page.locator('article header').getByText(t.orders.refunded.replace('{sum}', sum)).waitFor()
    taps.expectAtMost(4)
    expect(problems).toEqual([])
  })

  testInFull('signing in shows what waits, and its list is one tap away', async () => {
    const { page } = await browser.visit({ locale, ...phone })
    const email = { ar: 'finance@rihla.example', en: 'support@rihla.example' }[locale]
    await page.goto('/console')
    const taps = countedTaps()
    await taps.fill(page.locator('[name=email]'), email)
    await taps.fill(page.locator('[name=password]'), DEMO_PASSWORD)
    await taps.tap(page.locator('button[type=submit]'))
    await page.locator('[name=code]').waitFor()
    await expectTouchable(page)
    await page.locator('[name=code]').fill(await freshCode(email, DEMO_TOTP))
    await taps.tap(page.locator('button[type=submit]'))
    const card = page.locator('section[aria-labelledby=waiting] [data-work] a').first()
    await card.waitFor()
    await expectTouchable(page)
    await taps.tap(card)
    await page.locator('[data-rows] a, tbody [data-row] a').first().waitFor()
    taps.expectAtMost(5)
  })

  testInFull('a guest is moved to another day', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, phone)
    await page.goto(`/console/orders/${await findMovable(page)}`)
    const taps = countedTaps()
    await taps.tap(page.getByRole('button', { name: new RegExp(`^${t.orders.acts.rebook}:`) }))
    const dialog = page.locator('dialog[open]')
    const day = dialog.locator('label:has([name=departure])').first()
    await day.waitFor()
    await expectTouchable(page)
    const name = await day.innerText()
    await taps.tap(day)
    await taps.fill(dialog.locator('[name=reason]'), reason)
    await expectTouchable(page)
    await taps.tap(dialog.locator('button[type=submit]'))
    await page.getByText(t.orders.dialog.rebooked).waitFor()
    await page
      .locator('article li', { hasText: name.split('\n')[0] ?? '' })
      .first()
      .waitFor()
    taps.expectAtMost(4)
    expect(problems).toEqual([])
  })

  testInFull('a transfer is matched, and what is too much is sent back', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, phone)
    await page.goto('/console')
    const taps = countedTaps()
    await taps.tap(page.getByRole('link', { name: t.today.kinds.transfers, exact: true }))
    await taps.tap(page.locator('[data-rows] a').first())
    await taps.tap(page.getByRole('button', { name: t.money.acts.receipt }))
    const dialog = page.locator('dialog[open]')
    await dialog.locator('input[inputmode=decimal]').waitFor()
    await expectTouchable(page)
    // More than the whole sum, whatever has arrived before. The amount has the focus.
    await dialog.locator('input[inputmode=decimal]').fill('99999')
    const number = `TOUCH${locale}${Date.now() % 1000}`
    await taps.fill(dialog.locator('[name=bankReference]'), number)
    await taps.tap(dialog.locator('button[type=submit]'))
    await page.locator('article').getByText(number).waitFor()
    await taps.tap(page.getByRole('button', { name: t.money.acts.sent }))
    await dialog.locator('[name=bankReference]').fill('B2')
    await expectTouchable(page)
    await taps.tap(dialog.locator('button[type=submit]'))
    await proveIfAsked(page, locale, page.locator('article').getByText('B2', { exact: true }))
    taps.expectAtMost(7)
    expect(errorsBesideProof(problems)).toEqual([])
  })

  testInFull('what fails is seen', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, phone)
    await page.goto('/console')
    await page.locator('[data-work] a').first().waitFor()
    const taps = countedTaps()
    await taps.tap(page.getByRole('button', { name: t.nav.more }))
    await taps.tap(page.getByRole('menuitem', { name: t.nav.health }))
    await page.getByRole('heading', { name: t.health.title, level: 1 }).waitFor()
    await expectTouchable(page)
    taps.expectAtMost(2)
    expect(problems).toEqual([])
  })
})

test.each(firstIfShort(['departures', 'orders', 'money', 'audit', 'messages', 'health'], 2))(
  'what is below the head of %s does not move when its list arrives: a tap would miss it',
  async (screen) => {
    const { page } = await visitAsOwner(browser, 'ar', phone)
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    await page.route(new RegExp(`/api/console/${screen}(?:\\?|$)`), async (route) => {
      await isReleased
      await route.continue()
    })
    await page.goto(`/console/${screen}`)
    const head = page.locator('main h1').locator('..')
    await head.waitFor()
    await page.evaluate(() => document.fonts.ready)
    const before = await head.boundingBox()
    expect(await head.locator('p').innerText()).not.toMatch(/\S/)
    release()
    await expect.poll(() => head.locator('p').innerText()).toMatch(/\S/)
    expect((await head.boundingBox())?.height).toBe(before?.height)
  },
)
