import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_TOTP } from '#demo/staff.ts'
import { expectAccessible, expectResponsive, useBrowser } from '#test/support/browser.ts'
import { consoleWords, owners, signInToConsole, visitAsOwner } from '#test/support/console-sign-in.ts'
import { decide, expectOutcome } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'
import { inDays, quoteWords } from '#test/support/quote-journey.ts'

const browser = useBrowser()

const writers = { ar: 'ليلى الحارثي', en: 'Omar Haddad' }

/** The link in the mail to an address. */
async function linkFor(page: Page, email: string, title: string): Promise<string> {
  await page.goto('/mailbox')
  const mail = page.locator('li', { hasText: email }).first()
  await expect.poll(async () => (await page.reload(), mail.getByText(title).count())).toBeGreaterThan(0)
  await mail.getByRole('link').click()
  return (await page.frameLocator('iframe').getByRole('link').first().getAttribute('href')) ?? ''
}

test.each(journeyLanguages)(
  'a quote written in %s for a caller outlives a lost session, and the guest pays it by its link',
  async (locale) => {
    const t = consoleWords[locale].quotes
    const w = t.written
    const { page, problems } = await visitAsOwner(browser, locale, { viewport: { width: 1280, height: 900 } })
    const email = `caller.${locale}@example.com`
    await page.goto('/console/quotes')
    await page.getByRole('link', { name: w.title }).press('Enter')
    await page.getByRole('heading', { name: w.title, level: 1 }).waitFor()
    const send = page.getByRole('button', { name: t.send, exact: true })
    await send.click()
    await page.getByText(w.productMissing).waitFor()
    await expectResponsive(page)

    const search = page.getByLabel(w.search)
    await search.fill(locale === 'ar' ? 'المحرق' : 'muharraq')
    await expect.poll(() => page.locator('form li button').count()).toBe(1)
    await search.press('Enter')
    // The field that was used is gone.
    await page.getByRole('button', { name: w.change }).and(page.locator(':focus')).press('Enter')
    await search.and(page.locator(':focus')).waitFor()
    await search.fill(locale === 'ar' ? 'المحرق' : 'muharraq')
    await expect.poll(() => page.locator('form li button').count()).toBe(1)
    await search.press('Enter')
    await page.getByRole('button', { name: w.change }).waitFor()
    await page.getByLabel(w.firstName).fill('نورة')
    // The next caller's quote does not begin with the details of the one before.
    await page.getByRole('link', { name: w.back }).first().click()
    await page.getByRole('link', { name: w.title }).click()
    await search.waitFor()
    expect(await page.getByLabel(w.firstName).inputValue()).toBe('')
    await search.fill(locale === 'ar' ? 'المحرق' : 'muharraq')
    await expect.poll(() => page.locator('form li button').count()).toBe(1)
    await search.press('Enter')
    await page.getByLabel(w.firstName).fill('سارة')
    await page.getByLabel(w.lastName).fill('العلي')
    await page.getByLabel(w.email).fill('caller@')
    await page.getByLabel(w.phoneNumber).fill('33123456')
    await page.getByLabel(w.language).selectOption(locale)
    await page.locator('[name=price]').fill('125.50')
    await page.locator('[name=travellers]').fill('6')
    await page.locator('[name=date]').fill(inDays(33))
    await page.locator('[name=time]').fill(locale === 'ar' ? '10:10' : '10:20')
    await page.locator('[name=includes]').fill('مرشد\nقهوة')
    await page.locator('[name=message]').fill('كما اتفقنا بالهاتف.')
    await send.click()
    await page.locator('[name=email][aria-invalid=true]:focus').waitFor()
    await expectAccessible(page)
    await page.locator('[name=email]').fill(email)

    // The session ends before the quote is sent: after the sign-in everything is still there.
    await page.context().clearCookies()
    await send.click()
    await page.locator('[name=password]').waitFor()
    await signInToConsole(page, { email: owners[locale], password: DEMO_PASSWORD, secret: DEMO_TOTP })
    await send.waitFor()
    expect(await page.locator('[name=message]').inputValue()).toBe('كما اتفقنا بالهاتف.')
    expect(await page.locator('[name=price]').inputValue()).toBe('125.50')
    expect(await page.locator('[name=email]').inputValue()).toBe(email)
    await page.locator('[name=message]').press('Control+Enter')
    await page.waitForURL(/\/quotes\/RQ-/)
    await page.locator('article').getByText(writers[locale]).first().waitFor()
    await expectAccessible(page)
    expect(problems.filter((one) => !/401|422/.test(one))).toEqual([])

    const { page: guest } = await browser.visit({ locale })
    const q = quoteWords[locale]
    await openPage(guest, await linkFor(guest, email, q.mail.quote_answered.title))
    await guest.getByRole('heading', { level: 1, name: q.status.answered.title }).waitFor()
    await guest.getByText('كما اتفقنا بالهاتف.').waitFor()
    await expectAccessible(guest)
    await guest.locator('#terms').check()
    await guest.getByRole('button', { name: q.accept }).click()
    await guest.waitForURL(/\/sandbox\/pay\//)
    await decide(guest, 'approve')
    await expectOutcome(guest, locale, 'booked')
    await page.reload()
    await page.locator('article').getByText(t.states.booked).waitFor()
  },
)
