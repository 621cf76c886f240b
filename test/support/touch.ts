import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { untilIdle } from './open-page.ts'

/**
 * Fails if a page scrolls sideways, if something to tap is smaller than 44 pixels, or if something stays below a bar at
 * the end of the page. With an open dialog, only the dialog is read.
 */
export async function expectTouchable(page: Page): Promise<void> {
  await untilIdle(page)
  expect(await page.evaluate(touchErrors), decodeURI(page.url())).toEqual([])
}

/** A finger, whose taps are counted. */
export function countedTaps() {
  let count = 0
  return {
    tap: async (target: Locator) => {
      await target.tap()
      count += 1
    },
    /** Taps a field, and types into it. */
    fill: async (field: Locator, text: string) => {
      await field.tap()
      count += 1
      await field.fill(text)
    },
    /** Fails if the job took more taps than a practised person needs. */
    expectAtMost: (budget: number) => expect(count).toBeLessThanOrEqual(budget),
  }
}

/** Runs in the page. */
export function touchErrors(): string[] {
  const LEAST = 44
  const root = document.documentElement
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const found: string[] = []
  if (root.scrollWidth > window.innerWidth) found.push(`the page is ${root.scrollWidth} px wide`)
  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.getAttribute('name'))
    return `${element.tagName.toLowerCase()} “${(name ?? '').slice(0, 40)}”`
  }
  /** What a finger can tap: the label of a choice, or the card that a link covers with its ::after. */
  const areaOf = (element: HTMLElement): Element => {
    const after = getComputedStyle(element, '::after')
    if (after.content !== 'none' && after.position === 'absolute') return element.offsetParent ?? element
    return element.matches('input:is([type=checkbox], [type=radio])') ? (element.closest('label') ?? element) : element
  }
  const isInText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length
  const targets = [
    ...(dialog ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role=option], [role=menuitem]',
    ),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInText(element))
  const small = new Set<string>()
  for (const element of targets) {
    const { width, height } = areaOf(element).getBoundingClientRect()
    // The link to the content is one pixel until it has the focus.
    if (width <= 1) continue
    if (width < LEAST - 0.5 || height < LEAST - 0.5)
      small.add(`${nameOf(element)} is ${Math.round(width)} × ${Math.round(height)} px`)
  }
  found.push(...small)
  if (dialog) return found
  const before = window.scrollY
  window.scrollTo(0, root.scrollHeight)
  for (const element of targets) {
    if (element.closest('main') === null) continue
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (width <= 1 || y < 0 || y > window.innerHeight) continue
    const bar = document.elementFromPoint(x, y)?.closest('nav, header, [data-act-bar]')
    // At the end of the page a bar at its top may cover what can still be scrolled down.
    if (bar && !bar.contains(element) && bar.getBoundingClientRect().top > window.innerHeight / 2)
      found.push(`${nameOf(element)} is below a bar`)
  }
  window.scrollTo(0, before)
  return found
}
