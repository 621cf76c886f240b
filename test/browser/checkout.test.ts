import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { phone, useBrowser } from '#test/support/browser.ts'
import {
  addToCart,
  bookButton,
  bookingOf,
  chooseDeparture,
  confirm,
  decide,
  expectOutcome,
  fillGuest,
  fort,
  guest,
  openActivity,
  openCheckout,
  openDay,
  payButton,
  words,
} from '#test/support/journey.ts'
import { isInWindow } from '#test/support/is-in-window.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, reloadPage } from '#test/support/open-page.ts'
import { firstIfShort, testInFull } from '#test/support/in-full.ts'

const browser = useBrowser()

/** Runs in the page. Whether the focused field is in the window, above the foot of the checkout. */
function isFieldClear(): boolean {
  const field = document.activeElement
  const foot = document.querySelector('[data-pay-bar]')
  if (!foot || !field?.matches('input, select')) return false
  const { top, bottom } = field.getBoundingClientRect()
  return top >= 0 && bottom <= foot.getBoundingClientRect().top
}

describe.each(journeyLanguages)('in %s', (locale) => {
  const { checkout, orders } = words[locale]

  test.each(
    firstIfShort([
      [320, 568],
      [390, 844],
    ] as const),
  )('the checkout shows its sum at every scroll position at %i × %i', async (width, height) => {
    const { page } = await browser.visit({ locale, hasTouch: true })
    await openCheckout(page, locale)
    await page.setViewportSize({ width, height })
    const total = await page.locator('section button[aria-expanded] bdi').last().innerText()
    const sum = payButton(page).locator('bdi')
    expect(await sum.innerText()).toBe(total)
    // Also beside the opened summary.
    await page.locator('section button[aria-expanded=false]').click()
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < bottom; top += height / 2) {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      expect(await isInWindow(sum)).toBe(true)
    }
    const { height: bar = Infinity } = (await page.locator('[data-pay-bar]').boundingBox()) ?? {}
    // With the terms in two lines.
    expect(bar).toBeLessThan(116)
    expect(await page.locator('footer').count()).toBe(0)
  })

  testInFull('an amount that wraps below its name in the summary stays at the end of the line', async () => {
    const { page } = await browser.visit({ locale, hasTouch: true })
    await openCheckout(page, locale)
    await page.setViewportSize({ width: 320, height: 568 })
    await page.locator('section button[aria-expanded=false]').click()
    const rows = page.locator('dl > div:has(> dt):has(> dd)').filter({ visible: true })
    await rows.first().waitFor()
    const found = await rows.evaluateAll((all) => {
      return all.map((row) => {
        // As long as the line: the amount wraps.
        row.querySelector('dt')?.style.setProperty('flex-basis', '100%')
        const [name, amount] = [...row.children].map((part) => part.getBoundingClientRect())
        const { left, right } = row.getBoundingClientRect()
        if (!name || !amount) return { isWrapped: false, gap: 0 }
        const gap = getComputedStyle(row).direction === 'rtl' ? amount.left - left : right - amount.right
        return { isWrapped: amount.top >= name.bottom - 1, gap }
      })
    })
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ isWrapped }) => !isWrapped)).toEqual([])
    // Whole pixels: widths of text are fractions.
    expect(found.filter(({ gap }) => Math.abs(gap) > 1)).toEqual([])
  })

  test('the checkout lists all errors in one round, and none is left after they are mended', async () => {
    const { page } = await browser.visit({ locale, hasTouch: true })
    await openCheckout(page, locale)
    await page.setViewportSize(phone.viewport)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/checkout') sent.push(request.url())
    })
    await page.locator('#firstName').focus()
    await page.waitForResponse((answer) => /read-phone.*\.js/.test(answer.url()))
    await page.fill('#email', 'nora')
    await page.fill('#phoneNumber', '12')
    await expect.poll(async () => (await payButton(page).click(), page.locator('[aria-invalid=true]').count())).toBe(4)
    const list = page.getByRole('alert').filter({ hasText: checkout.errors.title })
    const named = await list.getByRole('link').allInnerTexts()
    // What is only missing is asked for.
    expect(named.slice(0, 2)).toEqual([checkout.errors.missing.firstName, checkout.errors.missing.lastName])
    expect(named).toHaveLength(4)
    expect(await page.locator('#phoneNumber-error').innerText()).toMatch(/\d{3}/)
    expect(sent).toEqual([])

    // A link leads to its field, between the top of the window and the foot.
    for (const link of await list.getByRole('link').all()) {
      await link.click()
      expect(await page.evaluate(isFieldClear)).toBe(true)
    }
    await list.getByRole('link').first().click()
    await page.keyboard.type(guest[locale].firstName)
    await expect.poll(() => list.getByRole('link').count()).toBe(3)
    await page.fill('#lastName', guest[locale].lastName)
    await page.fill('#email', `round.${locale}@example.com`)
    await page.fill('#phoneNumber', '0501234567')
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0)
    await confirm(page, locale)
    expect(sent).toHaveLength(1)
  })

  test('a guest pays with at most eleven taps and four fields from the home page on', async () => {
    const { page } = await browser.visit({ ...phone, locale })
    await openPage(page, localePath(locale, '/'))
    let taps = 0
    const tap = async (target: Locator) => {
      await target.click()
      taps += 1
    }
    const [city = ''] = fort[locale].path.split('/').filter(Boolean)
    await tap(page.locator(`main a[href$="${encodeURI(city)}"]`).first())
    await page.waitForURL((url) => decodeURI(url.pathname).endsWith(city))
    await tap(page.getByRole('link', { name: fort[locale].title }).first())
    await page.getByRole('heading', { level: 1, name: fort[locale].title }).waitFor()
    await tap(page.locator('#open-booking'))
    const sheet = bookingOf(page)
    await tap(sheet.locator(openDay).first())
    // A single free time is chosen by itself.
    const time = sheet.locator('[data-step=time] label:has(input[name=departure]:enabled)').first()
    const people = sheet.locator('[data-step=people]')
    await time.or(people).first().waitFor()
    const hasTimes = await time.isVisible()
    if (hasTimes) await tap(time)
    await people.waitFor()
    await tap(bookButton(page, locale))
    await page.waitForURL(/\/checkout(?:\?items=[\d-]+)?$/)
    const fields = { firstName: guest[locale].firstName, lastName: guest[locale].lastName, email: `taps.${locale}@example.com`, phoneNumber: '0501234567' } // prettier-ignore
    for (const [name, text] of Object.entries(fields)) {
      await tap(page.locator(`#${name}`))
      await page.keyboard.insertText(text)
    }
    await tap(payButton(page))
    await page.waitForURL(/\/sandbox\/pay\//)
    await tap(page.locator('button[value=approve]'))
    await expectOutcome(page, locale, 'booked')
    expect(taps).toBeLessThanOrEqual(hasTimes ? 12 : 11)

    // What is needed on the way there is in the first window.
    const trip = page.getByRole('article', { name: fort[locale].title })
    for (const part of [
      page.getByRole('link', { name: checkout.outcomes.seeTickets }),
      trip.getByText(orders.meeting),
      page.getByRole('link', { name: orders.calendar }),
      page.getByRole('link', { name: orders.directions }),
    ])
      expect(await isInWindow(part)).toBe(true)

    // Without an account the browser still finds its booking.
    await openPage(page, localePath(locale, '/invoices'))
    await page.locator('main a[href*="/invoices/RH-"]').first().click()
    await page.waitForURL(/\/invoices\/RH-/)

    // The next booking on this device needs no field.
    await page.setViewportSize({ width: 1280, height: 800 })
    await openCheckout(page, locale)
    await page.evaluate(() => sessionStorage.clear())
    await reloadPage(page)
    await page.getByText(fields.email).waitFor()
    expect(await page.locator('#email').isVisible()).toBe(false)
    await confirm(page, locale)
    await page.goBack()
    await page.getByRole('button', { name: checkout.guest.forget }).click()
    expect(await page.locator('#email').inputValue()).toBe('')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(fields.email)
  })

  test('the button is for the method that is chosen, also after another one of an earlier visit', async () => {
    const { page } = await browser.visit({ locale })
    await openCheckout(page, locale, { day: 3 })
    const method = (code: string) => page.locator(`input[name=method][value=${code}]`)
    await method('pay_later').check()
    await page.getByRole('button', { name: checkout.reserveLater }).waitFor()
    await reloadPage(page)
    await page.getByRole('button', { name: checkout.reserveLater }).waitFor()
    expect(await method('pay_later').isChecked()).toBe(true)
    await method('card').check()
    await payButton(page).locator('bdi').waitFor()
    expect(await page.getByRole('button', { name: checkout.reserveLater }).count()).toBe(0)
  })

  test('a number in Arabic digits is written in Latin ones, left to right, and the caret stays', async () => {
    const { page } = await browser.visit({ locale, hasTouch: true, timezoneId: 'Asia/Riyadh' })
    await openCheckout(page, locale)
    await page.setViewportSize(phone.viewport)
    const field = page.locator('#phoneNumber')
    await field.focus()
    await page.keyboard.insertText('٠٥٠ ١٢٣')
    expect(await field.inputValue()).toBe('050 123')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.insertText('۹')
    await page.keyboard.insertText('8')
    expect(await field.inputValue()).toBe('050 12983')
    // Before the scripts are loaded too.
    expect(await field.evaluate((input) => getComputedStyle(input).unicodeBidi)).toBe('bidi-override')
    expect(await field.evaluate((input) => getComputedStyle(input).direction)).toBe('ltr')
  })

  testInFull(
    'the phone field has the country of the browser’s time zone, takes it from what is typed, and finds others by name',
    async () => {
      const { page } = await browser.visit({ locale, hasTouch: true, isMobile: true, timezoneId: 'Asia/Qatar' })
      await openCheckout(page, locale)
      await page.setViewportSize(phone.viewport)
      const country = page.locator('[name=countryCode]')
      await expect.poll(() => country.inputValue()).toBe('QA')
      await page.fill('#phoneNumber', '+44 20 7946 0958')
      expect(await country.inputValue()).toBe('GB')
      await page.locator('#email').focus()
      expect(await page.locator('#phoneNumber').inputValue()).toBe('20 7946 0958')

      await page.locator('form button[aria-haspopup=dialog]').tap()
      const dialog = page.getByRole('dialog')
      const [first, , third] = await dialog.locator('li').allInnerTexts()
      expect(first).toContain('+44')
      expect(third).toContain('+971')
      // The keyboard of a touch screen would cover the list.
      expect(await dialog.getByRole('searchbox').evaluate((field) => field === document.activeElement)).toBe(false)
      await dialog.getByRole('searchbox').fill('965')
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'hidden' })
      expect(await country.inputValue()).toBe('KW')

      await page.fill('#email', 'nora@gmial.con')
      await page.locator('#firstName').focus()
      await page.getByRole('button', { name: 'nora@gmail.com' }).click()
      expect(await page.locator('#email').inputValue()).toBe('nora@gmail.com')
    },
  )

  test('the country of the phone number is chosen by the keyboard alone', async () => {
    const { page } = await browser.visit({ locale, timezoneId: 'Asia/Qatar' })
    await openCheckout(page, locale)
    const country = page.locator('[name=countryCode]')
    await expect.poll(() => country.inputValue()).toBe('QA')
    const open = page.locator('form button[aria-haspopup=dialog]')
    const dialog = page.getByRole('dialog')
    const focused = page.locator(':focus')
    // Beside a mouse the search has the focus too.
    await open.click()
    await dialog.locator('input[type=search]:focus').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true)

    await page.keyboard.press('Enter')
    await dialog.locator('input[type=search]:focus').waitFor()
    // The first is the chosen one.
    await page.keyboard.press('ArrowDown')
    expect(await focused.innerText()).toContain('+974')
    expect(await focused.getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    expect(await focused.innerText()).toContain('+974')
    // Typed in the list, it is searched.
    await page.keyboard.type(locale === 'ar' ? 'المملكة المت' : 'united k')
    await expect.poll(() => dialog.locator('li').count()).toBe(1)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    expect(await country.inputValue()).toBe('GB')
    await page.locator('#phoneNumber:focus').waitFor()

    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await dialog.locator('input[type=search]:focus').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    expect(await country.inputValue()).not.toBe('GB')
  })

  test('a checkout whose cart was emptied in another tab says so, and keeps what was typed', async () => {
    const { page } = await browser.visit({ locale })
    await openCheckout(page, locale)
    await fillGuest(page, locale, `emptied.${locale}@example.com`)
    await page.evaluate(async () => {
      const { items } = (await (await fetch('/api/cart')).json()) as { items: { id: number }[] }
      for (const { id } of items) await fetch(`/api/cart/items/${id}`, { method: 'DELETE' })
    })
    await payButton(page).click()
    await page.getByText(words[locale].checkout.emptiedElsewhere).waitFor()
    await openCheckout(page, locale)
    expect(await page.inputValue('#email')).toBe(`emptied.${locale}@example.com`)
  })

  test('an order refused because its price has changed shows the new one of its part of the cart from the answer alone', async () => {
    const { page } = await browser.visit({ locale })
    await openActivity(page, locale)
    for (const day of [0, 1]) {
      await chooseDeparture(page, { day })
      await addToCart(page, locale)
    }
    const [item] = await page.evaluate(async () => {
      const cart = (await (await fetch('/api/cart')).json()) as { items: { id: number }[] }
      return cart.items.map(({ id }) => id)
    })
    await openPage(page, localePath(locale, `/checkout?items=${item}`))
    await fillGuest(page, locale, `changed.${locale}@example.com`)
    const total = await payButton(page).locator('bdi').innerText()
    // The page was read before the price changed.
    await page.route('**/api/checkout?*', async (route) => {
      const body = route.request().postDataJSON() as { seenTotalMinor: number }
      await route.continue({ postData: JSON.stringify({ ...body, seenTotalMinor: body.seenTotalMinor - 1 }) })
    })
    const reads: string[] = []
    const ordered: (number[] | undefined)[] = []
    page.on('request', (request) => {
      if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/api/checkout') return
      ordered.push((request.postDataJSON() as { items?: number[] }).items)
    })
    page.on('request', (request) => {
      // The idle page may load other pages ahead at any time.
      if (request.method() === 'GET' && /\/api\/(?:cart|checkout)\b/.test(request.url())) reads.push(request.url())
    })
    await payButton(page).click()
    await page.getByRole('alert').first().waitFor()
    expect(await payButton(page).locator('bdi').innerText()).toBe(total)
    expect(await page.locator('#email').inputValue()).toBe(`changed.${locale}@example.com`)
    expect(reads).toEqual([])

    await page.unroute('**/api/checkout?*')
    await confirm(page, locale)
    expect(ordered).toEqual([[item], [item]])
  })

  test.each(
    firstIfShort([
      ['decline', 'payment_failed'],
      ['abandon', 'unpaid'],
    ] as const),
  )('after %s the buttons to pay are in the first window of a phone', async (decision, outcome) => {
    const { page } = await browser.visit({ locale, hasTouch: true })
    await openCheckout(page, locale, { day: 3 })
    await page.setViewportSize(phone.viewport)
    await fillGuest(page, locale, `${outcome}.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, decision)
    await expectOutcome(page, locale, outcome)
    const { outcomes } = checkout
    await page.getByText(outcomes.heldFor).waitFor()
    const parts = [
      page.getByText(outcomes.heldFor),
      page.getByRole('button', { name: outcome === 'unpaid' ? outcomes.pay : outcomes.tryAgain }),
      page.locator('label:has(input[value=pay_later])'),
      page.getByRole('link', { name: outcomes.change }),
    ]
    for (const part of parts) expect(await isInWindow(part)).toBe(true)
  })
})

test('a hotel that only the guest knows is asked for at the checkout, and is on the ticket', async () => {
  const { page } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 800 } })
  await openPage(page, '/en/things-to-do-in-dubai/hatta-and-the-hajar-by-the-day')
  await page.evaluate(async () => {
    type Unit = { id: number }
    const read = async (path: string) => (await (await fetch(path)).json()) as never
    const product: { id: number; options: { id: number; units: Unit[] }[]; pickups: { id: number; name: string }[] } =
      await read('/api/products/dubai/hatta-and-the-hajar-by-the-day?locale=en')
    const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
    const { departures }: { departures: { id: number; optionId: number; status: string }[] } = await read(
      `/api/availability/${product.id}/departures?date=${day}&locale=en`,
    )
    const free = departures.find(({ status }) => status !== 'sold_out')
    const unit = product.options.find(({ id }) => id === free?.optionId)?.units[0]
    await fetch('/api/cart/items', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        optionId: free?.optionId,
        departureId: free?.id,
        units: { [String(unit?.id)]: 1 },
        pickupPointId: product.pickups.find(({ name }) => name.startsWith('Your hotel'))?.id,
      }),
    })
  })
  await openPage(page, '/en/checkout')
  await fillGuest(page, 'en', 'hotel@example.com')
  await payButton(page).click()
  const place = page.getByLabel(words.en.checkout.pickupPlace.label)
  // The only error: its field has the focus, and the list names it.
  await expect.poll(() => place.evaluate((field) => field === document.activeElement)).toBe(true)
  await expect.poll(() => page.evaluate(isFieldClear)).toBe(true)
  await page.getByRole('alert').getByRole('link', { name: words.en.checkout.errors.missing.pickupPlace }).waitFor()
  await place.fill('Rove Downtown')
  await reloadPage(page)
  await expect.poll(() => place.inputValue()).toBe('Rove Downtown')
  await confirm(page, 'en')
  await decide(page, 'approve')
  await expectOutcome(page, 'en', 'booked')
  await page.locator('main dl').getByText('Rove Downtown').first().waitFor()
})

testInFull('a British browser has the calling code of its country', async () => {
  const { page }: { page: Page } = await browser.visit({ locale: 'en-GB' })
  await openCheckout(page, 'en')
  await expect.poll(() => page.locator('[name=countryCode]').inputValue()).toBe('GB')
})
