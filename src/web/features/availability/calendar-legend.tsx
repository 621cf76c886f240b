import { useTranslations } from 'use-intl'
import type { CalendarDay } from './calls.ts'
import { CheapestMark, FewLeftMark } from './day-marks.tsx'

/** Explains the signs that are in the month. Hidden from screen readers, because day names contain their meaning. */
export function CalendarLegend({ days, hasCheapest }: { days: readonly CalendarDay[]; hasCheapest: boolean }) {
  const t = useTranslations('availability')
  return (
    <p aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 pt-2 text-xs text-ink-soft empty:hidden">
      {hasCheapest && (
        <span className="inline-flex items-center gap-1.5">
          <CheapestMark />
          {t('legendCheapest')}
        </span>
      )}
      {days.some((day) => day.status === 'few_left') && (
        <span className="inline-flex items-center gap-1.5">
          <FewLeftMark />
          {t('legendFew')}
        </span>
      )}
    </p>
  )
}
