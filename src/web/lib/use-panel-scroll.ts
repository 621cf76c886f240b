import { useEffect, type RefObject } from 'react'

/** Between the panel's end and the window's. */
const GAP_PX = 16

/**
 * A sticky panel beside the page's content. If it fits the window it stays below the header. A higher one scrolls with the
 * page, down and up, until its end or its start is in view: it needs no scroll bar of its own. `above` is the room between
 * it and the start of its column, `--panel-foot` the height of a foot that stays in view.
 */
export function usePanelScroll(above: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const [room, box] = [above.current, panel.current]
    if (!room || !box) return undefined
    let isHigh = false
    // Where it is now is where it is without sticking: from there it scrolls with the page in the other direction.
    const follow = () => {
      if (!isHigh) return
      const down = Math.max(0, box.getBoundingClientRect().top - room.getBoundingClientRect().top)
      // Percentages do not count for the height of the column, which may become less.
      room.style.height = `min(${down}px, 100% - ${box.offsetHeight}px)`
    }
    const fit = () => {
      const { position, scrollMarginTop } = getComputedStyle(box)
      const isSticky = position === 'sticky' && box.offsetHeight > 0
      const head = Number.parseFloat(scrollMarginTop)
      const free = window.innerHeight - box.offsetHeight
      isHigh = isSticky && free - GAP_PX < head
      follow()
      box.style.top = isSticky ? `${Math.min(head, free - GAP_PX)}px` : ''
      box.style.bottom = isSticky ? `${free - head}px` : ''
      const foot = box.querySelector<HTMLElement>('[data-panel-foot]')
      const stays = foot !== null && getComputedStyle(foot).position === 'sticky'
      box.style.setProperty('--panel-foot', `${stays ? foot.offsetHeight : 0}px`)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    window.addEventListener('resize', fit)
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', fit)
      window.removeEventListener('scroll', follow)
    }
  }, [above, panel])
}
