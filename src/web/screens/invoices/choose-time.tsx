import { useTranslations } from 'use-intl'
import type { BookingView, RebookingDate } from '#web/features/orders/calls.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import { useDifference } from './compare-bookings.tsx'

interface ChooseTimeProps {
  dates: RebookingDate[]
  rate: BookingView['rate']
  currency: string
  chosen: RebookingDate | undefined
  onChoose: (date: RebookingDate) => void
}

/** The start times of the chosen day, each with its difference. */
export function ChooseTime({ dates, rate, currency, chosen, onChoose }: ChooseTimeProps) {
  const t = useTranslations('orders.rebooking')
  const { differenceOf } = useDifference(currency)
  if (dates.length === 0) return <Notice kind="warning" title={t('none')} />
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{t('times', { rate })}</legend>
      <div className="flex flex-wrap gap-2">
        {dates.map((date) => (
          <label
            key={date.departureId}
            className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong px-4 text-sm hover:border-primary has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="new-departure"
              className="scroll-mt-28 scroll-mb-44 sr-only"
              checked={date === chosen}
              onChange={() => onChoose(date)}
            />
            <TimeText time={date.localTime} />
            <span className="text-xs">{differenceOf(date)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
