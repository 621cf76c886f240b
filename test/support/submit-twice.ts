import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { untilIdle } from './open-page.ts'

/** Changes that the page has sent; none is answered before `letGo`. */
export async function holdChanges(page: Page): Promise<{ sent: string[]; letGo: () => void }> {
  const sent: string[] = []
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    if (request.method() !== 'GET') {
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
      await held
    }
    await route.continue()
  })
  return { sent, letGo }
}

/** Submits twice before React can draw; returns the requests once they are answered. */
export async function submitTwice(page: Page, form: Locator): Promise<string[]> {
  const { sent, letGo } = await holdChanges(page)
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit()
    element.requestSubmit()
  })
  const button = form.locator('button[type=submit]')
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
  expect(await button.isDisabled()).toBe(true)
  letGo()
  await expect.poll(() => button.getAttribute('aria-busy')).toBe(null)
  await untilIdle(page)
  return sent
}
