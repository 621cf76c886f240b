import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import type { Limits, Name, Prices } from './price-filter.tsx'

const STEPS = 60

interface ThumbsProps {
  prices: Prices
  search: Limits
  wordsOf: (amount: number) => string
  onDrag: (form: HTMLFormElement | null, name: Name, value: string) => void
}

/** At an end a thumb removes its limit: above the highest price there may be a few dearer activities. */
export function PriceThumbs({ prices: { least, most, hasDearer }, search, wordsOf, onDrag }: ThumbsProps) {
  const t = useTranslations('catalogue.filters')
  const stepOf = (amount: string | undefined, open: number) =>
    amount ? Math.min(STEPS, Math.max(0, Math.round((STEPS * (Number(amount) - least)) / (most - least)))) : open
  const amountOf = (step: number) => Math.round(least + (step * (most - least)) / STEPS)
  const [low, high] = [stepOf(search.priceMin, 0), stepOf(search.priceMax, STEPS)]
  const thumb = (
    name: Name,
    step: number,
    open: number,
    within: (step: number) => number,
  ): ComponentProps<'input'> => ({
    type: 'range',
    min: 0,
    max: STEPS,
    value: step,
    'aria-label': t(name === 'priceMin' ? 'least' : 'most'),
    'aria-valuetext':
      name === 'priceMax' && step === STEPS && hasDearer
        ? t('orDearer', { amount: wordsOf(most) })
        : wordsOf(amountOf(step)),
    onChange: ({ currentTarget: { form, value } }) => {
      const next = within(Number(value))
      onDrag(form, name, next === open ? '' : String(amountOf(next)))
    },
    className: 'range-thumb absolute inset-x-0 bottom-0 h-6 w-full',
  })
  return (
    <div>
      <div aria-hidden className="absolute inset-x-3 bottom-[11px] h-0.5 bg-line-strong" />
      {/* Where both are at the highest price, the lower one can still be moved. */}
      <input {...thumb('priceMax', high, STEPS, (step) => Math.max(step, low))} />
      <input {...thumb('priceMin', low, 0, (step) => Math.min(step, high))} />
    </div>
  )
}
