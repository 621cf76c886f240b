import type { FocusEvent } from 'react'

/** Closes a popover when the focus moves out of it into the page. Its own button closes it by itself. */
export function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const isOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)
  if (
    isOutside &&
    relatedTarget.getAttribute('popovertarget') !== currentTarget.id &&
    currentTarget.matches(':popover-open')
  )
    currentTarget.hidePopover()
}
