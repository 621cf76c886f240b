import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'

export type ButtonKind = 'primary' | 'outlined' | 'danger' | 'icon' | 'third'

const looks: Record<ButtonKind, string> = {
  primary: 'min-h-11 py-1 bg-primary text-on-primary px-card hover:brightness-110 forced-colors:border',
  outlined: 'min-h-11 py-1 border border-line-strong text-ink px-card hover:border-primary hover:text-primary',
  // What cannot be undone. The way back beside it is the primary button.
  danger: 'min-h-11 py-1 border border-danger/60 text-danger px-card hover:border-danger hover:bg-danger/8',
  // The target is large enough: with text at 200 % only the icon grows.
  icon: 'text-ink size-[44px] shrink-0 hover:bg-line/60 [&_svg]:max-w-[28px]',
  third: 'min-h-11 text-start text-primary underline underline-offset-4 decoration-1 px-2 hover:decoration-2',
}

/** An outlined button that is round on phones, without its words, for the corner of a picture. */
export const onPicture =
  'max-sm:size-[44px] max-sm:min-h-0 max-sm:rounded-full max-sm:border-0 max-sm:bg-surface/95 max-sm:p-0 max-sm:[&_svg]:max-w-[28px]'

export function buttonClass(kind: ButtonKind): string {
  return `relative inline-flex max-w-full items-center justify-center gap-2 rounded-field font-medium transition duration-150 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-busy:cursor-progress [&_svg]:shrink-0 ${looks[kind]}`
}

/**
 * Buttons need JavaScript and are hidden without it. A loading button shows a spinner over its label, which keeps its
 * width and names it. It ignores presses but is not `disabled`: a focused button that is disabled loses the focus to the page.
 */
export function Button({
  kind = 'primary',
  isLoading = false,
  disabled = false,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: ComponentProps<'button'> & { kind?: ButtonKind; isLoading?: boolean }) {
  return (
    <button
      type={type}
      disabled={disabled}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      className={`noscript:hidden ${buttonClass(kind)} ${className}`}
      {...rest}
      onClick={(event) => (isLoading ? event.preventDefault() : onClick?.(event))}
    >
      <span className={`inline-flex items-center gap-2 ${isLoading ? 'opacity-0' : ''}`}>{children}</span>
      {isLoading && <LoaderCircle aria-hidden className="absolute size-5 animate-spin motion-reduce:animate-none" />}
    </button>
  )
}
