import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays } from '#domain/add-days.ts'
import { localePath } from '#domain/locale.ts'
import arAvailability from '#messages/ar/availability.json' with { type: 'json' }
import enAvailability from '#messages/en/availability.json' with { type: 'json' }
import type { BookableProduct, Departure } from '#web/features/availability/calls.ts'
import { expectAccessible, expectResponsive, useBrowser } from '#test/support/browser.ts'
import { bookingOf } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()
const words = { ar: arAvailability, en: enAvailability }

/** Of its two options one runs on two days of the week only. */
const hegra = {
  ar: '/things-to-do-in-العلا/الحجر-بصوت-الراوي',
  en: '/things-to-do-in-alula/hegra-with-a-rawi',
} as const

interface Day {
  departures: Departure[]
  otherOptions: { optionId: number; date: string }[]
}

async function read<Body>(page: Page, path: string): Promise<Body> {
  const answer = await page.request.get(new URL(path, page.url()).href)
  return (await answer.json()) as Body
}

/** The first day on which an option has several times and the other one none. */
async function dayOfOne(page: Page): Promise<{ date: string; title: string; nearest: string }> {
  const { id, options } = await read<BookableProduct>(page, '/api/products/alula/hegra-with-a-rawi?locale=en')
  const today = new Date().toISOString().slice(0, 10)
  for (let ahead = 3; ahead < 40; ahead++) {
    const date = addDays(today, ahead)
    const day = await read<Day>(page, `/api/availability/${id}/departures?date=${date}&locale=en`)
    const [other] = day.otherOptions
    const hasOther = day.departures.some(({ optionId }) => optionId === other?.optionId)
    if (other && !hasOther && day.departures.length > 1)
      return { date, nearest: other.date, title: options.find((one) => one.id === other.optionId)?.title ?? '' }
  }
  throw new Error('each day of the demo has both options')
}

test.each(journeyLanguages)('an option that runs on other days leads to the nearest of them in %s', async (locale) => {
  const { page, problems } = await browser.visit({ locale })
  await openPage(page, localePath('en', hegra.en))
  const { date, title, nearest } = await dayOfOne(page)
  await openPage(page, localePath(locale, `${hegra[locale]}?from=${date}&to=${date}`))
  const box = bookingOf(page)
  const card = box.locator('[data-step=time] section')
  await card.waitFor()
  expect(await card.innerText()).toContain(words[locale].notOnThisDay)
  if (locale === 'en') expect(await card.innerText()).toContain(title)
  await expectResponsive(page)
  await expectAccessible(page)
  await card.getByRole('button').click()
  await card.waitFor({ state: 'detached' })
  await expect.poll(() => box.locator('[data-step=time] fieldset').count()).toBeGreaterThan(0)
  const { id } = await read<BookableProduct>(page, '/api/products/alula/hegra-with-a-rawi?locale=en')
  const { departures } = await read<Day>(page, `/api/availability/${id}/departures?date=${nearest}&locale=en`)
  expect(await box.locator('[data-step=time] input[name=departure]').count()).toBe(departures.length)
  expect(problems).toEqual([])
})
