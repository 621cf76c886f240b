import { describe, expect, test } from 'vitest'
import { expectAccessible, expectResponsive, useBrowser } from '#test/support/browser.ts'
import { consoleWords, visitAsOwner } from '#test/support/console-sign-in.ts'
import { journeyLanguages } from '#test/support/languages.ts'

const browser = useBrowser()
const desktop = { viewport: { width: 1280, height: 900 } }

describe.each(journeyLanguages)('the lists of the console in %s', (locale) => {
  const t = consoleWords[locale]

  test('a view is saved and opened again, and ticked orders are assigned with a result for each', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    const views = page.getByRole('navigation', { name: t.views.label })
    const save = page.getByRole('button', { name: t.views.save })
    const rows = page.locator('tbody tr')
    // Of its own for each attempt: the view of the one before is there.
    const name = `Paid ${Date.now()}`
    const madeFrom = new Date(Date.UTC(2020, 0, Date.now() % 1000)).toISOString().slice(0, 10)
    await page.goto('/console/orders')
    await rows.first().waitFor()
    await views.getByRole('link', { name: t.orders.queues.pay_later }).click()
    await page.waitForURL(/queue=pay_later/)
    expect(await save.count()).toBe(0)
    await page.goto(`/console/orders?money=paid&madeFrom=${madeFrom}`)
    await save.click()
    const dialog = page.locator('dialog[open]')
    await dialog.locator('[name=name]').fill(name)
    await expectAccessible(page)
    await dialog.locator('button[type=submit]').click()
    const menu = page.getByRole('button', { name })
    await menu.waitFor()
    expect(await save.count()).toBe(0)
    await views.getByRole('link', { name: t.orders.queues.all }).click()
    await page.getByRole('button', { name: t.views.saved }).click()
    await page.getByRole('menuitem', { name }).click()
    await page.waitForURL((url) => url.searchParams.get('madeFrom') === madeFrom)
    await menu.waitFor()

    await rows.nth(2).waitFor()
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('Shift+X')
    expect(await rows.locator('input:checked').count()).toBe(3)
    await expectResponsive(page, { rules: 'none' })
    await page.locator('[data-act-bar]').getByRole('button', { name: t.bulk.acts.assign }).click()
    const people = dialog.locator('option:not([value=""], [value=nobody])')
    await people.first().waitFor({ state: 'attached' })
    const [person = ''] = await people.allInnerTexts()
    await dialog.locator('[name=person]').selectOption({ label: person })
    await expectAccessible(page)
    await dialog.locator('button[type=submit]').click()
    await page.getByRole('link', { name: t.bulk.see }).click()
    await page.locator('tbody tr').nth(2).waitFor()
    await expect
      .poll(() => page.locator('tbody').getByText(t.bulk.states.done, { exact: true }).count())
      .toBeGreaterThanOrEqual(3)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  test('new rows are announced by a bar above the list and counted in the rail', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    const isStreaming = page.waitForResponse(/\/api\/console\/changes$/)
    await page.goto('/console/messages')
    const rows = page.locator('[data-rows] li')
    await rows.first().waitFor()
    await isStreaming
    const before = await rows.count()
    const inRail = page.locator('nav a[href="/console/messages"]:visible span[aria-hidden]').first()
    const waiting = Number(await inRail.innerText())
    const answer = await page.request.post(`/api/messages?locale=${locale}`, {
      headers: { 'x-rihla': '1' },
      data: { name: 'Sara', email: `live-${locale}@example.com`, topic: 'booking', text: 'Is lunch included?' },
    })
    expect(answer.status()).toBeLessThan(300)
    const bar = page.getByRole('button', { name: t.live.show })
    await bar.waitFor()
    await expect.poll(async () => Number(await inRail.innerText())).toBe(waiting + 1)
    expect(await rows.count()).toBe(before)
    await expectAccessible(page)
    await bar.click()
    await expect.poll(() => rows.count()).toBe(before + 1)
    expect(await bar.count()).toBe(0)
    expect(problems).toEqual([])
  })
})
