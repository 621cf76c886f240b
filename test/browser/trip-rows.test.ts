import { expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { useBrowser } from '#test/support/browser.ts'
import {
  addToCart,
  chooseDeparture,
  expectOutcome,
  fillGuest,
  openDay,
  payButton,
  words,
} from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()
/** A camp in the desert of Morocco that is booked at once. */
const camp = {
  ar: '/things-to-do-in-مراكش/ليالي-صحراء-أكفاي-الحجرية',
  en: '/things-to-do-in-marrakesh/agafay-stone-desert-nights',
}

test.each(journeyLanguages)(
  'the row of a stay in the list of bookings says when its check-out is in %s',
  async (locale) => {
    const { page, problems } = await browser.visit({ locale, viewport: { width: 1280, height: 800 } })
    await openPage(page, localePath(locale, camp[locale]))
    await page.locator(openDay).first().waitFor()
    await chooseDeparture(page, { day: 5 })
    await addToCart(page, locale)
    await openPage(page, localePath(locale, '/checkout'))
    await fillGuest(page, locale, `row.${locale}@example.com`)
    await page.check('input[value=pay_later]')
    await payButton(page).click()
    await expectOutcome(page, locale, 'reserved')
    await openPage(page, localePath(locale, '/invoices'))
    const row = page.getByRole('region', { name: words[locale].orders.toPay }).getByRole('article')
    const [checkOut = ''] = words[locale].common.stay.checkOutAt.split('{')
    await row.getByText(checkOut).waitFor()
    expect(problems).toEqual([])
  },
)
