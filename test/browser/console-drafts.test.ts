import { expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_TOTP } from '#demo/staff.ts'
import { useBrowser } from '#test/support/browser.ts'
import { consoleWords, owners, signInOwner, signInToConsole, visitAsOwner } from '#test/support/console-sign-in.ts'

const browser = useBrowser()
const desktop = { viewport: { width: 1280, height: 900 } }
const t = consoleWords.en
const drafts = () => Object.keys(sessionStorage).filter((name) => name.startsWith('rihla_draft '))

test('signing out in a window forgets what was being written in the others, also in one that was asleep', async () => {
  // A session of its own: it is ended.
  const { page } = await browser.visit({ ...desktop, locale: 'en' })
  await page.goto('/console')
  await signInToConsole(page, { email: owners.en, password: DEMO_PASSWORD, secret: DEMO_TOTP })
  await page.getByRole('heading', { name: t.today.title, level: 1 }).waitFor()
  const open = async () => {
    const other = await page.context().newPage()
    await other.goto('/console/messages')
    await other.locator('[data-rows] a').first().click()
    await other.locator('article [name=text]').fill('A reply that is not finished')
    expect(await other.evaluate(drafts)).not.toEqual([])
    return other
  }
  const [awake, asleep] = [await open(), await open()]
  const kept = await asleep.evaluate(() => Object.entries<string>(sessionStorage))
  await page.getByRole('button', { name: t.nav.signOut }).click()
  await page.locator('[name=email]').waitFor()
  await awake.locator('[name=email]').waitFor()
  expect(await awake.evaluate(drafts)).toEqual([])
  // The browser restores a window that it had put to sleep as it was.
  await asleep.evaluate((before) => before.forEach(([name, value]) => sessionStorage.setItem(name, value)), kept)
  // The next test goes on with this session: a third code would have to be waited for.
  await signInOwner(page, 'en')
  await asleep.reload()
  await asleep.locator('[data-rows] a, article').first().waitFor()
  expect(await asleep.evaluate(drafts)).toEqual([])
})

test('a template that is being written stays until it is saved or discarded', async () => {
  const { page, problems } = await visitAsOwner(browser, 'en', desktop)
  await page.goto('/console/reply-templates')
  const add = page.getByRole('button', { name: t.templates.add })
  const name = page.locator('dialog[open]').getByRole('textbox', { name: t.templates.name, exact: true })
  await add.click()
  await name.fill('Not finished')
  await page.keyboard.press('Escape')
  await page.reload()
  await add.click()
  await expect.poll(() => name.inputValue()).toBe('Not finished')
  await page.getByRole('button', { name: t.templates.discard }).click()
  await add.click()
  await expect.poll(() => name.inputValue()).toBe('')
  expect(problems).toEqual([])
})
