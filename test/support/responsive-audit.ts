import type { Page } from 'playwright-core'
import { axeViolations, colourRules, wcag } from './axe-violations.ts'
import { isShort } from './in-full.ts'

const HEIGHT = 800

/** A viewport: its width in pixels, and the text size as a multiple. */
interface Look {
  width: number
  letters: 1 | 2
}

export interface AuditOptions {
  atMost?: number
  /** The rules of axe: all, those that read colours, the others, or none. */
  rules?: 'all' | 'colours' | 'markup' | 'none'
  /** Whether animations and focus are audited. */
  focus?: boolean
}

/** Requirement F4. Looks with the same width are neighbours, because a new width is laid out and drawn again. */
const looks: readonly Look[] = [
  { width: 1280, letters: 1 },
  { width: 1280, letters: 2 },
  ...[1536, 1024, 768, 640, 390, 320].map((width): Look => ({ width, letters: 1 })),
  { width: 320, letters: 2 },
]

/** The viewports of `npm test`. In English without large letters: Arabic has the larger letters. */
const fewLooks = {
  ar: [1280, 320].map((width): Look => ({ width, letters: 1 })).concat({ width: 320, letters: 2 }),
  en: [1280, 320].map((width): Look => ({ width, letters: 1 })),
}

/**
 * Audits the current page: axe in the light theme, and its colour rules in the dark one; overflow and clipped text at
 * every width and with large text; animations under reduced motion; and focus that is invisible with forced colours.
 * `npm test` audits fewer widths; colours in English only; animations and focus in Arabic only. `atMost` omits wider
 * viewports, for content that only narrow windows have. `rules` limits axe. The viewport is restored afterwards; focus
 * is lost.
 */
export async function responsiveErrors(
  page: Page,
  { atMost = Infinity, rules: wanted, focus = true }: AuditOptions = {},
): Promise<string[]> {
  const before = page.viewportSize()
  // A sticky header would cover content that is scrolled half out of view.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForFunction(isLoaded)
  const errors: string[] = []
  const language = (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'ar'
  const rules = wanted ?? (isShort && language === 'ar' ? 'markup' : 'all')
  if (rules !== 'none') {
    await page.emulateMedia({ colorScheme: 'light' })
    const inLight =
      rules === 'colours' ? { rules: colourRules } : { tags: wcag, except: rules === 'all' ? [] : colourRules }
    errors.push(...(await axeViolations(page, inLight)).map((error) => `light: ${error}`))
  }
  if (rules === 'all' || rules === 'colours') {
    // The themes differ in their colours only.
    await page.emulateMedia({ colorScheme: 'dark' })
    errors.push(...(await axeViolations(page, { rules: colourRules })).map((error) => `dark: ${error}`))
  }
  for (const { width, letters } of (isShort ? fewLooks[language] : looks).filter((look) => look.width <= atMost)) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT })
    const found = await page.evaluate(spills, letters)
    errors.push(...found.map((error) => `${width} px, letters ${letters}×: ${error}`))
  }
  if (before) await page.setViewportSize(before)
  if (!focus || (isShort && language === 'en')) {
    await page.emulateMedia({ colorScheme: null })
    return errors
  }
  errors.push(...(await page.evaluate(movements)))

  await page.emulateMedia({ forcedColors: 'active' })
  // After a key press, programmatic focus matches :focus-visible.
  await page.keyboard.press('Tab')
  errors.push(...(await page.evaluate(hiddenFocus)).map((error) => `forced colours: ${error}`))
  await page.emulateMedia({ forcedColors: 'none', colorScheme: null })
  return errors
}

/** Overflow and clipped text at the present width. */
export const spillErrors = (page: Page): Promise<string[]> => page.evaluate(spills, 1)

/** Runs in the page. False while a placeholder waits for data or code, up to a window away: from there on it loads. */
function isLoaded(): boolean {
  return [...document.querySelectorAll('[data-loading], [aria-busy=true]')].every((element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width === 0 || bottom <= 0 || top >= 2 * window.innerHeight
  })
}

/** Runs in the page. */
async function spills(letters: number): Promise<string[]> {
  const root = document.documentElement
  // A multiple of the page's own size: Arabic text is larger than English.
  if (letters > 1) root.style.fontSize = `${letters * Number.parseFloat(getComputedStyle(root).fontSize)}px`
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await document.fonts.ready

  const nameOf = (element: Element) => {
    const name = element.textContent.trim() || element.getAttribute('aria-label') || element.getAttribute('class')
    return `${element.tagName.toLowerCase()} “${(name ?? '').slice(0, 40)}”`
  }
  const overflow = (element: Element) => getComputedStyle(element).overflowX
  const spillsOver = (element: Element) => element.scrollWidth > element.clientWidth + 1
  const isOutOf = (element: Element, frame: { left: number; right: number }) => {
    const { left, right, width } = element.getBoundingClientRect()
    // Content for screen readers is clipped to one pixel.
    return width > 1 && (left < frame.left - 1 || right > frame.right + 1)
  }
  const page = { left: 0, right: window.innerWidth }
  /** Whether no ancestor can be scrolled or clips the element on purpose. */
  const isOnPage = (element: Element) => {
    let around = element.parentElement
    while (around && around !== document.body && overflow(around) === 'visible') around = around.parentElement
    return around === null || around === document.body
  }
  const isCutOff = (element: Element) => {
    const { webkitLineClamp, textOverflow } = getComputedStyle(element)
    const hasWords = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
    const isMeant = webkitLineClamp !== 'none' || textOverflow === 'ellipsis'
    return hasWords && !isMeant && ['hidden', 'clip'].includes(overflow(element)) && spillsOver(element)
  }
  const isOutOfColumn = (element: Element) => {
    const column = element.parentElement
    if (column === null || getComputedStyle(element).position !== 'static' || overflow(column) !== 'visible')
      return false
    const isColumn = column.clientWidth > 1 && !getComputedStyle(column).display.startsWith('inline')
    return isColumn && isOutOf(element, column.getBoundingClientRect())
  }

  const found: string[] = []
  const shown = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const all = [...shown.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.offsetWidth > 1 &&
      element.closest('[aria-hidden=true], svg, .leaflet-container') === null,
  )
  // One pixel may be rounding, which differs between fonts and browser builds.
  if (root.scrollWidth > window.innerWidth + 1) {
    const widest = all.filter((one) => isOutOf(one, page) && ![...one.children].some((part) => isOutOf(part, page)))
    found.push(`the page is ${root.scrollWidth} px wide: ${widest.slice(0, 3).map(nameOf).join(', ')}`)
  }
  for (const element of all) {
    if (isCutOff(element)) found.push(`${nameOf(element)} is cut off`)
    if (!element.matches('button, a, input, select, textarea, summary, [role=button]')) continue
    const { display, position, opacity } = getComputedStyle(element)
    // A transparent select lies over words of its own choice: its options are wider, and they are not visible there.
    const showsWords = display !== 'inline' && opacity !== '0'
    if (showsWords && overflow(element) === 'visible' && spillsOver(element))
      found.push(`${nameOf(element)} is too narrow for its words`)
    if (position !== 'absolute' && isOnPage(element) && isOutOf(element, page))
      found.push(`${nameOf(element)} stands out of the page`)
    else if (isOutOfColumn(element)) found.push(`${nameOf(element)} stands out of its column`)
  }
  root.style.fontSize = ''
  return found
}

/** Runs in the page. */
function movements(): string[] {
  return document
    .getAnimations()
    .filter(
      (animation) =>
        animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration ?? 0) > 1,
    )
    .map(
      (animation) =>
        `something moves: ${((animation.effect as KeyframeEffect).target as Element).outerHTML.slice(0, 100)}`,
    )
}

/** Runs in the page. */
function hiddenFocus(): string[] {
  const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  const isShown = (element: Element | null) => {
    if (element === null) return false
    // The link of a card covers the card with its ::after.
    const after = getComputedStyle(element, '::after')
    const isCovering = after.content !== 'none' && after.display !== 'none' && Number.parseFloat(after.width) > 1
    return isOutlined(getComputedStyle(element)) || (isCovering && isOutlined(after))
  }
  const found: string[] = []
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  for (const element of dialog.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
  )) {
    // Map pins draw their own ring: strokes keep their colours.
    if (element.closest('svg') || !element.checkVisibility({ visibilityProperty: true })) continue
    element.focus({ preventScroll: true })
    if (document.activeElement !== element) continue
    // A field may show focus on its label or frame.
    if (
      isShown(element) ||
      isShown(element.nextElementSibling) ||
      isShown(element.closest('label')) ||
      isShown(element.parentElement) ||
      isShown(element.parentElement?.parentElement ?? null)
    )
      continue
    found.push(`${element.outerHTML.slice(0, 120)} does not show that it has the focus`)
  }
  ;(document.activeElement as HTMLElement | null)?.blur()
  return found
}
