/** Init script: the window has no focus, so toasts do not disappear while a test looks at them. */
export const isAway = 'document.hasFocus = () => false'
