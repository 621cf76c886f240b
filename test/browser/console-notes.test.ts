import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { firstIfShort } from '#test/support/in-full.ts'
import { expectAccessible, expectResponsive, useBrowser } from '#test/support/browser.ts'
import { consoleWords, visitAsOwner } from '#test/support/console-sign-in.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { untilIdle } from '#test/support/open-page.ts'
import { readConsole } from '#test/support/orders-to-change.ts'

const browser = useBrowser()
const desktop = { viewport: { width: 1280, height: 900 } }

describe.each(journeyLanguages)('a note of the team in %s', (locale) => {
  const t = consoleWords[locale]
  const text = { ar: 'اتصلت بالضيفة: تصل متأخرة عشر دقائق.', en: 'I rang the guest: she will be ten minutes late.' }[
    locale
  ]

  /** The latest act of the log is this one. */
  async function expectInLog(page: Page, action: string): Promise<void> {
    await page.goto('/console/audit')
    await page.locator('td', { hasText: action }).first().waitFor()
  }

  test.each(
    firstIfShort([
      ['messages', '[data-rows] a', t.audit.actions.message.note_added],
      ['quotes', '[data-rows] a', t.audit.actions.quote.note_added],
    ] as const),
  )('is written on a row of the %s, stays while it is a draft, and is in the log', async (list, row, action) => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    await page.goto(`/console/${list}`)
    await page.locator(row).first().click()
    const notes = page.getByRole('region', { name: t.inbox.notes })
    await notes.getByRole('button', { name: t.inbox.addNote }).click()
    const field = notes.getByLabel(t.inbox.noteLabel)
    await field.fill(text)
    await expectAccessible(page)
    await expectResponsive(page, { rules: 'none' })
    // What is being written is still there after another page was opened.
    const address = page.url()
    await page.getByRole('link', { name: t.nav.today }).first().click()
    await page.getByRole('heading', { name: t.today.title, level: 1 }).waitFor()
    await page.goBack()
    await page.waitForURL(address)
    expect(await field.inputValue()).toBe(text)
    await field.press('Control+Enter')
    const entry = notes.locator('li', { hasText: text })
    await entry.waitFor()
    expect(await entry.innerText()).toContain(t.inbox.note)
    await field.waitFor({ state: 'detached' })
    // It can be written again, empty.
    await notes.getByRole('button', { name: t.inbox.addNote }).click()
    expect(await field.inputValue()).toBe('')
    await expectInLog(page, action)
    expect(problems).toEqual([])
  })

  test('is added to an order, and its history and the log have it', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    await page.goto('/console/orders')
    const { rows } = await readConsole<{ rows: { reference: string }[] }>(page, '/orders')
    await page.goto(`/console/orders/${rows[0]?.reference}`)
    const field = page.getByLabel(t.orders.noteLabel)
    const written = `${text} ${locale}`
    await field.fill(written)
    await expectAccessible(page)
    const release = Promise.withResolvers<undefined>()
    await page.route('**/notes', async (route) => {
      await release.promise
      await route.continue()
    })
    // Pressed again while the first is on its way, as a key that is held does.
    for (let press = 0; press < 3; press++) await field.press('Control+Enter')
    release.resolve(undefined)
    const entries = page.locator('article ol li', { hasText: written })
    await entries.first().waitFor()
    await untilIdle(page)
    expect(await field.inputValue()).toBe('')
    await page.reload()
    await entries.first().waitFor()
    expect(await entries.count()).toBe(1)
    await expectInLog(page, t.audit.actions.order.note_added)
    expect(problems).toEqual([])
  })
})
