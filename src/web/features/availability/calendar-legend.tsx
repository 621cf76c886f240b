import { useTranslations } from 'use-intl'
import type { CalendarDay } from './calls.ts'
import { CheapestMark, FewLeftMark, SharedMark } from './day-marks.tsx'

interface CalendarLegendProps {
  days: readonly CalendarDay[]
  /** Whom a day may have too few seats for. */
  travellers: number | undefined
  /** What the lowest price is of, in words or empty; null if no day has the mark. */
  cheapest: string | null
  /** What the marked prices of something else are of, or empty for groups in general; null if no day has the mark. */
  shared: string | null
  hasBooked: boolean
}

/** Explains the signs that are in the month. Hidden from screen readers, because day names contain their meaning. */
export function CalendarLegend({ days, travellers = 0, cheapest, shared, hasBooked }: CalendarLegendProps) {
  const t = useTranslations('availability')
  return (
    <p aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 pt-2 text-xs text-ink-soft empty:hidden">
      {hasBooked && (
        <span className="inline-flex items-center gap-1.5">
          <span data-sign className="size-3 rounded-[4px] border-2 border-accent" />
          {t('legendBooked')}
        </span>
      )}
      {cheapest !== null && (
        <span className="inline-flex items-center gap-1.5">
          <CheapestMark />
          {cheapest === '' ? t('legendCheapest') : t('legendCheapestOf', { unit: cheapest })}
        </span>
      )}
      {shared !== null && (
        <span className="inline-flex items-center gap-1.5">
          <SharedMark />
          {shared === '' ? t('legendShared') : shared}
        </span>
      )}
      {days.some((day) => day.status === 'few_left') && (
        <span className="inline-flex items-center gap-1.5">
          <FewLeftMark />
          {t('legendFew')}
        </span>
      )}
      {days.some((day) => day.status === 'too_few_seats') && (
        <span className="inline-flex items-center gap-1.5">
          <span data-sign className="size-3 rounded-[4px] border border-dashed border-line-strong" />
          {t('legendTooFew', { count: travellers })}
        </span>
      )}
    </p>
  )
}
