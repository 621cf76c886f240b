import { expect, test } from 'vitest'
import { useBrowser } from '#test/support/browser.ts'
import { consoleWords, visitAsOwner } from '#test/support/console-sign-in.ts'

const browser = useBrowser()
const desktop = { viewport: { width: 1280, height: 900 } }
const t = consoleWords.en

test('going back from a day restores the place in the month', async () => {
  const { page, problems } = await visitAsOwner(browser, 'en', desktop)
  const nextMonth = new Date(Date.now() + 31 * 86_400_000).toISOString().slice(0, 10)
  await page.goto(`/console/departures?view=month&day=${nextMonth}`)
  const cells = page.locator('main a[data-day]')
  await cells.first().waitFor()
  const last = cells.last()
  const cell = await last.evaluate(({ dataset }) => ({ day: dataset['day'] ?? '', key: dataset['key'] ?? '' }))
  await last.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: t.departures.day, exact: true, pressed: true }).waitFor()
  await page.goBack()
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { day = '', key = '' } = (document.activeElement as HTMLElement).dataset
        return { day, key }
      }),
    )
    .toEqual(cell)
  // As far down, and as far to the end.
  const box = page.getByRole('table', { name: t.departures.grid })
  expect(await box.evaluate(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop)).toBeGreaterThan(0)
  expect(problems).toEqual([])
})

// Half of the time it is another day in one of them.
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'today is the marketplace’s day, also on a device in %s',
  async (timezoneId) => {
    const { page } = await visitAsOwner(browser, 'en', { ...desktop, timezoneId })
    await page.goto('/console/departures?view=day')
    const { zone } = (await (await page.request.get('/api/console/me')).json()) as { zone: string }
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date())
    await expect.poll(() => page.getByLabel(t.departures.jump).inputValue()).toBe(today)
  },
)
