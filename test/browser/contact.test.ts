import { expect, test } from 'vitest'
import { localePath } from '#domain/locale.ts'
import { useBrowser } from '#test/support/browser.ts'
import arabic from '#messages/ar/content.json' with { type: 'json' }
import english from '#messages/en/content.json' with { type: 'json' }
import { openPage } from '#test/support/open-page.ts'

const browser = useBrowser()

test.each([
  ['ar', arabic],
  ['en', english],
] as const)('the contact form in %s shows field errors, and then that the message was sent', async (locale, words) => {
  const { page, problems } = await browser.visit({ locale })
  await openPage(page, localePath(locale, '/contact-us'))
  const text = `${locale}: متى تفتح القلعة؟`
  await page.getByLabel(words.name).fill('Layla')
  await page.getByLabel(words.email).fill('layla@')
  await page.getByRole('textbox', { name: words.text }).fill(text)
  await page.getByRole('button', { name: words.send }).click()
  await page.getByText(words.errors.format.replaceAll(/[\u2066\u2069]/g, '').slice(0, 12)).waitFor()
  expect(await page.getByRole('textbox', { name: words.text }).inputValue()).toBe(text)

  await page.getByLabel(words.email).fill('layla@example.com')
  await page.getByRole('button', { name: words.send }).click()
  await page.getByText(words.sent).waitFor()
  // The console also reports the 422 of a refused field.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])

  await expect
    .poll(async () => {
      await page.goto('/mailbox')
      return page.getByText('Layla').count()
    })
    .toBeGreaterThan(0)
})

test('the FAQ search finds a question in any spelling', async () => {
  const { page } = await browser.visit()
  await openPage(page, '/faq')
  const all = await page.locator('summary').count()
  await page.getByLabel(arabic.findQuestion).fill('كلمه المرور')
  await expect.poll(() => page.locator('summary').count()).toBeLessThan(all)
  expect(await page.locator('summary').first().textContent()).toContain('كلمة المرور')
  await page.getByLabel(arabic.findQuestion).fill('زظغضث')
  await page.getByText(arabic.noQuestion).waitFor()
})
