/**
 * Measures what the lines of the summary share a laptop's window with: the pay bar, and the summary's head and totals.
 * Both differ by notices, by the promo code and by language. A ref of the element that has the variables; until the
 * scripts run, those of its class hold.
 */
export function observeColumnHeights(grid: HTMLElement | null): () => void {
  const find = (selector: string) => grid?.querySelector<HTMLElement>(selector)
  const [summary, lines, bar] = [find('[data-summary]'), find('[data-lines]'), find('[data-pay-bar]')]
  if (!grid || !summary || !lines || !bar) return () => undefined
  const measure = () => {
    grid.style.setProperty('--rest', `${summary.offsetHeight - lines.offsetHeight}px`)
    grid.style.setProperty('--bar', `${bar.offsetHeight}px`)
  }
  const observer = new ResizeObserver(measure)
  for (const part of [summary, lines, bar]) observer.observe(part)
  return () => observer.disconnect()
}
