import type { BrowserContext, Page, Request, Response } from 'playwright-core'

/** Requests that a page has sent and that have not ended, by page. */
const pending = new WeakMap<Page, Set<Request>>()

/** Records from now on what the pages of a context request, for `untilIdle`. */
export function trackRequests(context: BrowserContext): void {
  const requestsOf = (request: Request): Set<Request> | undefined => {
    const page = request.serviceWorker() === null ? pageOf(request) : null
    if (page === null) return undefined
    const requests = pending.get(page) ?? new Set()
    pending.set(page, requests)
    return requests
  }
  context.on('request', (request) => {
    // A beacon and a stream of events do not end when the page is ready.
    if (!['ping', 'eventsource', 'media'].includes(request.resourceType())) requestsOf(request)?.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    context.on(end as 'requestfinished', (request) => requestsOf(request)?.delete(request))
}

/** Null for the first request of a window that a page has opened: it has no page yet. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page()
  } catch {
    return null
  }
}

/** Opens an address of ours and waits until the page is hydrated and what it then requested has arrived. */
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

/** After a full load: until React has taken the page over (src/web/client.tsx) and the page is settled. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await untilIdle(page)
}

/** Until no request is under way, what was requested is drawn, and every text is in its own font. */
export async function untilIdle(page: Page): Promise<void> {
  do {
    // Unlike `evaluate` this survives a redirect by the page's script.
    await page.waitForFunction(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return true
    })
  } while ((pending.get(page)?.size ?? 0) > 0)
}
