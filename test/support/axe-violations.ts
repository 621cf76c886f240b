import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

/** Which axe rules to run: all rules with these tags except some, and single rules. */
export interface AxeOptions {
  tags?: readonly string[]
  except?: readonly string[]
  rules?: readonly string[]
}

/** The automatable rules of WCAG 2.2 A and AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] as const

/**
 * The rules of WCAG 2.2 A and AA in axe that read colours. They omit most Arabic text: because letters join, axe takes it
 * for an icon font. English pages, which have the same colours, are what they check.
 */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const

/**
 * Violations that axe finds in the current page, or in its topmost modal dialog. Runs axe in the page itself: AxeBuilder of @axe-core/playwright opens
 * a second page for each run and also reports passes, which takes ten times as long.
 */
export async function axeViolations(page: Page, { tags = [], except = [], rules = [] }: AxeOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const options = {
    ...(tags.length > 0
      ? {
          runOnly: { type: 'tag', values: tags },
          rules: Object.fromEntries([
            ...rules.map((rule) => [rule, { enabled: true }] as const),
            ...except.map((rule) => [rule, { enabled: false }] as const),
          ]),
        }
      : { runOnly: { type: 'rule', values: rules } }),
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  }
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: Document | Element, options: object) => Promise<{ violations: Violation[] }> }
    }
    interface Violation {
      id: string
      nodes: { target: unknown[] }[]
    }
    // The page behind a modal dialog is inert, and was audited before.
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    // The sticky header covers what is scrolled half out of view, whose visible part is then too small a target.
    const { scrollX, scrollY } = window
    window.scrollTo({ top: 0, behavior: 'instant' })
    const { violations } = await axe.run(modal ?? document, options)
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, options)
}

// Minified, because every new document compiles it.
const source = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)
