import type { Locator } from 'playwright-core'

/** Whether all of the element's height is inside the window; what covers it is not considered. */
export function isInWindow(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom > top && bottom <= window.innerHeight
  })
}
