import { useTranslations } from 'use-intl'
import type { BookingView, RebookingView } from '#web/features/orders/calls.ts'
import { Stepper } from '#web/ui/stepper.tsx'

interface ChooseDurationProps {
  rate: BookingView['rate']
  limits: NonNullable<RebookingView['duration']>
  chosen: number
  onChange: (chosen: number) => void
}

/** How many nights or days the booking has after the change. The days below say which of them are free. */
export function ChooseDuration({ rate, limits, chosen, onChange }: ChooseDurationProps) {
  const t = useTranslations('orders.rebooking')
  const label = t(rate === 'nightly' ? 'nights' : 'days')
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-end gap-x-3 rounded-field border border-line bg-paper px-4 py-1">
      <p className="me-auto font-medium">
        {label}
        {limits.least > 1 && (
          <span className="block text-sm font-normal text-ink-soft">
            {t('minDuration', { rate, count: limits.least })}
          </span>
        )}
      </p>
      <Stepper
        label={label}
        value={chosen}
        min={Math.min(limits.least, limits.booked)}
        max={Math.max(limits.most, limits.booked)}
        least={limits.least}
        onChange={onChange}
      />
    </div>
  )
}
