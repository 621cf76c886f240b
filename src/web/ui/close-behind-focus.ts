import type { FocusEvent } from 'react'

/** A popover that the focus has left for the page below is in the way there. Its own button closes it by itself. */
export function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const isOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)
  if (
    isOutside &&
    relatedTarget.getAttribute('popovertarget') !== currentTarget.id &&
    currentTarget.matches(':popover-open')
  )
    currentTarget.hidePopover()
}
