import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Locale } from '#domain/locale.ts'
import { freshEmail } from '#test/support/account-journey.ts'
import { axeViolations, colourRules, wcag } from '#test/support/axe-violations.ts'
import { expectAccessible, expectResponsive, useBrowser } from '#test/support/browser.ts'
import { firstIfShort, isShort, testInFull } from '#test/support/in-full.ts'
import { consoleWords, visitAsOwner } from '#test/support/console-sign-in.ts'
import { confirm, decide, expectOutcome, fillGuest, openCheckout } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'

const browser = useBrowser()
const DAY_MS = 86_400_000
const desktop = { viewport: { width: 1280, height: 900 } }

/**
 * Without violations in both themes. The theme is a class, chosen by a button. `npm test` looks at colours in English
 * only, because axe omits most Arabic text.
 */
async function expectAccessibleInBothThemes(page: Page, locale: Locale): Promise<void> {
  if (isShort && locale === 'ar') return expectAccessible(page)
  const setDark = (isDark: boolean) =>
    page.evaluate((on) => void document.documentElement.classList.toggle('dark', on), isDark)
  await setDark(false)
  expect(await axeViolations(page, { tags: wcag }), 'light').toEqual([])
  await setDark(true)
  expect(await axeViolations(page, { rules: colourRules }), 'dark').toEqual([])
  await setDark(false)
}

const plain = (words: string) => words.replaceAll(/[\u2066-\u2069]/g, '')

describe.each(journeyLanguages)('the desk in %s', (locale) => {
  const t = consoleWords[locale]
  const other = { ar: 'المرشد بانتظاركم عند البوابة.', en: 'The guide meets you at the gate.' }[locale]
  type Kind = keyof typeof t.today.kinds

  /** How many of a kind wait, on the first screen; 0 if it is not among the cards. */
  async function waitingOf(page: Page, kind: Kind): Promise<number> {
    await page.goto('/console')
    await page.getByRole('heading', { name: t.today.title, level: 1 }).waitFor()
    await page.locator('section[aria-labelledby=waiting]').waitFor()
    const card = page.locator('section[aria-labelledby=waiting] li', { hasText: t.today.kinds[kind] }).first()
    return Number(/^\s*(\d+)/.exec(await card.innerText())?.[1] ?? 0)
  }

  /** Opens the first row of the list that the first screen leads to, and returns how many rows waited. */
  async function openFirst(page: Page, kind: Kind): Promise<number> {
    const count = await waitingOf(page, kind)
    await page.getByRole('link', { name: t.today.kinds[kind], exact: true }).click()
    const first = page.locator('[data-rows] a').first()
    await first.waitFor()
    expect(await page.locator('[data-rows] a').count()).toBe(count)
    await expectAccessibleInBothThemes(page, locale)
    await first.click()
    return count
  }

  testInFull('the Today screen links to the waiting rows and to the guests of a departure', async () => {
    // On the first open day of the calendar, which is today or tomorrow.
    const { page: buyer } = await browser.visit({ locale })
    await openCheckout(buyer, locale)
    await fillGuest(buyer, locale, freshEmail('today'))
    await confirm(buyer, locale)
    await decide(buyer, 'approve')
    await expectOutcome(buyer, locale, 'booked')
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    expect(await waitingOf(page, 'quotes')).toBeGreaterThan(0)
    await page.getByRole('heading', { name: t.today.days.tomorrow }).waitFor()
    await expectAccessibleInBothThemes(page, locale)
    await expectResponsive(page, { rules: 'none' })
    await page.locator('section:is([aria-labelledby=today], [aria-labelledby=tomorrow]) li a').first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForURL(/\/console\/departures\/\d+/)
    expect(problems).toEqual([])
  })

  test('a quote is answered with a price, and its request waits no more', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    const count = await openFirst(page, 'quotes')
    const form = page.locator('article form')
    await form.locator('input[inputmode=decimal]').fill('240')
    await form.locator('[name=date]').fill(new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10))
    await form.locator('[name=time]').fill('10:30')
    await form.locator('[name=includes]').fill(other)
    await expectAccessibleInBothThemes(page, locale)
    await expectResponsive(page, { rules: 'none' })
    await form.getByRole('button', { name: t.quotes.send }).click()
    await page.getByText(t.quotes.answered).waitFor()
    await page.locator('article').getByText(t.quotes.states.answered).waitFor()
    expect(await waitingOf(page, 'quotes')).toBe(count - 1)
    expect(problems).toEqual([])
  })

  test('a message is answered by mail and closed', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    const count = await openFirst(page, 'messages')
    const section = page.locator('nav a[href="/console/messages"]:visible').first()
    const inRail = async () => Number((await section.locator('span[aria-hidden]').allInnerTexts())[0] ?? 0)
    expect(await inRail()).toBe(count)
    const text = page.locator('article [name=text]')
    // With no order chosen the template's booking number stays open, and the reply is not sent.
    const refund = page.locator('option', { hasText: 'Refund' })
    await page.getByLabel(t.messages.template).selectOption(await refund.getAttribute('value'))
    const order = page.getByLabel(t.messages.aboutOrder)
    if ((await order.count()) > 0) await order.selectOption('')
    const sender = await page.locator('article h1').first().innerText()
    expect(await text.inputValue()).toContain(sender)
    await page.getByText(t.messages.unfilled).waitFor()
    await text.press('Control+Enter')
    const unfilled = await text.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    )
    expect(['{reference}', '{رقم الحجز}']).toContain(unfilled)
    await expectAccessibleInBothThemes(page, locale)
    await expectResponsive(page, { rules: 'none' })
    await page.keyboard.insertText('RH-2345ABCD')
    await page.getByText(t.messages.unfilled).waitFor({ state: 'detached' })
    await text.press('Control+Enter')
    await page.getByText(t.messages.sent).waitFor()
    await page.locator('article').getByText(t.messages.closed, { exact: true }).waitFor()
    await expect.poll(inRail).toBe(count - 1)
    expect(await waitingOf(page, 'messages')).toBe(count - 1)
    expect(problems).toEqual([])
  })

  test('a reply template is changed; of a colleague’s change meanwhile both texts are shown to choose from', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    await page.goto('/console/reply-templates')
    // Not the first one, which answers the message above.
    const title = await page.locator('li h2').last().innerText()
    await expectAccessibleInBothThemes(page, locale)
    await expectResponsive(page, { rules: 'none' })
    await page.locator('li', { has: page.getByRole('heading', { name: title }) }).getByRole('button').first().click() // prettier-ignore
    const dialog = page.getByRole('dialog')
    const english = dialog.getByRole('textbox', { name: t.templates.en })
    // Another tab saves another English text, and another name.
    const { templates } = (await (await page.request.get('/api/console/reply-templates')).json()) as { templates: { id: number; name: string; text: { ar: string; en: string }; version: number }[] } // prettier-ignore
    const stored = templates.find(({ name }) => name === title)
    if (!stored) throw new Error('the first template is not in the list')
    const theirs = { name: `${title} 2`, text: { ...stored.text, en: 'Dear {name}' }, seenVersion: stored.version }
    const answer = await page.evaluate(
      async ([id, body]) =>
        (await fetch(`/api/console/reply-templates/${id}`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })).status, // prettier-ignore
      [String(stored.id), JSON.stringify(theirs)] as const,
    )
    expect(answer).toBe(200)
    await english.fill('Hi {name}')
    await dialog.locator('button[type=submit]').click()
    await dialog.getByText('Dear {name}').waitFor()
    expect(await dialog.getByRole('textbox', { name: t.templates.name, exact: true }).inputValue()).toBe(theirs.name)
    await expectAccessibleInBothThemes(page, locale)
    expect(await dialog.locator('button[type=submit]').isDisabled()).toBe(true)
    await dialog.getByRole('button', { name: t.templates.useTheirs }).click()
    expect(await english.inputValue()).toBe('Dear {name}')
    await english.fill('Dear {name}, hello')
    await dialog.locator('button[type=submit]').click()
    await page.getByText('Dear {name}, hello').waitFor()
    expect(problems.filter((one) => !one.includes('409'))).toEqual([])
  })

  test('a review is published by a key, and hidden with a reason', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    const count = await openFirst(page, 'reviews')
    await page.getByRole('button', { name: t.reviews.publish, exact: true }).waitFor()
    await expectAccessibleInBothThemes(page, locale)
    await expectResponsive(page, { rules: 'none' })
    await page.keyboard.press('p')
    await page.getByText(t.reviews.published, { exact: true }).first().waitFor()
    const hide = page.locator('article').getByRole('button', { name: t.reviews.hide, exact: true })
    await hide.click()
    const dialog = page.locator('dialog[open]')
    await dialog.locator('[name=reason]').fill(other)
    await expectAccessibleInBothThemes(page, locale)
    await dialog.getByRole('button', { name: t.reviews.hide, exact: true }).click()
    await page.getByText(t.reviews.reasonGiven).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    expect(await waitingOf(page, 'reviews')).toBe(count - 1)
    expect(problems).toEqual([])
  })
})

describe.each(firstIfShort<Locale>(['en', 'ar']))('looks of the console in %s', (locale) => {
  const t = consoleWords[locale]

  testInFull('system health names its jobs in the language of the console', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    await page.goto('/console/health')
    await page.getByText(t.health.jobNames['send refunds']).waitFor()
    expect(await page.getByText('send refunds', { exact: true }).count()).toBe(0)
    await expectAccessibleInBothThemes(page, locale)
    await expectResponsive(page, { rules: 'none' })
    expect(problems).toEqual([])
  })

  test('the page of an order fits a phone of 320 px', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    await page.goto('/console/orders?state=confirmed')
    await page.locator('tbody tr a').first().click()
    const heading = page.getByRole('heading', { name: /^RH-/, level: 1 })
    await heading.waitFor()
    await expectAccessibleInBothThemes(page, locale)
    await expectResponsive(page, { rules: 'none' })
    expect(plain(await page.title())).toContain(plain(await heading.innerText()))
    expect(problems).toEqual([])
  })
})
