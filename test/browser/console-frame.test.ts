import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectResponsive, useBrowser } from '#test/support/browser.ts'
import { firstIfShort, testInFull } from '#test/support/in-full.ts'
import { consoleWords, visitAsOwner } from '#test/support/console-sign-in.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { untilIdle } from '#test/support/open-page.ts'

const browser = useBrowser()
const desktop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }

const openOrder = async (page: Page) => {
  await page.goto('/console/orders?state=confirmed')
  await page.locator('tbody [data-row] a').first().click()
  await page.locator('article h1').waitFor()
}

describe.each(journeyLanguages)('the frame of the console in %s', (locale) => {
  const t = consoleWords[locale]

  test('the palette opens screens, views and the acts of an order by their names in both languages', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    const field = page.getByRole('combobox', { name: t.palette.label })
    const option = page.getByRole('option')
    const chosen = page.locator('[role=option][aria-selected=true]')
    await page.goto('/console')
    await page.getByRole('heading', { name: t.today.title, level: 1 }).waitFor()
    await page.keyboard.press('/')
    await option.filter({ hasText: t.nav.audit }).waitFor()
    await expectAccessible(page)
    // Without hamza, and a word of the other language.
    await field.fill('التقييمات مرفوض')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/console/reviews?state=rejected')
    await page.keyboard.press('Control+k')
    await field.fill('quotes')
    await expect.poll(() => chosen.innerText()).toContain(t.nav.quotes)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/console/quotes')

    await openOrder(page)
    const reference = await page.locator('article h1').innerText()
    await page.keyboard.press('Control+k')
    await field.fill(consoleWords.en.orders.changeGuest.title.slice(0, 12))
    await expect.poll(() => chosen.innerText()).toContain(t.orders.changeGuest.title)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: t.orders.changeGuest.title })
    await dialog.waitFor()
    // As Escape and `e` in quick succession: the key comes before the browser's event that the dialog is closed.
    await page.evaluate(async () => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose()
      await new Promise<void>(queueMicrotask)
      dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyE' }))
    })
    await untilIdle(page)
    expect(await dialog.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.keyboard.press('e')
    await dialog.waitFor()
    await page.keyboard.press('Escape')

    // Found by its reference, and offered among the recent ones afterwards.
    await page.goto('/console/messages')
    await page.locator('[data-rows] a').first().waitFor()
    await page.keyboard.press('/')
    await option.filter({ hasText: reference }).waitFor()
    await field.fill(reference)
    await expect.poll(() => chosen.innerText()).toContain(reference)
    await expect.poll(() => page.locator('[role=search] [role=status]').innerText()).not.toBe('')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/console/orders/${reference}`)
    expect(problems).toEqual([])
  })

  test('the palette works by touch, and fits a phone', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, phone)
    await page.goto('/console')
    await page.getByRole('combobox', { name: t.palette.label }).tap()
    await page.getByRole('option').filter({ hasText: t.nav.audit }).waitFor()
    await expectResponsive(page, { rules: 'none' })
    await expectAccessible(page)
    await page.getByRole('combobox', { name: t.palette.label }).tap()
    await page.getByRole('option').filter({ hasText: t.nav.health }).first().tap()
    await page.waitForURL('**/console/health')
    expect(problems).toEqual([])
  })

  test('an assignment is undone by keyboard and by button', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    await openOrder(page)
    const assignee = page.getByRole('combobox', { name: t.orders.assignee })
    const before = await assignee.inputValue()
    const other = await assignee.locator(`option:not([value=""], [value="${before}"])`).first().getAttribute('value')
    const bar = page.getByRole('region', { name: t.undo.label })
    await assignee.selectOption(other)
    await bar.waitFor()
    await expectAccessible(page)
    expect(await assignee.inputValue()).toBe(other)
    await page.keyboard.press('Control+z')
    await expect.poll(() => assignee.inputValue()).toBe(before)
    await bar.waitFor({ state: 'hidden' })

    await assignee.selectOption(other)
    await bar.getByRole('button', { name: t.undo.undo }).click()
    await expect.poll(() => assignee.inputValue()).toBe(before)
    expect(problems).toEqual([])
  })

  testInFull('a message and a quote are assigned by key, and by their names in the palette', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    for (const list of firstIfShort(['messages', 'quotes'])) {
      await page.goto(`/console/${list}`)
      await page.locator('[data-rows] a').first().click()
      const assignee = page.locator('article').getByRole('combobox', { name: t.inbox.assignee })
      await assignee.waitFor()
      await assignee.selectOption('')
      await expect.poll(() => assignee.isEnabled()).toBe(true)
      await page.locator('article h1').click()
      await page.keyboard.press('a')
      const own = await assignee.locator('option').nth(1).getAttribute('value')
      await expect.poll(() => assignee.inputValue()).toBe(own)
      await page.getByRole('region', { name: t.undo.label }).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: t.palette.label }).fill(t.palette.assignToNobody)
      await page.getByRole('option', { name: t.palette.assignToNobody }).waitFor()
      await page.keyboard.press('Enter')
      await expect.poll(() => assignee.inputValue()).toBe('')
    }
    expect(problems).toEqual([])
  })

  testInFull('the own reply to a review is removed at once and published again by undoing', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    await page.goto('/console/reviews?state=published')
    await page.locator('[data-rows] a').first().click()
    const text = locale === 'ar' ? 'شكرًا لزيارتكم' : 'Thank you for coming'
    const write = page.locator('article [name=reply]')
    const change = page.getByRole('button', { name: t.reviews.changeReply })
    await write.or(change).first().waitFor()
    if (await change.isVisible()) await change.click()
    await write.fill(text)
    await page.getByRole('button', { name: t.reviews.publishReply }).click()
    await page.getByRole('button', { name: t.reviews.removeReply }).click()
    await page.getByRole('region', { name: t.undo.label }).waitFor()
    await expect.poll(() => write.inputValue()).toBe('')
    await page.locator('article h1').click()
    await page.keyboard.press('Control+z')
    await change.waitFor()
    await page.locator('article').getByText(text).waitFor()
    expect(problems).toEqual([])
  })

  testInFull('a closed message is opened again by undoing', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, desktop)
    await page.goto('/console/messages')
    await page.locator('[data-rows] a').first().click()
    await page.getByRole('button', { name: t.messages.close, exact: true }).click()
    await page.getByRole('button', { name: t.messages.reopen }).waitFor()
    await page.getByRole('region', { name: t.undo.label }).waitFor()
    await page.keyboard.press('Control+z')
    await page.getByRole('button', { name: t.messages.close, exact: true }).waitFor()
    expect(problems).toEqual([])
  })

  test('a reply and a note that are being written survive other rows, a reload and other screens', async () => {
    const { page } = await visitAsOwner(browser, locale, desktop)
    await page.goto('/console/messages')
    const rows = page.locator('[data-rows] a')
    await rows.first().click()
    const reply = page.locator('article [name=text]')
    await reply.fill('A reply that is not finished')
    await page.goBack()
    await rows.nth(1).click()
    await expect.poll(() => reply.inputValue()).toBe('')
    await page.goBack()
    await rows.first().click()
    await expect.poll(() => reply.inputValue()).toBe('A reply that is not finished')
    await page.reload()
    await expect.poll(() => reply.inputValue()).toBe('A reply that is not finished')
    await page.getByRole('link', { name: t.nav.orders }).first().click()
    await page.locator('tbody [data-row] a').first().click()
    const note = page.locator('article [name=note]')
    await note.fill('A note')
    await page.goBack()
    await page.goForward()
    await expect.poll(() => note.inputValue()).toBe('A note')
    const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft ')))
    // The reply has a second entry: the number of replies that were seen.
    expect(await drafts()).toHaveLength(3)
    await note.fill('')
    expect(await drafts()).toHaveLength(2)
  })

  test('a reply that was begun before a colleague’s is refused once, and its text stays', async () => {
    const { page } = await visitAsOwner(browser, locale, desktop)
    await page.goto('/console/messages')
    await page.locator('[data-rows] a').first().click()
    const reply = page.locator('article [name=text]')
    await reply.fill('My reply')
    const answers = page.locator('article ol > li')
    const count = await answers.count()
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const status = await page.evaluate(
      async ({ path, seenReplies }) => {
        const body = JSON.stringify({ text: 'A colleague’s reply', isClosing: false, seenReplies })
        return (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status
      },
      { path: `/api/console/messages/${id}/replies`, seenReplies: count - 1 },
    )
    expect(status).toBe(200)
    // Shown by itself, or after coming back: either way it arrived after the person began to write.
    const later = Promise.withResolvers<void>()
    await page.route('**/api/console/reply-templates', async (route) => {
      await later.promise
      await route.continue()
    })
    await page.reload()
    await expect.poll(() => answers.count()).toBe(count + 1)
    // The templates arrive later, and move nothing that a person is about to press.
    const closing = page.getByLabel(t.messages.closeAfter)
    const before = await closing.boundingBox()
    later.resolve()
    await page.locator('article form select').first().locator('option').nth(1).waitFor({ state: 'attached' })
    expect(await closing.boundingBox()).toEqual(before)
    await closing.uncheck()
    await page.getByRole('button', { name: t.messages.send, exact: true }).click()
    await page.getByText(t.refusals.message_changed).waitFor()
    expect(await reply.inputValue()).toBe('My reply')
    expect(await answers.count()).toBe(count + 1)
    await page.getByRole('button', { name: t.messages.send, exact: true }).click()
    await expect.poll(() => answers.count()).toBe(count + 2)
    await expect.poll(() => reply.inputValue()).toBe('')
  })

  testInFull(
    'columns of the orders are chosen by keyboard, stay in the address and leave the filters as they are',
    async () => {
      const { page, problems } = await visitAsOwner(browser, locale, desktop)
      await page.goto('/console/orders?state=confirmed')
      await page.locator('tbody tr').first().waitFor()
      const heading = (name: string) => page.locator('thead').getByText(name, { exact: true })
      await page.getByRole('button', { name: t.orders.columns.menu }).focus()
      await page.keyboard.press('Enter')
      const city = page.getByRole('menuitemcheckbox', { name: t.orders.columns.city })
      await city.waitFor()
      await page.keyboard.press('End')
      await city.focus()
      await page.keyboard.press('Space')
      await page.waitForURL(/columns=[^&]*city/)
      await page.getByRole('menuitemcheckbox', { name: t.orders.columns.start }).click()
      await page.waitForURL((url) => !(url.searchParams.get('columns') ?? '').includes('start'))
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await heading(t.orders.columns.city).waitFor()
      expect(await heading(t.orders.columns.start).count()).toBe(0)
      expect(new URL(page.url()).searchParams.get('state')).toBe('confirmed')
      await expectResponsive(page, { rules: 'none' })
      expect(problems).toEqual([])
    },
  )

  test('a role is previewed without changing anything, and the preview is left', async () => {
    const { page } = await visitAsOwner(browser, locale, desktop)
    await page.goto('/console/roles')
    const role = { ar: 'خدمة العملاء', en: 'Support' }[locale]
    const name = t.preview.beginOf.replace('{role}', `\u2068${role}\u2069`)
    await page.getByRole('button', { name }).click()
    const bar = page.getByRole('region', { name: t.preview.label })
    await bar.waitFor()
    await page.getByRole('link', { name: t.nav.messages }).first().waitFor()
    expect(await page.getByRole('link', { name: t.nav.staff }).count()).toBe(0)
    await expectAccessible(page)
    await openOrder(page)
    const assignee = page.getByRole('combobox', { name: t.orders.assignee })
    const before = await assignee.inputValue()
    const other = await assignee.locator(`option:not([value=""], [value="${before}"])`).first().getAttribute('value')
    await assignee.selectOption(other)
    await page.getByText(t.refusals.previewing).waitFor()
    await bar.getByRole('button', { name: t.preview.leave }).click()
    await page.waitForURL('**/console/roles')
    await bar.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: t.nav.staff }).first().waitFor()
  })
})
