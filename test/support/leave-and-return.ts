import type { Page } from 'playwright-core'

const payment = (url: URL) => url.pathname.startsWith('/sandbox/pay/')

/**
 * Simulates a return from the back/forward cache, which Chromium does not use under test: `press` navigates, the
 * navigation is answered with 204 so that the page stays, and `pageshow` is dispatched with `persisted`.
 */
export async function leaveAndReturn(page: Page, press: () => Promise<void>, leadsTo = payment): Promise<void> {
  await page.route(leadsTo, (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue())) // prettier-ignore
  await Promise.all([page.waitForResponse((answer) => leadsTo(new URL(answer.url()))), press()])
  await page.unroute(leadsTo)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}
