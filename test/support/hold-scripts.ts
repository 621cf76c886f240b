import type { Page } from 'playwright-core'

/** Holds back scripts of the pages opened from now on, all or some, until the returned function is called. */
export async function holdScripts(page: Page, which = /\/assets\/[^/]+\.js$/): Promise<() => void> {
  const released = Promise.withResolvers<undefined>()
  await page.route(which, async (route) => {
    await released.promise
    await route.continue()
  })
  return () => released.resolve(undefined)
}
