import { ChevronDown } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import type { CalendarDay } from './calls.ts'
import { shortDifference, shortPrice } from './day-name.ts'

interface DayContentProps {
  label: string
  /** The month's name, on its first day where days of two months are displayed. */
  month?: string | undefined
  day: CalendarDay | undefined
  isCheapest: boolean
  currency: string
  /** What is paid already: the difference from it is displayed. */
  paidMinor: number | undefined
}

/** A day of the month: its number, its price, and signs. The accessible name is on the cell. */
export function DayContent({ label, month, day, isCheapest, currency, paidMinor }: DayContentProps) {
  const t = useTranslations('availability')
  const locale = useLocale()
  return (
    <>
      {month !== undefined && (
        // On the narrowest phones a long name begins above the day before.
        <span className="absolute end-0 top-0.5 w-max max-w-none min-w-full text-center text-xs leading-none font-semibold tracking-tight whitespace-nowrap text-primary group-data-[selected]:text-inherit">
          {month}
        </span>
      )}
      <bdi className={day?.status === 'sold_out' ? 'line-through' : ''}>{label}</bdi>
      <span
        className={`text-[max(12px,min(0.75rem,4.4vw))] leading-tight tracking-tight [overflow-wrap:normal] ${isCheapest ? 'font-semibold text-success group-data-[selected]:text-inherit' : ''}`}
      >
        {day === undefined ? (
          <>&nbsp;</>
        ) : day.status === 'sold_out' ? (
          t('soldOutShort')
        ) : (
          <bdi dir="ltr">
            {paidMinor === undefined
              ? shortPrice(day.fromMinor, currency, locale)
              : shortDifference(day.fromMinor, paidMinor, currency, locale)}
          </bdi>
        )}
      </span>
      {isCheapest && (
        <ChevronDown
          aria-hidden
          className={`absolute start-0.5 size-3 text-success group-data-[selected]:text-inherit ${month === undefined ? 'top-0.5' : 'top-4'}`}
          strokeWidth={3}
        />
      )}
      {day?.status === 'few_left' && (
        <span
          aria-hidden
          className={`absolute end-1 size-1.5 rounded-full bg-accent forced-colors:border-3 ${month === undefined ? 'top-1' : 'top-4.5'}`}
        />
      )}
    </>
  )
}
