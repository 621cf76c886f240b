import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_TOTP } from '#demo/staff.ts'
import { exponentOf, payableStep } from '#domain/currency.ts'
import { decimalOf } from '#domain/money.ts'
import { headsOf, refundByHead } from '#domain/refund-by-head.ts'
import { useBrowser, type Visit } from '#test/support/browser.ts'
import { consoleWords, owners, signInToConsole } from '#test/support/console-sign-in.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { readConsole, type OrderRow } from '#test/support/orders-to-change.ts'
import { useTripSite } from '#test/support/trip-site.ts'

const browser = useBrowser()
const site = useTripSite()
const desktop = { viewport: { width: 1280, height: 900 } }

interface Guest {
  name: string
  bookingId: number
  travellers: number
  arrived: number | null
  isPaid: boolean
}
interface Manifest {
  departure: { isBoarding: boolean }
  guests: Guest[]
}
interface Item {
  party: unknown
  travellers: number
  totalMinor: number
  canCancel: boolean
  policy: { percentage: number } | null
  lines: (Parameters<typeof headsOf>[0]['lines'][number] & { title: { ar: string; en: string } })[]
}

describe.each(journeyLanguages)('a day of a support agent in %s', (locale) => {
  const t = consoleWords[locale]
  let session: Awaited<ReturnType<ReturnType<Visit['page']['context']>['storageState']>> | undefined

  async function visitOwner(): Promise<Visit> {
    const visit = await browser.visit({ locale, baseURL: site.origin, ...desktop, ...(session && { storageState: session }) }) // prettier-ignore
    if (session) return visit
    await visit.page.goto('/console')
    await signInToConsole(visit.page, { email: owners[locale], password: DEMO_PASSWORD, secret: DEMO_TOTP })
    await visit.page.getByRole('heading', { name: t.today.title, level: 1 }).waitFor()
    session = await visit.page.context().storageState()
    // The refused request for the person before the sign-in.
    visit.problems.length = 0
    return visit
  }

  test('on the guest list the office records that a part of a party came', async () => {
    const { page, problems } = await visitOwner()
    const { days } = await readConsole<{ days: { today: { departures: { id: number }[] } } }>(page, '/today')
    const guestOf = async (departureId: number, isIt: (guest: Guest) => boolean) => {
      const { departure, guests } = await readConsole<Manifest>(page, `/departures/${departureId}`)
      return departure.isBoarding ? guests.find(isIt) : undefined
    }
    const isParty = (guest: Guest) => guest.isPaid && guest.arrived === null && guest.travellers > 1
    let found: { departureId: number; guest: Guest } | undefined
    for (const { id } of days.today.departures) {
      const guest = await guestOf(id, isParty)
      if (guest) found = { departureId: id, guest }
    }
    if (!found) throw new Error('no party of several is expected today')
    const { departureId, guest } = found
    await page.goto(`/console/departures/${departureId}`)
    await page.getByRole('button', { name: t.manifest.checkInOf.replace('{name}', guest.name), exact: true }).click()
    const came = page.getByLabel(t.manifest.cameOf.replace('{name}', `\u2068${guest.name}\u2069`))
    await came.selectOption('1')
    await expect
      .poll(async () => (await guestOf(departureId, ({ bookingId }) => bookingId === guest.bookingId))?.arrived)
      .toBe(1)
    await page.reload()
    expect(await came.inputValue()).toBe('1')
    expect(problems).toEqual([])
  })

  test('a refund is worked out by head', async () => {
    const { page } = await visitOwner()
    const { rows } = await readConsole<{ rows: OrderRow[] }>(page, `/orders?queue=today&state=confirmed&money=paid`) // prettier-ignore
    let found: { reference: string; item: Item; currency: string } | undefined
    for (const { reference } of rows) {
      const { items, currency } = await readConsole<{ items: Item[]; currency: string }>(page, `/orders/${reference}`)
      const [item] = items
      // Where the policy refunds everything there is no other sum.
      const isFree = item?.policy?.percentage === 0
      if (items.length === 1 && item?.canCancel && !isFree && item.party === null && (headsOf(item)[0]?.heads ?? 0) > 1)
        found ??= { reference, item, currency }
    }
    if (!found) throw new Error('no order is of several people')
    const { reference, item, currency } = found
    const sumFor = (percentage: number) =>
      decimalOf(
        refundByHead(headsOf(item), { counts: [2], percentage, step: payableStep(currency) }),
        exponentOf(currency),
      )
    await page.goto(`/console/orders/${reference}`)
    await page.getByRole('button', { name: new RegExp(`^${t.orders.acts.cancel}:`) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(t.orders.dialog.cancelBy.sum, { exact: true }).click()
    await dialog.getByText(t.orders.dialog.byHead.title).click()
    const more = dialog.locator('details [role=group] button').nth(1)
    await more.click()
    await more.click()
    const sum = dialog.locator('input[inputmode=decimal]')
    expect(await sum.inputValue()).toBe(sumFor(50))
    await dialog.getByLabel(t.orders.dialog.byHead.share).selectOption('75')
    expect(await sum.inputValue()).toBe(sumFor(75))
  })

  test('Today leads to what is assigned to the person', async () => {
    const { page, problems } = await visitOwner()
    const { rows } = await readConsole<{ rows: (OrderRow & { assignee: string | null })[] }>(page, '/orders')
    const { reference } = rows.find(({ assignee }) => assignee === null) ?? { reference: '' }
    await page.goto(`/console/orders/${reference}`)
    const { id } = await readConsole<{ id: number }>(page, '/me')
    await page.locator('article header select').selectOption(String(id))
    await page.goto('/console')
    await page.getByRole('region', { name: t.today.assigned }).getByRole('link').first().click()
    await page.waitForURL(/orders\?assignee=/)
    await page.locator(`[data-row="${reference}"]`).waitFor()
    expect(problems).toEqual([])
  })

  test('the table of orders fits into windows of all widths', async () => {
    const { page } = await visitOwner()
    // Long sums and deadlines.
    for (const query of ['', '?queue=on_hold', '?queue=pay_later', '?currency=TRY']) {
      await page.goto(`/console/orders${query}`)
      const card = page.locator('main table').locator('..')
      await card.waitFor()
      for (const width of [960, 1020, 1100, 1160, 1210, 1240, 1280, 1360]) {
        await page.setViewportSize({ width, height: 900 })
        const excess = () => card.evaluate((element) => element.scrollWidth - element.clientWidth)
        await expect.poll(async () => [query, width, await excess()]).toEqual([query, width, 0])
      }
    }
  })
})
