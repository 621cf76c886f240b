import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

/** What axe is asked for: all rules of some tags, and single rules beside them. */
export interface AxeQuestion {
  tags?: readonly string[]
  rules?: readonly string[]
}

/** What a program can check of WCAG 2.2 A and AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] as const

/**
 * What axe has against the page as it stands. Asked in the page itself: the builder of @axe-core/playwright opens a second page for each
 * question and describes what is right too, which takes ten times as long.
 */
export async function axeFaults(page: Page, { tags = [], rules = [] }: AxeQuestion): Promise<string[]> {
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
