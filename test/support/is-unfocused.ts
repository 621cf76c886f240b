/** Init script: the window has no focus, so toasts do not disappear while a test looks at them. */
export const isUnfocused = 'document.hasFocus = () => false'
