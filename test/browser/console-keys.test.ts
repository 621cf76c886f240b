import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { testInFull } from '#test/support/in-full.ts'
import { expectAccessible, useBrowser } from '#test/support/browser.ts'
import { consoleWords, visitAsOwner } from '#test/support/console-sign-in.ts'
import { countedKeys } from '#test/support/keyboard.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { readConsole } from '#test/support/orders-to-change.ts'

const browser = useBrowser()
const desktop = { viewport: { width: 1280, height: 900 } }

describe.each(journeyLanguages)('the keys of the console in %s', (locale) => {
  const t = consoleWords[locale]

  test('g and a letter open a section, the list of shortcuts turns them off, and the open row gets the focus', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    const focus = page.locator(':focus')
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await page.goto('/console')
    await page.getByRole('heading', { name: t.today.title, level: 1 }).waitFor()
    await press('g', 'r')
    await page.locator('[data-rows] a').first().waitFor()
    await press('j', 'Enter')
    await page.locator('article h1').waitFor()
    await expect.poll(() => focus.evaluate(({ tagName }) => tagName)).toBe('ARTICLE')
    // A published review leaves the list: the next one takes its place.
    const published = page.url()
    const publish = page.getByRole('button', { name: t.reviews.publish, exact: true })
    await publish.waitFor()
    const left = await page.locator('[data-rows] a').count()
    await press('p')
    await expect.poll(() => page.locator('[data-rows] a').count()).toBe(left - 1)
    await press('j')
    await expect.poll(() => page.url()).not.toBe(published)
    await publish.waitFor()

    // Another sign on an Arabic layout, which the test's keyboard does not have.
    if (locale === 'ar')
      await page.locator('body').dispatchEvent('keydown', { key: '؟', shiftKey: true, bubbles: true })
    else await press('?')
    const dialog = page.getByRole('dialog', { name: t.shortcuts.title })
    await dialog.waitFor()
    await expectAccessible(page)
    await press('Space', 'Escape', '/', 'g', 'o')
    await dialog.waitFor({ state: 'hidden' })
    expect(page.url()).toContain('/reviews/')
    expect(await focus.evaluate(({ tagName }) => tagName)).toBe('ARTICLE')
    // Without the keys the list opens by its button.
    await page.getByRole('button', { name: t.shortcuts.title }).click()
    await dialog.getByRole('checkbox').check()
    await press('Escape', 'g', 'o')
    await page.waitForURL('**/console/orders')
    expect(problems).toEqual([])
  })

  test('dialogs begin at their first field, and give the focus back', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    const expectFirst = async (open: Locator, first: string, close = 'Escape') => {
      await open.click()
      const dialog = page.locator('dialog[open]')
      await dialog.locator(first).waitFor()
      await expect.poll(() => dialog.locator(`${first}:focus`).count()).toBe(1)
      if (close === 'Escape') await page.keyboard.press('Escape')
      else await dialog.getByRole('button', { name: close }).click()
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true)
    }
    await page.goto('/console/staff')
    const invite = page.getByRole('button', { name: t.staff.invite })
    await expectFirst(invite, '[name=email]')
    await invite.click()
    expect(await page.locator('dialog [name=role]').inputValue()).toBe('')
    await page.keyboard.press('Escape')

    const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
    await page.goto(`/console/departures?day=${nextWeek}`)
    await page.locator('a[data-departure]').last().click()
    const act = (name: string) => page.getByRole('button', { name, exact: true })
    await expectFirst(act(t.departures.acts.capacity), '[name=capacity]', { ar: 'إغلاق', en: 'Close' }[locale])
    await expectFirst(act(t.departures.acts.price), '[type=number]')
    await expectFirst(act(t.manifest.print), '[name=language]')
    expect(problems).toEqual([])
  })

  test('a quote for a caller is begun from the palette, at its first field', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    const keys = countedKeys(page)
    await page.goto('/console')
    await page.locator('[data-work] a').first().waitFor()
    await keys.press('/')
    await keys.type(t.quotes.written.title.slice(0, 8))
    await expect.poll(() => page.locator('[role=option][aria-selected=true]').innerText()).toBe(t.quotes.written.title)
    await keys.press('Enter')
    await page.waitForURL('**/console/quotes/new')
    await keys.expectFocus(page.locator('main input[type=search]'))
    keys.expectAtMost(10)
    expect(problems).toEqual([])
  })

  test('Enter before the list of the palette is loaded opens what was typed', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
    await page.route(/palette-list/, async (route) => {
      await pressed
      await route.continue()
    })
    await page.goto('/console')
    await page.locator('[data-work] a').first().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.insertText(t.quotes.written.title)
    await page.keyboard.press('Enter')
    press()
    await page.waitForURL('**/console/quotes/new')
    expect(problems).toEqual([])
  })

  testInFull('the invoice of the open order is saved from the palette', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    const [order] = (await readConsole<{ rows: { reference: string }[] }>(page, '/orders?state=confirmed')).rows
    const { reference = '' } = order ?? {}
    await page.goto(`/console/orders/${reference}`)
    await page.getByRole('button', { name: t.orders.documents.invoice }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.insertText(t.orders.documents.invoice)
    await page.getByRole('option', { name: t.orders.documents.invoice, selected: true }).waitFor()
    const saved = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await saved).suggestedFilename()).toBe(`${reference}-invoice.pdf`)
    expect(problems).toEqual([])
  })

  test('Enter before the results are here opens the first of them, not the row of an earlier text', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    const [first, second] = (await readConsole<{ rows: { reference: string }[] }>(page, '/orders?state=confirmed')).rows
    let answer = () => {}
    const pressed = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/\/api\/console\/find\?/, async (route) => {
      if (new URL(route.request().url()).searchParams.get('q') === second?.reference) await pressed
      await route.continue()
    })
    await page.goto('/console')
    await page.locator('[data-work] a').first().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.insertText(first?.reference ?? '')
    const chosen = page.locator('[role=option][aria-selected=true]')
    await chosen.getByText(first?.reference ?? '').waitFor()
    const asked = page.waitForRequest((request) => request.url().includes(`q=${second?.reference}`))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(second?.reference ?? '')
    await asked
    await page.keyboard.press('Enter')
    answer()
    await page.waitForURL(`**/console/orders/${second?.reference}`)
    expect(problems).toEqual([])
  })

  testInFull('a list that cannot be read names the request, for whom the person asks', async () => {
    const { page } = await visitAsOwner(browser, locale, desktop)
    const json = { code: 'server.failed', requestId: 'request-of-test' }
    await page.route(/\/api\/console\/messages(\?|$)/, (route) => route.fulfill({ status: 500, json }))
    await page.goto('/console/messages')
    await page.getByRole('alert').getByText('request-of-test').waitFor()
    await expectAccessible(page)
  })

  test('a person whose session has ended meanwhile reads why the sign-in is shown', async () => {
    const { page } = await visitAsOwner(browser, locale, desktop)
    await page.goto('/console/orders')
    await page.locator('tbody tr').first().waitFor()
    await page.context().clearCookies()
    await page.getByRole('link', { name: t.nav.reviews }).first().click()
    await page.getByRole('heading', { name: t.signIn.title }).waitFor()
    await page.getByText(t.signIn.ended).waitFor()
    await expectAccessible(page)
    await page.reload()
    await page.getByRole('heading', { name: t.signIn.title }).waitFor()
    expect(await page.getByText(t.signIn.ended).count()).toBe(0)
  })
})
