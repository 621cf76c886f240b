import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import profile from '#messages/en/profile.json' with { type: 'json' }
import { useBrowser } from '#test/support/browser.ts'
import { holdScripts } from '#test/support/hold-scripts.ts'
import { firstIfShort } from '#test/support/in-full.ts'
import { confirm, decide, expectOutcome, fillGuest, openCheckout, words } from '#test/support/journey.ts'
import { untilHydrated, untilIdle } from '#test/support/open-page.ts'

const browser = useBrowser()

test('a way to pay that is chosen before hydration is the one that the button uses, and stays where it was', async () => {
  const { page, problems } = await browser.visit({ locale: 'en' })
  // Nearer days have only one way to pay.
  await openCheckout(page, 'en', { day: 3 })
  await fillGuest(page, 'en', 'early.choice@example.com')
  await confirm(page, 'en')
  const release = await holdScripts(page)
  await decide(page, 'decline')
  await expectOutcome(page, 'en', 'payment_failed')
  const label = page.locator('label', { has: page.locator('input[value=card]') })
  const before = await label.boundingBox()
  await page.locator('input[value=pay_later]').check()
  release()
  await untilHydrated(page)
  expect(await label.boundingBox()).toEqual(before)
  expect(await page.locator('input[value=pay_later]').isChecked()).toBe(true)
  await page.getByRole('button', { name: words.en.checkout.reserveLater }).waitFor()
  expect(problems).toEqual([])
})

test.each(
  firstIfShort([
    ['a box', /&?freeCancellation=1/, (page: Page) => page.locator('[name=freeCancellation]').check()],
    ['a list', /&?category=/, (page: Page) => page.locator('[name=category]').nth(1).check()],
  ]),
)('a filter that is set before hydration (%s) is applied', async (_, address, choose) => {
  const { page, problems } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 900 } })
  const release = await holdScripts(page)
  await page.goto('/en/things-to-do')
  await choose(page)
  release()
  await page.waitForURL(address)
  expect(problems).toEqual([])
})

/** `hydrateRoot` has been called. */
const untilReactListens = (page: Page) =>
  page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('_reactListening')))

test.each(
  firstIfShort([
    ['while hydration waits for a script of the page', /\/assets\/_reference-[^/]+\.js$/],
    ['before hydration', undefined],
  ] as const),
)('a button that is pressed %s acts after it, once', async (_, held) => {
  const { page, problems } = await browser.visit({ locale: 'en' })
  await openCheckout(page, 'en', { day: 3 })
  await fillGuest(page, 'en', 'early.press@example.com')
  await confirm(page, 'en')
  await decide(page, 'approve')
  await expectOutcome(page, 'en', 'booked')
  await page.getByRole('link', { name: words.en.checkout.outcomes.seeTickets }).click()
  await page.waitForURL(/\/invoices\/RH-/)
  const release = await holdScripts(page, held)
  await page.reload()
  if (held) await untilReactListens(page)
  const { cancellation } = words.en.orders
  await page.getByRole('button', { name: cancellation.open, exact: true }).click()
  expect(await page.locator('dialog[open]').count()).toBe(0)
  release()
  await page.locator('dialog[open]').getByText(cancellation.policy).waitFor()
  await page.getByRole('button', { name: cancellation.keep }).click()
  await untilIdle(page)
  expect(await page.locator('dialog[open]').count()).toBe(0)
  expect(problems).toEqual([])
})

test('a button that counts, pressed three times before hydration, counts three', async () => {
  const { page, problems } = await browser.visit({ locale: 'en' })
  await openCheckout(page, 'en', { day: 3 })
  const travellers = async () => {
    const answer = await page.request.get(new URL('/api/cart?locale=en', page.url()).href)
    return ((await answer.json()) as { items: { travellers: number }[] }).items[0]?.travellers ?? 0
  }
  const before = await travellers()
  const release = await holdScripts(page)
  await page.goto('/en/cart')
  const more = page.locator('main button:has(svg.lucide-plus)').first()
  for (let press = 0; press < 3; press++) await more.click()
  release()
  await untilHydrated(page)
  // The second and the third press come while the cart is asked for the first.
  await expect.poll(travellers).toBe(before + 3)
  await untilIdle(page)
  expect(await page.locator('main output').first().innerText()).toBe(String(before + 3))
  expect(problems).toEqual([])
})

test('a currency that is chosen before hydration is applied', async () => {
  const { page, problems } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 900 } })
  const release = await holdScripts(page)
  await page.goto('/en/about')
  await page.locator('header select[name=currency]').filter({ visible: true }).selectOption('USD')
  release()
  await untilHydrated(page)
  await expect.poll(() => page.locator('header bdi').filter({ visible: true }).first().innerText()).toBe('USD')
  expect(problems).toEqual([])
})

test('a search that is typed before hydration and submitted after it is for what was typed', async () => {
  const { page, problems } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 900 } })
  const release = await holdScripts(page)
  await page.goto('/en/faq')
  await page.locator('header [name=q]').filter({ visible: true }).pressSequentially('fort')
  release()
  await untilHydrated(page)
  // The field still has the focus: no `change` event has said what is in it.
  await page.keyboard.press('Enter')
  await page.waitForURL('**/en/search/fort')
  expect(problems).toEqual([])
})

test('a name that is typed before hydration is not replaced by the guest of the last booking', async () => {
  const { page, problems } = await browser.visit({ locale: 'en' })
  await openCheckout(page, 'en', { day: 3 })
  await page.evaluate(() =>
    localStorage.setItem(
      'rihla_guest',
      JSON.stringify({
        firstName: 'Nora',
        lastName: 'Alqahtani',
        email: 'nora@example.com',
        countryCode: 'SA',
        phoneNumber: '0501234567',
      }),
    ),
  )
  const release = await holdScripts(page)
  await page.reload()
  await page.locator('[name=firstName]').pressSequentially('Sara')
  release()
  await untilHydrated(page)
  await page.keyboard.type('h')
  const shown = (name: string) => page.locator(`[name=${name}]`).filter({ visible: true }).inputValue()
  expect(await Promise.all(['firstName', 'lastName', 'email', 'phoneNumber'].map(shown))).toEqual(['Sarah', '', '', ''])
  expect(await page.getByText('Nora').count()).toBe(0)
  expect(problems).toEqual([])
})

test('a form that is submitted before hydration is sent after it, with what was typed', async () => {
  const { page, problems } = await browser.visit({ locale: 'en' })
  const release = await holdScripts(page)
  await page.goto('/en/sign-in')
  await page.fill('[name=email]', 'early.form@example.com')
  await page.press('[name=email]', 'Enter')
  release()
  await page.locator('[name=code]').waitFor()
  await page.getByText('early.form@example.com').waitFor()
  expect(problems).toEqual([])
})

test('the button for passkeys does not move the sign-in page on hydration, and an early press of it counts', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  let release = await holdScripts(page)
  await page.goto('/en/sign-in', { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: profile.passkeys.signIn })
  const below = page.getByRole('link', { name: profile.code.usePassword })
  await below.waitFor()
  // Before the first layout no font is asked for, and all are ready.
  await page.evaluate(async () => {
    await document.fonts.load('1em "Readex Pro"', 'password')
    await document.fonts.ready
  })
  const before = await below.boundingBox()
  release()
  await untilHydrated(page)
  expect(await below.boundingBox()).toEqual(before)

  release = await holdScripts(page)
  await page.goto('/en/sign-in', { waitUntil: 'commit' })
  await button.click()
  release()
  // The browser has no passkey.
  await page.getByText(profile.passkeys.signInFailed).waitFor()
})
