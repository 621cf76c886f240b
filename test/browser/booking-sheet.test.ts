import type { Page } from 'playwright-core'
import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import { localePath, type Locale } from '#domain/locale.ts'
import availability from '#messages/en/availability.json' with { type: 'json' }
import refusals from '#messages/en/refusals.json' with { type: 'json' }
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { addToCart, bookingOf, fort, openDay, words } from '#test/support/journey.ts'
import { firstIfShort, testInFull } from '#test/support/in-full.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, untilHydrated, untilIdle } from '#test/support/open-page.ts'
import { onRequest, quoteWords } from '#test/support/quote-journey.ts'

const browser = useBrowser()
const pathOf = (locale: Locale) => localePath(locale, fort[locale].path)
const step = (page: Page, name: string) => page.locator(`dialog[open] [data-step=${name}]`)

async function openSheet(page: Page): Promise<void> {
  await page.locator('#open-booking').click()
  await bookingOf(page).locator(openDay).first().waitFor()
}

/** To the step of the people, by the first time if there are several. */
async function choosePeople(page: Page): Promise<void> {
  await bookingOf(page).locator(openDay).nth(1).click()
  const time = step(page, 'time').locator('label:has(input:enabled)').first()
  await time.or(step(page, 'people')).first().waitFor()
  if (await time.isVisible()) await time.click()
  await step(page, 'people').waitFor()
}

/** Whether the foot's total and main button are inside the window and not covered. */
const isFootVisible = (page: Page, locale: Locale) =>
  bookingOf(page)
    .getByRole('region', { name: words[locale].activity.booking.total })
    .evaluate((foot) =>
      [
        [...foot.querySelectorAll('bdi')].find((amount) => amount.checkVisibility()),
        [...foot.querySelectorAll('button')].at(-1),
      ].every((part) => {
        const { left, right, top, bottom } = part?.getBoundingClientRect() ?? new DOMRect()
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return bottom <= window.innerHeight && hit !== null && part?.contains(hit) === true
      }),
    )

/** The weeks of the calendar above the foot. */
const weeksInView = (page: Page) =>
  bookingOf(page).evaluate((sheet) => {
    const foot = sheet.querySelector('[data-scroll] + div')?.getBoundingClientRect().top ?? 0
    const weeks = [...sheet.querySelectorAll('tbody tr')].filter((week) => week.checkVisibility())
    return weeks.filter((week) => week.getBoundingClientRect().bottom <= foot).length
  })

describe.each(journeyLanguages)('the booking sheet in %s', (locale) => {
  test.each(firstIfShort([{ width: 320, height: 568 }, phone.viewport]))(
    'shows its total and main button in each step, without layout shifts, in a window of $width × $height',
    async (viewport) => {
      const { page, problems } = await browser.visit({ locale, ...phone, viewport })
      await openPage(page, pathOf(locale))
      await page.evaluate(() => {
        const sum = window as { shifts?: number }
        sum.shifts = 0
        new PerformanceObserver((list) => {
          // Also those right after a tap, which browsers leave out of their score: the buyer sees them.
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum.shifts = (sum.shifts ?? 0) + entry.value
        }).observe({ type: 'layout-shift' })
      })
      await openSheet(page)
      expect(await isFootVisible(page, locale)).toBe(true)
      const { booking } = words[locale].activity
      await page.getByRole('button', { name: booking.chooseDay }).waitFor()
      const height = (await bookingOf(page).boundingBox())?.height
      const footHeight = async () =>
        (await bookingOf(page).getByRole('region', { name: booking.total }).boundingBox())?.height
      const foot = await footHeight()
      expect(await weeksInView(page)).toBeGreaterThanOrEqual(3)
      await expectAccessible(page)

      await choosePeople(page)
      expect(await isFootVisible(page, locale)).toBe(true)
      expect(await footHeight()).toBe(foot)
      await expectAccessible(page)

      await page.goBack()
      await step(page, 'time').waitFor()
      expect(await isFootVisible(page, locale)).toBe(true)
      expect(await footHeight()).toBe(foot)
      expect((await bookingOf(page).boundingBox())?.height).toBe(height)
      expect(await page.evaluate(() => (window as { shifts?: number }).shifts)).toBeLessThan(0.02)
      expect(problems).toEqual([])
    },
  )

  test('keeps title, day, time and option in view on the narrowest phone, also at the end of the add-ons', async () => {
    const { page } = await browser.visit({ locale, ...phone, viewport: { width: 320, height: 700 } })
    await openPage(page, pathOf(locale))
    await openSheet(page)
    await choosePeople(page)
    const { booking } = words[locale].activity
    const sheet = bookingOf(page)
    const title = sheet.locator('header h2').first()
    expect(await title.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThan(2)
    await sheet.locator('summary', { hasText: booking.extras }).click()
    await sheet.locator('[data-scroll]').evaluate((steps) => steps.scrollTo(0, steps.scrollHeight))
    for (const name of [booking.changeDay, booking.changeTime]) {
      const isInView = await sheet.getByRole('button', { name }).evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return hit !== null && button.contains(hit)
      })
      expect(isInView, name).toBe(true)
    }
  })

  test('goes one step back with the back button, and closes at the first step without leaving the page', async () => {
    const { page } = await browser.visit({ locale, ...phone })
    await openPage(page, localePath(locale, '/faq'))
    await openPage(page, pathOf(locale))
    const { pathname } = new URL(page.url())
    await openSheet(page)
    await choosePeople(page)
    await page.goBack()
    await step(page, 'time').locator('label:has(input:checked)').click()
    await step(page, 'people').waitFor()
    await page.goBack()
    await step(page, 'time').waitFor()
    await page.goBack()
    await step(page, 'day').waitFor()
    await page.goBack()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe(pathname)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('open-booking')
    await page.goBack()
    await page.waitForURL(/\/faq$/)
  })

  test('moves the focus to each new step, and to the confirmation after adding to the cart', async () => {
    const { page, problems } = await browser.visit({ locale, ...phone })
    await openPage(page, pathOf(locale))
    await openSheet(page)
    await choosePeople(page)
    const isFocusIn = (selector: string) =>
      page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector)
    await expect.poll(() => isFocusIn('dialog[open] [data-step=people]')).toBe(true)
    await addToCart(page, locale)
    const { booking } = words[locale].activity
    await page.locator('dialog[open] [role=status]', { hasText: booking.added }).waitFor({ state: 'attached' })
    await expect.poll(() => isFocusIn('dialog[open] h3')).toBe(true)
    await expectAccessible(page)
    await page.getByRole('link', { name: booking.goToCart }).waitFor()
    await page.getByRole('button', { name: booking.keepLooking }).click()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('open-booking')
    expect(problems).toEqual([])
  })

  testInFull('opens at the choice of the day for a booking that is booked again, with the same people', async () => {
    const { page, problems } = await browser.visit({ locale, ...phone })
    await openPage(page, pathOf(locale))
    await openSheet(page)
    await choosePeople(page)
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/cart')),
      addToCart(page, locale),
    ])
    const [adult = ''] = Object.keys((sent.postDataJSON() as { units: Record<string, number> }).units)

    await openPage(page, `${pathOf(locale)}?people=${adult}:4,1:1`)
    await bookingOf(page).locator(openDay).first().waitFor()
    await step(page, 'day').waitFor()
    expect(await isFootVisible(page, locale)).toBe(true)
    await choosePeople(page)
    await expect.poll(() => step(page, 'people').locator('output').first().innerText()).toBe('4')
    for (let back = 0; back < 3; back += 1) await page.goBack()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toContain('people=')
    expect(problems).toEqual([])
  })

  test('opens at a tap before the scripts have arrived, and fills itself without a second one', async () => {
    const { page, problems } = await browser.visit({ locale, ...phone })
    let arrive = () => {}
    const held = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(/\.js(?:\?|$)/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(pathOf(locale), { waitUntil: 'commit' })
    const heart = page.locator('main header button[aria-pressed]')
    await heart.click()
    await page.locator('#open-booking').click()
    await page.locator('dialog[open] [data-loading]').waitFor()
    expect(await page.locator('html[data-hydrated]').count()).toBe(0)
    arrive()
    await bookingOf(page).locator(openDay).first().waitFor()
    await untilHydrated(page)
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    await page.goBack()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe(encodeURI(pathOf(locale)))
    expect(problems).toEqual([])
  })
})

testInFull.each(journeyLanguages)(
  'the sheet of a quote request in %s opens at a tap before the scripts have arrived, and the back button closes it',
  async (locale) => {
    const { page, problems } = await browser.visit({ locale, ...phone })
    await openPage(page, localePath(locale, '/faq'))
    let arrive = () => {}
    const held = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(/\.js(?:\?|$)/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(localePath(locale, onRequest[locale]), { waitUntil: 'commit' })
    await page.locator('#open-booking').click()
    await page.locator('dialog[open] [data-loading]').waitFor()
    expect(await page.locator('html[data-hydrated]').count()).toBe(0)
    arrive()
    const form = page.locator('dialog[open]').getByRole('form', { name: quoteWords[locale].ask })
    await form.waitFor()
    await untilHydrated(page)
    const address = page.url()
    await page.goBack()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    expect(page.url()).toBe(address)

    // A sheet that was closed by its button leaves no entry behind.
    await page.locator('#open-booking').click()
    await form.waitFor()
    await page.getByRole('button', { name: words[locale].common.close, exact: true }).filter({ visible: true }).click()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL(/\/faq$/)
    expect(problems).toEqual([])
  },
)

testInFull.each(journeyLanguages)('the bar of an activity in %s is one line of the narrowest phone', async (locale) => {
  const { page } = await browser.visit({ locale, ...phone, viewport: { width: 320, height: 568 } })
  for (const path of [fort[locale].path, onRequest[locale]]) {
    await openPage(page, localePath(locale, path))
    const button = page.locator('#open-booking')
    const [inner, price, pressed] = await button.evaluate((element) => {
      const bar = element.parentElement ?? element
      const { paddingLeft, paddingRight } = getComputedStyle(bar)
      const { left, right } = bar.getBoundingClientRect()
      const boxOf = (part: Element | null) => (part ?? bar).getBoundingClientRect().toJSON() as DOMRect
      const inside = { left: left + Number.parseFloat(paddingLeft), right: right - Number.parseFloat(paddingRight) }
      return [inside, boxOf(bar.firstElementChild), boxOf(element)] as const
    })
    // Beside each other, and together as wide as the bar.
    expect(pressed.top).toBeLessThan(price.bottom)
    expect(pressed.bottom).toBeGreaterThan(price.top)
    expect(pressed.width).toBeGreaterThanOrEqual(140)
    if (locale === 'en') expect([price.left, pressed.right]).toEqual([inner.left, inner.right])
    else expect([pressed.left, price.right]).toEqual([inner.left, inner.right])
  }
})

test.each(journeyLanguages)(
  'says in %s how many times a day has, and which time was chosen automatically',
  async (locale) => {
    const { booking } = words[locale].activity
    const t = createTranslator({ locale, messages: booking })
    const { page, problems } = await browser.visit({ locale })
    const box = bookingOf(page)
    const said = box.locator('[role=status].sr-only')
    const isSaid = async (text: string) => (await said.allInnerTexts()).some((one) => one.trim() === text)
    const options = box.locator('[data-step=time] fieldset')
    const changeTime = box.getByRole('button', { name: booking.changeTime })
    // After today, the first day with several times: every other day has one. A time that was chosen is kept for other
    // days, so that each try begins anew.
    let day = 1
    for (; ; day++) {
      await openPage(page, pathOf(locale))
      await box.locator(openDay).nth(day).press('Enter')
      await options.or(changeTime).first().waitFor()
      if ((await options.count()) > 0) break
    }
    const times = box.locator('[data-step=time] input:enabled')
    const counts = {
      options: await options.filter({ has: page.locator('input:enabled') }).count(),
      times: await times.count(),
    }
    await expect.poll(() => isSaid(t('found', counts))).toBe(true)

    await times.last().press('Space')
    await box.getByRole('button', { name: booking.goOn }).press('Enter')
    await box.getByRole('button', { name: booking.changeDay }).press('Enter')
    await box
      .locator(openDay)
      .nth(day + 1)
      .press('Enter')
    // The same time, or the only one of the day.
    const chosen = changeTime.locator('bdi').first()
    await chosen.waitFor()
    const lead = t('timeChosen', { time: '\n', option: '' }).split('\n')[0] ?? ''
    const isChoiceSaid = async () => {
      const clock = await chosen.innerText()
      return (await said.allInnerTexts()).some((text) => text.startsWith(lead.trim()) && text.includes(clock))
    }
    await expect.poll(isChoiceSaid).toBe(true)
    expect(problems).toEqual([])
  },
)

testInFull(
  'the sheet starts with the party of the last search, and its buttons are side by side on the narrowest phone',
  async () => {
    const { page } = await browser.visit({ locale: 'en', ...phone, viewport: { width: 320, height: 568 } })
    await openPage(page, '/en')
    const trip = { range: null, party: { adults: 1, children: 0 } }
    await page.evaluate((stored) => sessionStorage.setItem('rihla.trip', stored), JSON.stringify(trip))
    await openPage(page, pathOf('en'))
    await openSheet(page)
    await choosePeople(page)
    expect(await step(page, 'people').locator('output').first().innerText()).toBe('1')
    const foot = bookingOf(page).getByRole('region', { name: words.en.activity.booking.total })
    const [add, book] = await Promise.all(
      [words.en.activity.booking.addToCart, words.en.activity.booking.bookNow].map((name) =>
        foot.getByRole('button', { name }).boundingBox(),
      ),
    )
    expect(add?.y).toBe(book?.y)
  },
)

test('the box beside the text opens on the day of the card that led to it, otherwise on the first free one', async () => {
  const { page } = await browser.visit({ locale: 'en', viewport: { width: 1280, height: 800 } })
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const dates = `from=${dayIn(9)}&to=${dayIn(20)}`
  const read = async (path: string) => (await page.request.get(path)).json()
  const { id } = await read('/api/products/manama/bahrain-fort-at-sunset?locale=en')
  const { days } = await read(`/api/availability/${id}/calendar?${dates}`)
  const free = days.flatMap((day: { date: string; status: string }) =>
    ['available', 'few_left'].includes(day.status) ? [day.date] : [],
  )
  for (const [query, day] of [
    [dates, free[0]],
    [`${dates}&date=${free.at(-1)}`, free.at(-1)],
    [`${dates}&date=${dayIn(21)}`, free[0]],
  ]) {
    await openPage(page, `${pathOf('en')}?${query}`)
    const chosen = page.locator('aside time').first()
    await chosen.waitFor()
    expect(await chosen.getAttribute('datetime'), query).toBe(day)
  }
  // No day so far ahead is planned: the calendar says so, until another day is chosen.
  const none = `${new Date().getFullYear() + 3}-12`
  await openPage(page, `${pathOf('en')}?from=${none}-05&to=${none}-07`)
  const missed = page.locator('aside').getByText(availability.noneInRange.replace('{dates}', '5–\u{2060}7 Dec'))
  await missed.waitFor()
  await page.locator('aside').locator(openDay).first().click()
  await expect.poll(() => missed.isVisible()).toBe(false)
})

test.each(journeyLanguages)(
  'the box beside the text in %s shows the total and its buttons in the first window of a laptop, in each step',
  async (locale) => {
    const { page } = await browser.visit({ locale, viewport: { width: 1280, height: 800 } })
    const { booking } = words[locale].activity
    const isInView = async () =>
      (await isFootVisible(page, locale)) && (await page.evaluate(() => window.scrollY)) === 0
    await openPage(page, pathOf(locale))
    await page.locator('aside').locator(openDay).first().waitFor()
    expect(await isInView()).toBe(true)
    // As a link with a date opens it.
    const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
    await openPage(page, `${pathOf(locale)}?from=${day}&to=${day}`)
    const time = page.locator('aside [data-step=time] label:has(input:enabled)').first()
    const people = page.locator('aside [data-step=people]')
    await time.or(people).first().waitFor()
    expect(await isInView()).toBe(true)
    if (await time.isVisible()) await time.click()
    await people.waitFor()
    await expect.poll(isInView).toBe(true)
    await page.locator('aside summary', { hasText: booking.extras }).click()
    await page.locator('aside details[open] [role=group]').first().waitFor()
    // A panel that is higher than the window scrolls with the page; its foot stays.
    expect(await isFootVisible(page, locale)).toBe(true)
    await page.setViewportSize({ width: 1280, height: 640 })
    await expect.poll(() => isFootVisible(page, locale)).toBe(true)
  },
)

test('a connection that fails while adding to the cart leaves the choice as it is, and the next press adds it', async () => {
  const { page } = await browser.visit({ locale: 'en', ...phone })
  const { booking } = words.en.activity
  await openPage(page, pathOf('en'))
  await openSheet(page)
  await choosePeople(page)
  const failed = bookingOf(page).getByRole('alert').filter({ hasText: refusals.network })
  await page.context().setOffline(true)
  const add = page.getByRole('button', { name: booking.addToCart })
  await add.click()
  await failed.waitFor()
  // Until the day would have been loaded again.
  await untilIdle(page)
  expect(await step(page, 'people').isVisible()).toBe(true)

  // Not beside another day.
  await page.context().setOffline(false)
  const changeDay = bookingOf(page).getByRole('button', { name: booking.changeDay })
  await changeDay.click()
  await bookingOf(page).locator(openDay).nth(2).click()
  await changeDay.waitFor()
  expect(await failed.count()).toBe(0)
  await changeDay.click()
  await choosePeople(page)
  await add.click()
  await page.getByRole('status').filter({ hasText: booking.added }).waitFor({ state: 'attached' })
})

test('names the price and state of each day of the calendar, and only one of them as the first that is free', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  await openPage(page, pathOf('en'))
  const days = page.locator(openDay)
  await days.first().waitFor()
  const names = await days.evaluateAll((all) => all.map((day) => day.getAttribute('aria-label') ?? ''))
  for (const name of names) expect(name).toMatch(/^\w+day,? \d+ \w+, SAR\s[\d.]+/)
  expect(names.filter((name) => name.includes('first available'))).toHaveLength(1)
  expect(names[0]).toContain('first available')
})
