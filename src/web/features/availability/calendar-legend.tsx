import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { CalendarDay } from './calls.ts'

/** Explains the signs that are in the month. Hidden from screen readers, because day names contain their meaning. */
export function CalendarLegend({ days, hasCheapest }: { days: readonly CalendarDay[]; hasCheapest: boolean }) {
  const t = useTranslations('availability')
  return (
    <p aria-hidden className="flex flex-wrap gap-x-4 text-xs text-ink-soft">
      {days.some((day) => day.status === 'few_left') && (
        <span className="inline-flex items-center gap-1.5">
          <span className="size-1.5 rounded-full bg-accent forced-colors:border-3" />
          {t('legendFew')}
        </span>
      )}
      {hasCheapest && (
        <span className="inline-flex items-center gap-1 text-success">
          <ChevronDown className="size-3" strokeWidth={3} />
          {t('legendCheapest')}
        </span>
      )}
    </p>
  )
}
