import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export interface CountedKeys {
  /** Presses keys one after the other. A combination such as `Control+k` counts as one. */
  press: (...keys: string[]) => Promise<void>
  /** Types a text: each letter counts. */
  type: (text: string) => Promise<void>
  /** Presses a key until this has the focus, at most twelve times. */
  pressUntilFocused: (key: string, target: Locator) => Promise<void>
  /** Waits until this has the focus. */
  expectFocus: (target: Locator) => Promise<void>
  /** Fails if the job took more keys than a practised person needs. */
  expectAtMost: (budget: number) => void
}

const MOST_STEPS = 12

/** The keyboard of a page, which counts what a person presses for a job. */
export function countedKeys(page: Page): CountedKeys {
  let count = 0
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    count += keys.length
  }
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  return {
    press,
    type: async (text) => {
      await page.keyboard.type(text)
      count += text.length
    },
    pressUntilFocused: async (key, target) => {
      await target.waitFor()
      for (let step = 0; step < MOST_STEPS && !(await isFocused(target)); step++) await press(key)
      expect(await isFocused(target)).toBe(true)
    },
    expectFocus: (target) => expect.poll(() => isFocused(target)).toBe(true),
    expectAtMost: (budget) => expect(count).toBeLessThanOrEqual(budget),
  }
}
