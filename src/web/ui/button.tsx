import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'

export type ButtonKind = 'primary' | 'outlined' | 'icon' | 'third'

const looks: Record<ButtonKind, string> = {
  primary: 'bg-primary text-on-primary px-5 hover:brightness-110',
  outlined: 'border border-line-strong text-ink px-5 hover:border-primary hover:text-primary',
  icon: 'text-ink size-11 hover:bg-line/60',
  third: 'text-primary underline underline-offset-4 decoration-1 px-2 hover:decoration-2',
}

export function buttonLook(kind: ButtonKind): string {
  return `relative inline-flex min-h-11 items-center justify-center gap-2 rounded-field font-medium transition duration-150 disabled:cursor-not-allowed disabled:opacity-50 aria-busy:cursor-progress ${looks[kind]}`
}

/**
 * A button of one of four kinds. Loading or disabled it cannot be clicked; while loading a spinner stands where the label was, which
 * keeps its room, so that nothing moves.
 */
export function Button({
  kind = 'primary',
  isLoading = false,
  disabled = false,
  type = 'button',
  className = '',
  children,
  ...rest
}: ComponentProps<'button'> & { kind?: ButtonKind; isLoading?: boolean }) {
  return (
    <button
      type={type}
      disabled={disabled || isLoading}
      aria-busy={isLoading || undefined}
      className={`${buttonLook(kind)} ${className}`}
      {...rest}
    >
      <span className={`inline-flex items-center gap-2 ${isLoading ? 'invisible' : ''}`}>{children}</span>
      {isLoading && <LoaderCircle aria-hidden className="absolute size-5 animate-spin motion-reduce:animate-none" />}
    </button>
  )
}
