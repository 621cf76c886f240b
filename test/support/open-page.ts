import type { BrowserContext, Page, Request, Response } from 'playwright-core'

/** Pending requests by page. */
const pending = new WeakMap<Page, Set<Request>>()

/** Records the requests of a context's pages, for `untilIdle`. */
export function trackRequests(context: BrowserContext): void {
  const requestsOf = (request: Request): Set<Request> | undefined => {
    const page = request.serviceWorker() === null ? pageOf(request) : null
    if (page === null) return undefined
    const requests = pending.get(page) ?? new Set()
    pending.set(page, requests)
    return requests
  }
  context.on('request', (request) => {
    // Beacons and event streams do not end when the page is ready.
    if (!['ping', 'eventsource', 'media'].includes(request.resourceType())) requestsOf(request)?.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    context.on(end as 'requestfinished', (request) => requestsOf(request)?.delete(request))
}

/** Null for the first request of a window opened by a page: its page does not exist yet. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page()
  } catch {
    return null
  }
}

/** A touch, for which pages for reading wait before they request scripts (src/web/lib/start-later.ts). */
export const touch = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pointerdown')))

/** Opens an address and waits until the page is hydrated and its requests have ended. */
export async function openPage(page: Page, url: string): Promise<Response | null> {
  pending.get(page)?.clear()
  const answer = await page.goto(url)
  await untilHydrated(page)
  return answer
}

export async function reloadPage(page: Page): Promise<void> {
  pending.get(page)?.clear()
  await page.reload()
  await untilHydrated(page)
}

/**
 * After a full load: waits until React has hydrated the page (src/web/client.tsx) and `untilIdle`. A page for reading waits
 * for a sign that somebody is there.
 */
export async function untilHydrated(page: Page): Promise<void> {
  // Unlike `evaluate`, this survives a redirect by the page's script.
  await page.waitForFunction(() => {
    if ('hydrated' in document.documentElement.dataset) return true
    dispatchEvent(new Event('wheel'))
    return false
  })
  await untilIdle(page)
}

/** Waits until no request is pending, the responses are rendered, and all fonts are loaded. */
export async function untilIdle(page: Page): Promise<void> {
  do {
    // Unlike `evaluate`, this survives a redirect by the page's script.
    await page.waitForFunction(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return true
    })
  } while ((pending.get(page)?.size ?? 0) > 0)
}
