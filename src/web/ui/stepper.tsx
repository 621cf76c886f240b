import { Minus, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { stepNumbers } from './step-numbers.ts'

interface StepperProps {
  /** What is counted, for the names of the buttons. */
  label: string
  value: number
  min: number
  max: number
  /** The lowest number above `min`: those between are skipped. */
  least?: number
  onChange: (value: number) => void
  isDisabled?: boolean
}

/** A number between two bounds, changed with two buttons. Screen readers announce changes. */
export function Stepper({ label, value, min, max, least = min, onChange, isDisabled = false }: StepperProps) {
  const t = useTranslations('common')
  const look =
    'noscript:hidden inline-flex size-[44px] shrink-0 items-center justify-center rounded-full border border-line-strong text-ink transition hover:border-primary hover:text-primary aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-ink-soft/60'
  const step = (to: number) => () => {
    if (!isDisabled && to !== value && to <= Math.max(max, value)) onChange(to)
  }
  const { fewer, more } = stepNumbers(value, { min, max, least })
  // aria-disabled instead of disabled: the focus stays on the button at the bound.
  return (
    <div role="group" aria-label={label} className="inline-flex items-center gap-2">
      <button
        type="button"
        data-counts=""
        className={look}
        aria-label={t('fewer', { label })}
        aria-disabled={isDisabled || value <= min}
        onClick={step(fewer)}
      >
        <Minus aria-hidden className="size-4" strokeWidth={1.75} />
      </button>
      <output aria-live="polite" className="min-w-8 text-center text-lg font-semibold">
        <bdi>{value}</bdi>
      </output>
      <button
        type="button"
        data-counts=""
        className={look}
        aria-label={t('more', { label })}
        aria-disabled={isDisabled || more > max}
        onClick={step(more)}
      >
        <Plus aria-hidden className="size-4" strokeWidth={1.75} />
      </button>
    </div>
  )
}
