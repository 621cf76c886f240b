/** A script for a window that is not in front: a toast waits from the start, and can be looked at without haste. */
export const isAway = 'document.hasFocus = () => false'
