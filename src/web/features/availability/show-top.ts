/** Scrolls the booking that the element is part of to its top: its steps, or with large text all of its sheet or the page. */
export function showTop(element: Element): void {
  for (const scroller of ['[data-scroll]', '[data-scroll-all]']) element.closest(scroller)?.scrollTo({ top: 0 })
  const box = element.closest('aside')
  if (box && !isSticky(box)) box.scrollIntoView()
}

/** With large text the box beside the text scrolls with the page. */
export const isSticky = (box: Element) => getComputedStyle(box).position === 'sticky'
