import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import mailAr from '#messages/ar/mail.json' with { type: 'json' }
import mailEn from '#messages/en/mail.json' with { type: 'json' }
import { expectAccessible, expectResponsive, phone, useBrowser } from '#test/support/browser.ts'
import { consoleWords, visitAsOwner } from '#test/support/console-sign-in.ts'
import { beforeSum, cheapDay, confirm, decide, expectOutcome, fillGuest, openCheckout, words } from '#test/support/journey.ts' // prettier-ignore
import { journeyLanguages } from '#test/support/languages.ts'

const browser = useBrowser()
const mails = { ar: mailAr, en: mailEn }

/** Chooses a date that costs more. */
async function chooseDearer(dialog: Locator, link: Locator): Promise<void> {
  const dates = dialog.locator('[name=departure]')
  await dates.first().waitFor()
  for (let at = 0; at < (await dates.count()) && (await link.count()) === 0; at++) await dates.nth(at).check()
  await link.check()
}

/** The address in the latest mail with the title about the order. */
async function mailedLink(page: Page, reference: string, title: string): Promise<string> {
  for (;;) {
    const list = await (await page.request.get('/mailbox')).text()
    for (const [, id = ''] of list.matchAll(/\/mailbox\/(\d+)"/g)) {
      const html = await (await page.request.get(`/mailbox/${id}/html`)).text()
      if (!html.includes(title) || !html.includes(reference)) continue
      const [, link = ''] = /href="https?:\/\/[^/"]+([^"]*\/invoices\/[^"]+)"/.exec(html) ?? []
      return link.replaceAll('&amp;', '&')
    }
    await page.waitForTimeout(500)
  }
}

test.each(journeyLanguages)(
  'the desk sends a payment link for a dearer date, withdraws it, sends it again, and the guest pays it, in %s',
  async (locale) => {
    const t = consoleWords[locale].orders
    const w = words[locale].orders
    const { page: buyer } = await browser.visit({ locale })
    await openCheckout(buyer, locale, { day: cheapDay() })
    await fillGuest(buyer, locale, `linked.${locale}@example.com`)
    await confirm(buyer, locale)
    await decide(buyer, 'approve')
    const reference = await expectOutcome(buyer, locale, 'booked')

    const { page, problems } = await visitAsOwner(browser, locale, { viewport: { width: 1280, height: 900 } })
    await page.goto(`/console/orders/${reference}`)
    const dialog = page.locator('dialog[open]')
    const send = async () => {
      await page
        .getByRole('button', { name: new RegExp(`^${t.acts.rebook}:`) })
        .first()
        .click()
      await chooseDearer(dialog, dialog.getByRole('radio', { name: beforeSum(t.dialog.rebookLink) }))
      await expectAccessible(page)
      await dialog.locator('[name=reason]').fill(locale === 'ar' ? 'طلب الضيف بالهاتف' : 'The guest asked by phone')
      // The same words may be in the history of the order; and the first toast must be gone before the second.
      const toast = page.locator('.Toastify__toast', { hasText: t.dialog.rebookLinkSent })
      await Promise.all([
        toast.waitFor(),
        dialog.getByRole('button', { name: beforeSum(t.dialog.rebookSubmitLink) }).click(),
      ])
      await toast.waitFor({ state: 'detached' })
    }
    await send()
    const withdraw = page.getByRole('button', { name: new RegExp(`^${t.dateChange.withdraw}:`) })
    await withdraw.waitFor()
    await page.setViewportSize(phone.viewport)
    await expectAccessible(page)
    await withdraw.click()
    await page.getByText(t.dateChange.withdrawn).waitFor()
    await withdraw.waitFor({ state: 'hidden' })
    await page.getByText(t.events.date_change_ended).first().waitFor()
    await page.setViewportSize({ width: 1280, height: 900 })
    await send()
    expect(problems).toEqual([])

    const { page: guest, problems: others } = await browser.visit({ locale, ...phone })
    const pay = guest.getByRole('main').getByRole('button', { name: w.dateChange.pay, exact: true })
    await guest.goto(await mailedLink(guest, reference, mails[locale].dateChange.booking_date_link.title))
    await pay.waitFor()
    await expectResponsive(guest)
    await expectAccessible(guest)
    await pay.click()
    await guest.waitForURL(/\/sandbox\/pay\//)
    await guest.locator('button[value=approve]').click()
    await guest.getByText(w.dateChange.moved, { exact: true }).waitFor()
    await guest.getByRole('link', { name: w.ticket }).waitFor()
    expect(others).toEqual([])
  },
)
