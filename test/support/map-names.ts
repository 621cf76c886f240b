import type { Page } from 'playwright-core'

/** The displayed names of these elements of the map. */
export const namesOf = (page: Page, selector: string) =>
  page.evaluate((of) => [...document.querySelectorAll<HTMLElement>(of)].flatMap((name) => (name.style.visibility === 'hidden' || name.hidden ? [] : name.innerText)), selector) // prettier-ignore
