import type { Page } from 'playwright-core'

const payment = (url: URL) => url.pathname.startsWith('/sandbox/pay/')

/**
 * Presses `press`, which leads to another page, and comes back from there to the page as it was left: people's browsers keep it, and show it again
 * without loading it. The one of the tests does not, so the other page does not come, and the event of the way back is told by hand.
 */
export async function leaveAndComeBack(page: Page, press: () => Promise<void>, leadsTo = payment): Promise<void> {
  await page.route(leadsTo, (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue())) // prettier-ignore
  await Promise.all([page.waitForResponse((answer) => leadsTo(new URL(answer.url()))), press()])
  await page.unroute(leadsTo)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}
