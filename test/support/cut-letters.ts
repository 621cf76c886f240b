import type { Page } from 'playwright-core'

/**
 * The headings and clamped texts whose letters are cut by their own box, or whose lines overlap, at the widths of a
 * phone and of a laptop. Arabic letters and vowel marks reach further above and below the line than Latin ones. The
 * viewport is restored.
 */
export async function cutLetters(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const errors: string[] = []
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    errors.push(...(await page.evaluate(findCutLetters)).map((error) => `${width} px: ${error}`))
  }
  if (before) await page.setViewportSize(before)
  return errors
}

/** Runs in the page. */
async function findCutLetters(): Promise<string[]> {
  await document.fonts.ready
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('no canvas')
  const errors: string[] = []
  for (const element of document.querySelectorAll('h1, h2, h3, [class*="line-clamp-"]')) {
    const text = (element.textContent ?? '').trim()
    const style = getComputedStyle(element)
    if (text === '' || !element.checkVisibility() || element.getBoundingClientRect().width <= 1) continue
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const ink = pen.measureText(text)
    const lineHeight = Number.parseFloat(style.lineHeight)
    const name = `«${text.slice(0, 50)}»`
    const range = document.createRange()
    range.selectNodeContents(element)
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    // The lines of a heading may touch, but not lie upon one another.
    if (tops.size > 1 && ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent > lineHeight + 1)
      errors.push(`${name}: lines of ${lineHeight} px overlap`)
    if (style.overflowY === 'visible') continue
    // From the baseline of the last line: half of what the line has more than the font, and the font's descent.
    const leading = (lineHeight - ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2
    const room = leading + ink.fontBoundingBoxDescent + Number.parseFloat(style.paddingBottom)
    if (ink.actualBoundingBoxDescent > room + 0.5)
      errors.push(`${name}: cut ${(ink.actualBoundingBoxDescent - room).toFixed(1)} px below the last line`)
  }
  return errors
}
