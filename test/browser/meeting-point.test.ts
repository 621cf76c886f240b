import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { localePath, type Locale } from '#domain/locale.ts'
import { testInFull } from '#test/support/in-full.ts'
import { expectAccessible, expectResponsive, useBrowser } from '#test/support/browser.ts'
import { confirm, decide, expectOutcome, fillGuest, fort, openCheckout, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()
/** What the demo says of the guides of the walk at Bahrain Fort. */
const guide = {
  ar: 'يحمل مرشدكم مظلة بيضاء عليها صَدَفة',
  en: 'Your guide holds a white umbrella with a shell on it',
}
const byTime = { ar: /احضر بحلول .+، قبل 10\sدقائق من البداية/, en: /Be there by .+, 10\smin before the start/ }
const before = { ar: 'احضر قبل 10 دقائق من البداية', en: 'Be there 10 minutes before the start' }

async function openMeeting(page: Page, locale: Locale) {
  await openPage(page, localePath(locale, fort[locale].path))
  const section = page.locator('#meeting')
  await section.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return section
}

test.each(journeyLanguages)(
  'the meeting point in %s says when to be there and whom to look for, and its tab is marked while it is in view',
  async (locale) => {
    const { page, problems } = await browser.visit({ locale, viewport: { width: 1280, height: 900 } })
    const section = await openMeeting(page, locale)
    const { activity, common } = words[locale]
    const marked = page.getByRole('navigation', { name: activity.tabs.label }).locator('a[aria-current]')
    await expect.poll(() => marked.allInnerTexts()).toEqual([activity.tabs.meeting])
    await section.getByText(before[locale]).waitFor()
    await section.getByText(guide[locale]).waitFor()
    const linkOf = (app: string) => section.getByRole('link', { name: app }).getAttribute('href')
    expect(await linkOf(common.meeting.directions)).toMatch(/google\.com\/maps\/.+destination=26\.\d+,50\.\d+$/)
    expect(await linkOf(common.meeting.appleMaps)).toMatch(/^https:\/\/maps\.apple\.com\/\?ll=26\.\d+,50\.\d+&q=/)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectResponsive(page)
    expect(problems).toEqual([])
  },
)

test.each(journeyLanguages)(
  'the address of the meeting point in %s is copied, or selected where the clipboard is not allowed',
  async (locale) => {
    const { page } = await browser.visit({ locale })
    const section = await openMeeting(page, locale)
    const { meeting } = words[locale].common
    // As in a page without https.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }))
    await section.getByRole('button', { name: meeting.copy }).click()
    await section.getByText(meeting.select).waitFor()
    const selected = (await page.evaluate(() => getSelection()?.toString())) ?? ''
    const address = await section.locator('p').nth(1).innerText()
    expect(selected).toContain(address)

    await page.evaluate(() => {
      const clipboard = { writeText: async (text: string) => void Object.assign(globalThis, { copied: text }) }
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    })
    await section.getByRole('button', { name: meeting.copy }).click()
    await section.getByRole('button', { name: meeting.copied }).waitFor()
    const copied = (await page.evaluate(() => (globalThis as { copied?: string }).copied)) ?? ''
    expect(copied).toContain(address)
    // Drivers of Bahrain read Arabic: a second line for readers of English.
    expect(copied.split('\n').map((line) => /[\u0600-\u06FF]/.test(line))).toEqual(
      locale === 'ar' ? [true] : [false, true],
    )
  },
)

testInFull.each(journeyLanguages)(
  'confirmation and ticket in %s say by when to be at the meeting point and how to recognise the guide',
  async (locale) => {
    const { page, problems } = await browser.visit({ locale })
    await openCheckout(page, locale)
    await fillGuest(page, locale, `meeting.${locale}@example.com`)
    await confirm(page, locale)
    await decide(page, 'approve')
    const reference = await expectOutcome(page, locale, 'booked')
    for (const path of [null, `/invoices/${reference}`]) {
      if (path !== null) await openPage(page, localePath(locale, path))
      const ticket = page.getByRole('article', { name: fort[locale].title })
      await ticket.getByText(byTime[locale]).waitFor()
      await ticket.getByText(guide[locale]).waitFor()
      await ticket.getByRole('button', { name: words[locale].common.meeting.copy }).waitFor()
      await expectResponsive(page)
    }
    expect(problems).toEqual([])
  },
)
