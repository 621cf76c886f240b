import type { Locator } from 'playwright-core'

/** How many boxes in it hide a part of what they contain, until they are scrolled. */
export const scrollersIn = (part: Locator): Promise<number> =>
  part.evaluate(
    (element) =>
      [element, ...element.querySelectorAll('*')].filter(
        (box) => /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight,
      ).length,
  )
