import { expect } from 'vitest'
import type { Locator, Page, Response } from 'playwright-core'
import type { Locale } from '#domain/locale.ts'
import { localePath } from '#domain/locale.ts'
import arActivity from '#messages/ar/activity.json' with { type: 'json' }
import arCart from '#messages/ar/cart.json' with { type: 'json' }
import arCommon from '#messages/ar/common.json' with { type: 'json' }
import arCheckout from '#messages/ar/checkout.json' with { type: 'json' }
import arOrders from '#messages/ar/orders.json' with { type: 'json' }
import enActivity from '#messages/en/activity.json' with { type: 'json' }
import enCart from '#messages/en/cart.json' with { type: 'json' }
import enCommon from '#messages/en/common.json' with { type: 'json' }
import enCheckout from '#messages/en/checkout.json' with { type: 'json' }
import enOrders from '#messages/en/orders.json' with { type: 'json' }
import { openPage, untilIdle } from './open-page.ts'

export const words = {
  ar: { activity: arActivity, cart: arCart, common: arCommon, checkout: arCheckout, orders: arOrders },
  en: { activity: enActivity, cart: enCart, common: enCommon, checkout: enCheckout, orders: enOrders },
} as const

/** The walk at Bahrain Fort of the demo: addresses, and texts to find it by. */
export const fort = {
  ar: { path: '/things-to-do-in-المنامة/قلعة-البحرين-عند-الغروب', title: 'قلعة البحرين: جولة مع عالم آثار', search: 'قلعه البحرين' },
  en: { path: '/things-to-do-in-manama/bahrain-fort-at-sunset', title: 'Bahrain Fort: UNESCO site tour with an archaeologist', search: 'bahrain fort' },
} // prettier-ignore

export const guest = {
  ar: { firstName: 'ليلى', lastName: 'الحربي' },
  en: { firstName: 'Layla', lastName: 'Harbi' },
}

/** Waits for the calendar, which appears only after hydration. */
export async function openActivity(page: Page, locale: Locale): Promise<void> {
  await openPage(page, localePath(locale, fort[locale].path))
  await page.locator(openDay).first().waitFor()
  await untilIdle(page)
}

/** An available day of the calendar. */
export const openDay =
  'td[role=gridcell] :is([data-status=available], [data-status=few_left]):not([data-outside-month])'

/** The booking: the open sheet on phones, otherwise the box beside the text. */
export const bookingOf = (page: Page): Locator => page.locator('aside#book, dialog[open]').last()

/** Chooses the available day with this index, and its first available departure: the step of the people follows. */
export async function chooseDeparture(page: Page, { day = 0 } = {}): Promise<void> {
  const box = bookingOf(page)
  // After something was added.
  const again = box.getByRole('button', { name: either('keepLooking') })
  if (await again.isVisible()) await again.click()
  const days = box.locator(openDay)
  await days.first().waitFor()
  // At the end of a month too few days are left.
  if ((await days.count()) <= day) {
    await box.locator('button[slot=next]').click()
    await days.nth(day).waitFor()
  }
  await days.nth(day).click()
  await goOnFromDay(box)
  const time = box.locator('[data-step=time] label:has(input[name=departure]:enabled)').first()
  const people = box.locator('[data-step=people]')
  await time.or(people).first().waitFor()
  if (await time.isVisible()) await time.click()
  await people.waitFor()
}

/** After a tap on a day: of stays and rentals the last day could be chosen, what is proposed is taken instead. */
export async function goOnFromDay(box: Locator): Promise<void> {
  const proposed = box.locator('[data-step=day] :is([data-stay=start], [data-stay=start_and_end])')
  const next = box.locator('[data-step=time], [data-step=people]')
  await proposed.filter({ visible: true }).or(next).first().waitFor()
  if (await proposed.isVisible()) await box.getByRole('button', { name: either('goOn') }).click()
}

const either = (key: keyof typeof enActivity.booking) =>
  new RegExp(`^(?:${enActivity.booking[key]}|${arActivity.booking[key]})$`)

/** The main button of the last step, without the price in its name. */
export const bookButton = (page: Page, locale: Locale): Locator =>
  bookingOf(page).getByRole('button', { name: words[locale].activity.booking.bookNow })

export async function addToCart(page: Page, locale: Locale): Promise<void> {
  const button = bookingOf(page).getByRole('button', { name: words[locale].activity.booking.addToCart })
  const isAdding = (answer: Response) => answer.request().method() === 'POST' && answer.url().includes('/api/cart')
  const [answer] = await Promise.all([page.waitForResponse(isAdding), button.click()])
  expect(answer.status()).toBeLessThan(300)
  await bookingOf(page)
    .getByRole('button', { name: either('keepLooking') })
    .waitFor()
}

export async function fillGuest(page: Page, locale: Locale, email: string): Promise<void> {
  const edit = page.getByRole('button', { name: words[locale].checkout.guest.edit })
  // The guest of an earlier booking in this browser.
  if (await edit.isVisible()) await edit.click()
  await page.fill('#firstName', guest[locale].firstName)
  await page.fill('#lastName', guest[locale].lastName)
  await page.fill('#email', email)
  await page.fill('#phoneNumber', '0501234567')
}

/** The button at the foot of the checkout, whatever it says for the chosen payment method. */
export const payButton = (page: Page) => page.locator('[data-pay-bar] button[type=submit]')

/** From the button of the checkout to the sandbox's payment page. */
export async function confirm(page: Page, locale: Locale): Promise<void> {
  const [pay = ''] = words[locale].checkout.pay.split('<')
  await page.getByRole('button', { name: pay }).click()
  await page.waitForURL(/\/sandbox\/pay\//)
}

export async function decide(page: Page, decision: string): Promise<void> {
  await page.locator(`button[value=${decision}]`).click()
  await page.waitForURL(/\/checkout\//)
}

/** Waits for the outcome screen and returns the order's reference. */
export async function expectOutcome(
  page: Page,
  locale: Locale,
  outcome: 'awaiting_transfer' | 'booked' | 'payment_failed' | 'reserved' | 'unpaid',
): Promise<string> {
  await page.getByRole('heading', { name: words[locale].checkout.outcomes[outcome].title }).waitFor()
  const reference = /RH-[2-9A-Z]{8}/.exec(await page.locator('main').innerText())?.[0]
  expect(reference).toBeDefined()
  return reference ?? ''
}

/** Adds the walk at Bahrain Fort to the cart and opens the checkout. */
export async function openCheckout(page: Page, locale: Locale, { day = 0 } = {}): Promise<void> {
  await openActivity(page, locale)
  await chooseDeparture(page, { day })
  await addToCart(page, locale)
  await openPage(page, localePath(locale, '/checkout'))
}

/** The index of an available day that is no Friday or Saturday, which are dearer, whether the first one is today or tomorrow. */
export function cheapDay(): number {
  const today = Temporal.Now.plainDateISO('Asia/Bahrain')
  const isDear = (days: number) => [5, 6].includes(today.add({ days }).dayOfWeek)
  for (let day = 3; ; day++) if (!isDear(day) && !isDear(day + 1)) return day
}

/** The words of a message before its sum. */
export const beforeSum = (message: string) =>
  new RegExp(`^${RegExp.escape(message.slice(0, message.indexOf('{sum}')))}`)

/** The first word of the button that pays the difference. */
export const payButtonOf = (dialog: Locator, locale: Locale) =>
  dialog.getByRole('button', {
    name: new RegExp(`^${words[locale].orders.rebooking.pay.replace(/\s*\{sum\}.*/, '')} `),
  })
