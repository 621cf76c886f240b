import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterEach, expect, inject } from 'vitest'
import { axeFaults, wcag } from './axe-faults.ts'
import { faultsInEveryLook } from './responsive-audit.ts'
import { trackRequests } from './open-page.ts'
import { siteOrigin } from './site-origin.ts'
import { someAddress } from './some-address.ts'

export interface Visit {
  page: Page
  /** What the page complained of: uncaught errors, errors on the console (a refused script or style is one), failed requests. */
  problems: string[]
}

export interface TestBrowser {
  /** A new visitor without cookies, who reads Arabic unless `options.locale` says otherwise; closed after the test. */
  visit: (options?: BrowserContextOptions) => Promise<Visit>
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } satisfies BrowserContextOptions

/** How long a page is waited for. */
const PATIENCE_MS = 120_000

/** The worker's Chromium, for all of its files; it ends with the worker. */
let shared: Browser | undefined

/** A new Chromium if there is none yet, or if the one there was has crashed. */
async function sharedBrowser(): Promise<Browser> {
  if (shared?.isConnected()) return shared
  // As root, as in a container, Chromium starts without its sandbox only.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  shared = await chromium.launch({ executablePath: inject('chromium'), args })
  return shared
}

/** Visitors of the worker's site (test/support/start-sites.ts). Paths are relative to it. */
export function useBrowser(): TestBrowser {
  let contexts: BrowserContext[] = []

  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()))
    contexts = []
  })

  return {
    visit: async (options = {}) => {
      const browser = await sharedBrowser()
      const context = await browser.newContext({
        baseURL: siteOrigin(),
        locale: 'ar',
        reducedMotion: 'reduce',
        // It would ask for pages behind the tests' back, which play with their answers.
        serviceWorkers: 'block',
        extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
        ...options,
      })
      contexts.push(context)
      trackRequests(context)
      // A busy machine is slow, not wrong; the test's own end is what stops one that hangs.
      context.setDefaultTimeout(PATIENCE_MS)
      const page = await context.newPage()
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        // A page that answers 404 by right is told to the console too.
        const isOwnStatus = message.location().url === page.url()
        if (message.type() === 'error' && !isOwnStatus) problems.push(`console: ${message.text()}`)
      })
      page.on('response', (answer) => {
        if (answer.status() >= 500) problems.push(`${answer.status()}: ${answer.url()}`)
      })
      return { page, problems }
    },
  }
}

/** Refuses what WCAG 2.2 A and AA can be checked for by a program. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page, { tags: wcag })).toEqual([])
}

/** Fails on what is wrong with the page in any look (test/support/responsive-audit.ts). The focused element loses the focus. */
export async function expectRightInEveryLook(page: Page, options?: { atMost?: number }): Promise<void> {
  expect(await faultsInEveryLook(page, options), decodeURI(new URL(page.url()).pathname)).toEqual([])
}
