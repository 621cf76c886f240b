import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'

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

/** One Chromium for a test file, speaking to the site that test/support/start-site.ts has started. Paths are relative to it. */
export function useBrowser(): TestBrowser {
  let browser: Browser
  let contexts: BrowserContext[] = []

  beforeAll(async () => {
    // Chromium refuses its sandbox to root, which is who runs tests in a container.
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    browser = await chromium.launch({ executablePath: inject('chromium'), args })
  })
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()))
    contexts = []
  })
  afterAll(() => browser?.close())

  return {
    visit: async (options = {}) => {
      const context = await browser.newContext({
        baseURL: inject('origin'),
        locale: 'ar',
        reducedMotion: 'reduce',
        ...options,
      })
      contexts.push(context)
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
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}
