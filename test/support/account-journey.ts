import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Locale } from '#domain/locale.ts'
import { localePath } from '#domain/locale.ts'
import { openPage } from './open-page.ts'

export interface Person {
  firstName: string
  lastName: string
  email: string
  password: string
}

/** An unused email address; a new one on each run, because failed tests are run again. */
export const freshEmail = (name: string): string => `${name}.${randomUUID().slice(0, 8)}@example.com`

export const submit = (page: Page) => page.locator('main form button[type=submit]').first().click()

/** Submits the sign-up form and follows the mailed link. */
export async function signUp(page: Page, locale: Locale, person: Person): Promise<void> {
  await openPage(page, localePath(locale, '/sign-up?with=password'))
  await page.fill('[name=firstName]', person.firstName)
  await page.fill('[name=lastName]', person.lastName)
  await page.fill('[name=email]', person.email)
  await page.fill('[name=newPassword]', person.password)
  await page.fill('[name=confirmPassword]', person.password)
  await submit(page)
  await page.getByRole('alert').waitFor()
  await openPage(page, await mailedLink(page, person.email))
  await page.fill('[name=password]', person.password)
  await submit(page)
  await page.waitForURL(/\/invoices/)
}

/** Waits for the mail and returns the path of the latest account link sent to an address. */
export const mailedLink = (page: Page, email: string): Promise<string> =>
  mailedText(page, email, /href="https?:\/\/[^/"]+(\/(?:en\/)?auth\/confirm\?token=[\w-]+)"/)

/** Waits for a mail with a six-digit code to an address that is not among `seen`, and returns the code. */
export const mailedCode = (page: Page, email: string, seen: string[] = []): Promise<string> =>
  mailedText(page, email, /letter-spacing[^>]*>(\d{6})</, seen)

/** Waits for a mail to an address that matches `pattern`, and returns what its group matches. */
async function mailedText(page: Page, email: string, pattern: RegExp, seen: string[] = []): Promise<string> {
  for (;;) {
    const list = await (await page.request.get('/mailbox')).text()
    for (const [, id = ''] of list.matchAll(/\/mailbox\/(\d+)"/g)) {
      const read = async (path: string) => (await page.request.get(`/mailbox/${id}${path}`)).text()
      const [, found] = pattern.exec(await read('/html')) ?? []
      if (found !== undefined && !seen.includes(found) && (await read('')).includes(email)) return found
    }
    await page.waitForTimeout(500)
  }
}
