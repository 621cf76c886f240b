/** A choice that can be pressed again to release it. */
export const chipClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong px-3.5 text-sm hover:border-primary hover:text-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary'
