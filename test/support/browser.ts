import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, afterEach, expect, inject } from 'vitest'
import { axeViolations, colourRules, wcag } from './axe-violations.ts'
import { isShort } from './in-full.ts'
import { responsiveErrors, type AuditOptions } from './responsive-audit.ts'
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
  /**
   * The same page for all tests of the file, as if it were new: without cookies and storage. Scripts stay compiled and
   * cached, which saves a fifth of opening and auditing a page. After a failed test the page is opened anew.
   */
  revisit: (options: BrowserContextOptions) => Promise<Visit>
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } satisfies BrowserContextOptions

/** Timeout of Playwright's actions and navigations. */
const PATIENCE_MS = 120_000

/** One Chromium per worker with pictures and one without, shared by its test files. */
const shared = new Map<boolean, Browser>()

/** Starts Chromium if it is not running or has crashed. */
async function sharedBrowser(hasPictures: boolean): Promise<Browser> {
  const running = shared.get(hasPictures)
  if (running?.isConnected()) return running
  // Most pages end before what the optimising compilers made of their scripts has paid off.
  const args = ['--js-flags=--no-maglev --no-turbofan']
  if (!hasPictures) args.push('--blink-settings=imagesEnabled=false')
  // Chromium needs --no-sandbox when it runs as root, as it does in containers.
  if (process.getuid?.() === 0) args.push('--no-sandbox')
  const started = await chromium.launch({ executablePath: inject('chromium'), args })
  shared.set(hasPictures, started)
  return started
}

/** Handlers of routes may be waiting for an answer that no longer comes: their errors belong to no test. */
async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

/**
 * Opens pages of the worker's site (test/support/start-sites.ts). Paths are relative to it. `npm test` loads no pictures
 * unless the file says that it looks at them: rendering each in its sizes would be a large part of the server's work.
 */
export function useBrowser({ pictures = false } = {}): TestBrowser {
  let contexts: BrowserContext[] = []
  let shared: Visit | undefined

  const discard = async () => {
    if (shared) await closeContext(shared.page.context())
    shared = undefined
  }
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      await Promise.all([...contexts, ...(shared ? [shared.page.context()] : [])].map(printPages))
      await discard()
    }
    await Promise.all(contexts.map(closeContext))
    contexts = []
  })
  afterAll(discard)

  const open = async (options: BrowserContextOptions): Promise<Visit> => {
    const browser = await sharedBrowser(pictures || !isShort)
    const context = await browser.newContext({
      baseURL: siteOrigin(),
      locale: 'ar',
      reducedMotion: 'reduce',
      // A service worker would send navigation requests that `page.route` does not see.
      serviceWorkers: 'block',
      extraHTTPHeaders: { 'x-forwarded-for': uniqueAddress() },
      ...options,
    })
    trackRequests(context)
    // A busy machine is slow, not wrong. The timeout of the test ends one that hangs.
    context.setDefaultTimeout(PATIENCE_MS)
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() !== 'error') return
      const { url } = message.location()
      // The console also reports an expected 404 of the page itself, and the 401 of "My bookings" if a link to it is
      // preloaded for a guest.
      const isExpected = url === page.url() || (message.text().includes('401') && url.includes('/api/invoices?'))
      if (!isExpected) problems.push(`console: ${message.text()} ${url}`)
    })
    page.on('response', (answer) => {
      if (answer.status() >= 500) problems.push(`${answer.status()}: ${answer.url()}`)
    })
    return { page, problems }
  }

  return {
    visit: async (options = {}) => {
      const visit = await open(options)
      contexts.push(visit.page.context())
      return visit
    },
    revisit: async (options) => {
      if (shared === undefined) return (shared = await open(options))
      const { page, problems } = shared
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await page.context().clearCookies()
      problems.length = 0
      return shared
    },
  }
}

/** What a failed test saw: CI keeps nothing else of its pages. */
async function printPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const text = await page.locator('main').innerText({ timeout: 5000 }).catch(String)
    process.stdout.write(`--- ${page.url()}\n${text.replaceAll(/\n{2,}/g, '\n').slice(0, 3000)}\n---\n`)
  }
}

/** Fails if axe finds a violation of WCAG 2.2 A or AA. `npm test` checks colours only on the screens in English. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page, { tags: wcag, except: isShort ? colourRules : [] })).toEqual([])
}

/** Runs the responsive audit (test/support/responsive-audit.ts). The focused element loses focus. */
export async function expectResponsive(page: Page, options?: AuditOptions): Promise<void> {
  expect(await responsiveErrors(page, options), decodeURI(new URL(page.url()).pathname)).toEqual([])
}
