import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localePath, type Locale } from '#domain/locale.ts'
import arAvailability from '#messages/ar/availability.json' with { type: 'json' }
import enAvailability from '#messages/en/availability.json' with { type: 'json' }
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
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
  openActivity,
  openDay,
  words,
} from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'
import { testInFull } from '#test/support/in-full.ts'

const browser = useBrowser()

interface CartAnswer {
  items: { id: number; travellers: number; localDate: string; title: string }[]
}

const cartOf = async (page: Page): Promise<CartAnswer> =>
  (await (await page.request.get(new URL('/api/cart?locale=en', page.url()).href)).json()) as CartAnswer

async function bookNow(page: Page, locale: Locale): Promise<void> {
  await bookButton(page, locale).click()
  await page.waitForURL(/\/checkout\?items=\d+$/)
  await page.locator('#firstName').waitFor()
}

const summary = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: words[locale].checkout.summary, exact: true })

const availability = { ar: arAvailability, en: enAvailability }

describe.each(journeyLanguages)('in %s', (locale) => {
  const { cart, checkout } = words[locale]

  test('booking again after going back charges the last choice only', async () => {
    const { page, problems } = await browser.visit({ locale })
    await openActivity(page, locale)
    await chooseDeparture(page)
    await bookNow(page, locale)
    await page.goBack()
    await page.locator(openDay).first().waitFor()
    await chooseDeparture(page)
    await bookingOf(page).locator('[data-step=people] button:has(svg.lucide-plus)').first().click()
    await bookNow(page, locale)
    expect((await cartOf(page)).items.map(({ travellers }) => travellers)).toEqual([3])
    // The folded row, which wide windows hide, names it too.
    expect(await summary(page, locale).locator('li').getByText(fort[locale].title).count()).toBe(1)

    await fillGuest(page, locale, `again.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    expect((await cartOf(page)).items).toEqual([])
    expect(problems).toEqual([])
  })

  test('"Book now" leaves the other things in the cart, and the checkout can take them in or leave them out', async () => {
    const { page, problems } = await browser.visit({ locale })
    await openActivity(page, locale)
    await chooseDeparture(page)
    await addToCart(page, locale)
    await chooseDeparture(page, { day: 1 })
    await bookNow(page, locale)
    const lines = summary(page, locale).locator('#cancellation-policy > li')
    expect(await lines.count()).toBe(1)
    await expectAccessible(page)

    await page.getByRole('link', { name: cart.addToPayment }).click()
    await expect.poll(() => lines.count()).toBe(2)
    expect(await page.getByRole('link', { name: cart.addToPayment }).count()).toBe(0)

    await openPage(page, localePath(locale, `/checkout?items=${(await cartOf(page)).items[0]?.id ?? 0}`))
    await fillGuest(page, locale, `apart.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    expect((await cartOf(page)).items).toHaveLength(1)
    expect(problems).toEqual([])
  })

  test('adding the same departure again adds the people up, says so, and takes the others out on request', async () => {
    const { page } = await browser.visit({ locale })
    await openActivity(page, locale)
    await chooseDeparture(page, { day: 4 })
    await addToCart(page, locale)
    await chooseDeparture(page, { day: 4 })
    // Before it is added, the sheet says that the cart has this time.
    await bookingOf(page).getByRole('link', { name: availability[locale].changeInCart }).waitFor()
    await addToCart(page, locale)
    const [before = ''] = cart.added.merged.split('{')
    await bookingOf(page).getByText(before).waitFor()
    expect((await cartOf(page)).items.map(({ travellers }) => travellers)).toEqual([4])
    await expectAccessible(page)
    const [keepOnly = ''] = words[locale].activity.booking.keepOnly.split('{')
    await bookingOf(page).getByRole('button', { name: keepOnly }).click()
    await bookingOf(page).getByText(before).waitFor({ state: 'detached' })
    expect((await cartOf(page)).items.map(({ travellers }) => travellers)).toEqual([2])
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H3')
  })

  test('why a change of the travellers failed stands in view at their line, on a phone', async () => {
    const { page } = await browser.visit({ locale, ...phone })
    await openPage(page, localePath(locale, fort[locale].path))
    await page.locator('#open-booking').click()
    await chooseDeparture(page)
    await addToCart(page, locale)
    await openPage(page, localePath(locale, '/cart'))
    await page.route('**/api/cart/items/*', (route) => route.abort())
    const line = page.getByRole('article')
    await line.locator('button:has(svg.lucide-plus)').first().click()
    const alert = line.getByRole('alert')
    await alert.waitFor()
    expect(await page.locator('main').getByRole('alert').count()).toBe(1)
    const isInView = () =>
      alert.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      })
    await expect.poll(isInView).toBe(true)
    await expectAccessible(page)
  })

  test('the date of a line is changed in the cart with one request, and the line stays the same', async () => {
    const { page, problems } = await browser.visit({ locale })
    await openActivity(page, locale)
    await chooseDeparture(page)
    await addToCart(page, locale)
    await openPage(page, localePath(locale, '/cart'))
    // The amount of a single line is its total: once, beside the price of each ticket, the total before the offer and the offer.
    expect((await page.getByRole('article').innerText()).match(/SAR|ر\.س/g)).toHaveLength(4)
    const [before] = (await cartOf(page)).items
    const writes: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() !== 'GET' && pathname.startsWith('/api/cart')) writes.push(`${request.method()} ${pathname}`)
    })
    const edit = page.getByRole('button', { name: cart.editItem.replace('{title}', fort[locale].title) })
    await edit.click()
    const box = page.locator('dialog[open]')
    await box.locator('[data-step=people]').waitFor()
    // The back button closes the dialog and stays in the cart.
    await page.goBack()
    await box.waitFor({ state: 'hidden' })
    await edit.click()
    await box.locator('[data-step=people]').waitFor()
    await expectAccessible(page)
    await box.getByRole('button', { name: words[locale].activity.booking.changeDay }).click()
    await chooseDeparture(page, { day: 1 })
    await box.getByRole('button', { name: words[locale].activity.booking.save }).click()
    await box.waitFor({ state: 'hidden' })
    const after = (await cartOf(page)).items
    expect(writes).toEqual([`PATCH /api/cart/items/${before?.id ?? 0}`])
    expect(after.map(({ id, travellers }) => ({ id, travellers }))).toEqual([{ id: before?.id, travellers: 2 }])
    expect(after[0]?.localDate).not.toBe(before?.localDate)
    expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true)
    expect(problems).toEqual([])
  })

  testInFull('an item is removed at the checkout, which goes on with the rest', async () => {
    const { page } = await browser.visit({ locale })
    await openActivity(page, locale)
    for (const day of [0, 1]) {
      await chooseDeparture(page, { day })
      await addToCart(page, locale)
    }
    await openPage(page, localePath(locale, '/checkout'))
    const lines = summary(page, locale).locator('#cancellation-policy > li')
    expect(await lines.count()).toBe(2)
    const remove = cart.removeItem.replace('{title}', fort[locale].title)
    // Several are folded.
    await lines.first().locator('summary').click()
    await page.getByRole('button', { name: remove }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: cart.remove, exact: true }).click()
    await expect.poll(() => lines.count()).toBe(1)
    await page.getByRole('button', { name: remove }).click()
    await page.getByRole('dialog').getByRole('button', { name: cart.remove, exact: true }).click()
    await page.getByRole('heading', { name: cart.empty }).waitFor()
  })

  testInFull('on a phone the cart has its days, and a bar with total and checkout that is always in view', async () => {
    const { page } = await browser.visit({ locale, ...phone })
    await openPage(page, localePath(locale, fort[locale].path))
    for (const day of [0, 1]) {
      await page.locator('#open-booking').click()
      await page.locator('dialog[open]').locator(openDay).first().waitFor()
      await chooseDeparture(page, { day })
      await addToCart(page, locale)
      await bookingOf(page).getByRole('button', { name: words[locale].activity.booking.keepLooking }).click()
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
    }
    await openPage(page, localePath(locale, '/cart'))
    const { items } = await cartOf(page)
    expect(items.map(({ localDate }) => localDate)).toEqual(items.map(({ localDate }) => localDate).toSorted())
    expect(await page.locator('main h2[id^=day-]').count()).toBe(2)
    const link = page.getByRole('link', { name: cart.checkOut })
    const isInView = () =>
      link.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
    expect(await isInView()).toBe(true)
    await expectAccessible(page)
    await page
      .getByRole('button', { name: new RegExp(`^(${cart.addChildren}|${cart.addOthers})`) })
      .first()
      .click()
    expect(await page.locator('main article').first().locator('[role=group]').count()).toBeGreaterThan(1)
    await link.click()
    await page.locator('#firstName').waitFor()
  })

  testInFull('the requests of two items are sent to each of them', async () => {
    const { page } = await browser.visit({ locale })
    await openActivity(page, locale)
    for (const day of [0, 1]) {
      await chooseDeparture(page, { day })
      await addToCart(page, locale)
    }
    await openPage(page, localePath(locale, '/checkout'))
    await page
      .getByRole('button', { name: checkout.requests.addTo.replace('{title}', fort[locale].title) })
      .last()
      .click()
    await page.locator('textarea[name^=request-]').fill('A window seat')
    await fillGuest(page, locale, `requests.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'approve')
    await expectOutcome(page, locale, 'booked')
    expect(await page.getByText('A window seat').count()).toBe(1)
  })
})

testInFull('the cart warns of two activities that one traveller cannot do', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await openActivity(page, 'en')
  await chooseDeparture(page)
  await addToCart(page, 'en')
  const [first] = (await cartOf(page)).items
  await openPage(page, '/en/things-to-do-in-riyadh')
  const clashes = await page.evaluate(async (date) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a[href*="/things-to-do-in-"]')]
    for (const { pathname } of links) {
      const [, , city, slug] = pathname.split('/')
      const product = await (
        await fetch(`/api/products/${city?.replace('things-to-do-in-', '')}/${slug}?locale=en`)
      ).json()
      if (product.pricingPer !== 'person' || product.rate !== 'once') continue
      const day = await (
        await fetch(`/api/availability/${product.id}/departures?date=${date}&duration=1&locale=en`)
      ).json()
      for (const departure of day.departures) {
        const option = product.options.find((one: { id: number }) => one.id === departure.optionId)
        const answer = await fetch('/api/cart/items?locale=en', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            optionId: departure.optionId,
            departureId: departure.id,
            units: { [option.units[0].id]: 1 },
          }),
        })
        const cart = await answer.json()
        const notes: { kind: string }[] = answer.ok ? cart.notes : []
        if (notes.some(({ kind }) => kind !== 'free')) return true
      }
    }
    return false
  }, first?.localDate ?? '')
  expect(clashes).toBe(true)
  const { sameStart, overlap, twoCities, tooFar, tooFarInCity } = words.en.cart.plan
  const pattern = [sameStart, overlap, twoCities, tooFar, tooFarInCity]
    .map((text) => RegExp.escape(text).replaceAll(/\\\{\w+\\\}/g, '.+'))
    .join('|')
  const warning = page.locator('main').getByText(new RegExp(`^(?:${pattern})$`))
  await openPage(page, '/en/cart')
  expect(await warning.count()).toBeGreaterThan(0)
  // The times of the later one of that day, with those that clash; if none fits, its days.
  await page.getByRole('button', { name: words.en.cart.plan.move }).nth(1).click()
  const box = page.locator('dialog[open]')
  const noneFits = new RegExp(availability.en.otherDayNeeded.replace('{date}', '.+'))
  await box.locator('[data-step=time] label:has(svg)').or(box.getByText(noneFits)).first().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'hidden' })
  await openPage(page, '/en/checkout')
  expect(await warning.count()).toBeGreaterThan(0)
})

testInFull.each(journeyLanguages)(
  'an amount in %s that wraps below a long name stays at the end of the line',
  async (locale) => {
    const { page } = await browser.visit({ locale, ...phone, viewport: { width: 320, height: 568 } })
    await openPage(page, localePath(locale, fort[locale].path))
    await page.locator('#open-booking').click()
    await chooseDeparture(page)
    await addToCart(page, locale)
    await openPage(page, localePath(locale, '/checkout'))
    await summary(page, locale).locator('button[aria-expanded]').click()
    const line = summary(page, locale).locator('#cancellation-policy li li').filter({ hasText: '×' })
    await line.waitFor()
    const [name, amount, row] = await line.evaluate((element) => {
      const [first, last] = [element.firstElementChild, element.lastElementChild]
      if (first) first.textContent = 'x'.repeat(24)
      return [first, last, element].map((part) => part?.getBoundingClientRect().toJSON() as DOMRect)
    })
    expect(amount?.top).toBeGreaterThanOrEqual((name?.bottom ?? 0) - 1)
    expect(locale === 'ar' ? amount?.left : amount?.right).toBeCloseTo(
      (locale === 'ar' ? row?.left : row?.right) ?? 0,
      0,
    )
  },
)

test('what is booked for a whole group says how many of the search come, and the host is told of the children', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  const four = /^4\stravellers$/
  await openPage(page, '/en/things-to-do-in-istanbul?travellers=4&ages=4-9')
  await openPage(page, '/en/things-to-do-in-istanbul/a-private-boat-on-the-bosphorus')
  await page.locator(openDay).first().waitFor()
  await chooseDeparture(page, { day: 3 })
  await addToCart(page, 'en')
  await bookingOf(page).getByText(four).waitFor()
  await openPage(page, '/en/cart')
  await page.getByRole('article').getByText(four).waitFor()
  await page.getByRole('link', { name: words.en.cart.checkOut }).click()
  const coming = '2 adults, 2 children (4 and 9)'
  await expect.poll(() => page.getByLabel(words.en.checkout.requests.coming).inputValue()).toBe(coming)
  await fillGuest(page, 'en', 'group@example.com')
  await confirm(page, 'en')
  await decide(page, 'approve')
  await expectOutcome(page, 'en', 'booked')
  await page.locator('main').getByText(four).waitFor()
  await page.getByRole('link', { name: words.en.checkout.outcomes.seeTickets }).click()
  await page.waitForURL(/\/invoices\/RH-/)
  await page.getByRole('article').getByText(words.en.orders.ticket).waitFor()
  expect(await page.getByRole('article').innerText()).toMatch(/\n4\stravellers/)
  await page.getByRole('article').getByText(coming).waitFor()
})
