import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

/** Which axe rules to run: all rules with these tags, and single rules. */
export interface AxeOptions {
  tags?: readonly string[]
  rules?: readonly string[]
}

/** The automatable rules of WCAG 2.2 A and AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] as const

/**
 * Violations that axe finds in the current page. Runs axe in the page itself: AxeBuilder of @axe-core/playwright opens
 * a second page for each run and also reports passes, which takes ten times as long.
 */
export async function axeViolations(page: Page, { tags = [], rules = [] }: AxeOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const options = {
    ...(tags.length > 0
      ? {
          runOnly: { type: 'tag', values: tags },
          rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
        }
      : { runOnly: { type: 'rule', values: rules } }),
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  }
  return page.evaluate(async (asked) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> }
    }
    interface Violation {
      id: string
      nodes: { target: unknown[] }[]
    }
    const { violations } = await axe.run(document, asked)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, options)
}

const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as { source: string }
