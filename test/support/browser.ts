import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterEach, expect, inject } from 'vitest'
import { axeViolations, wcag } from './axe-violations.ts'
import { responsiveFaults } from './responsive-audit.ts'
import { trackRequests } from './open-page.ts'
import { siteOrigin } from './site-origin.ts'
import { uniqueAddress } from './unique-address.ts'

export interface Visit {
  page: Page
  /** Uncaught errors, errors on the console (including CSP violations) and failed requests of the page. */
  problems: string[]
}

export interface TestBrowser {
  /** Opens a new browser context, in Arabic unless `options.locale` is set. Closed after the test. */
  visit: (options?: BrowserContextOptions) => Promise<Visit>
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } satisfies BrowserContextOptions

/** Timeout of Playwright's actions and navigations. */
const PATIENCE_MS = 120_000

/** One Chromium per worker, shared by its test files. */
let shared: Browser | undefined

/** Starts Chromium if it is not running or has crashed. */
async function sharedBrowser(): Promise<Browser> {
  if (shared?.isConnected()) return shared
  // Chromium needs --no-sandbox when it runs as root, as it does in containers.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  shared = await chromium.launch({ executablePath: inject('chromium'), args })
  return shared
}

/** Opens pages of the worker's site (test/support/start-sites.ts). Paths are relative to it. */
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
        // A service worker would send navigation requests that `page.route` does not see.
        serviceWorkers: 'block',
        extraHTTPHeaders: { 'x-forwarded-for': uniqueAddress() },
        ...options,
      })
      contexts.push(context)
      trackRequests(context)
      // A busy machine is slow, not wrong. The timeout of the test ends one that hangs.
      context.setDefaultTimeout(PATIENCE_MS)
      const page = await context.newPage()
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        // The console also reports an expected 404 of the page itself.
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

/** Fails if axe finds a violation of WCAG 2.2 A or AA. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page, { tags: wcag })).toEqual([])
}

/** Runs the responsive audit (test/support/responsive-audit.ts). The focused element loses focus. */
export async function expectResponsive(page: Page, options?: { atMost?: number }): Promise<void> {
  expect(await responsiveFaults(page, options), decodeURI(new URL(page.url()).pathname)).toEqual([])
}
