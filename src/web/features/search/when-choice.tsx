import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { presetOf, presetRanges, type DateRange } from '#domain/weekend.ts'
import { localToday } from '#web/lib/local-today.ts'
import { useRegion } from '#web/lib/use-region.ts'
import { Button } from '#web/ui/button.tsx'
import { chipClass } from '#web/ui/chip-class.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PresetChips } from '#web/ui/preset-chips.tsx'
import { Placeholder } from '#web/ui/placeholder.tsx'
import { useOnDemand } from '#web/ui/use-on-demand.ts'

const loadCalendar = async () => (await import('#web/ui/range-calendar.tsx')).DateRangeCalendar

/** The dates that people mean as chips, and a calendar for others. */
export function WhenChoice({
  range,
  months,
  onChange,
}: {
  range: DateRange | null
  /** Side by side. */
  months: 1 | 2
  onChange: (range: DateRange | null) => void
}) {
  const t = useTranslations('search.dates')
  const c = useTranslations('common')
  const [today] = useState(localToday)
  const ranges = presetRanges(today, useRegion())
  const { state, ask } = useOnDemand(loadCalendar)
  useEffect(() => {
    ask()
    // Once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <div className="grid gap-4">
      <div role="group" aria-label={t('label')} className="flex flex-wrap gap-2">
        <button type="button" aria-pressed={range === null} onClick={() => onChange(null)} className={chipClass}>
          {t('any')}
        </button>
        <PresetChips ranges={ranges} range={range} onChange={onChange} />
      </div>
      <div className={`mx-auto w-full ${months === 1 ? 'min-h-96 max-w-md' : 'min-h-[21.5rem]'}`}>
        {state.status === 'ready' ? (
          <state.part
            key={presetOf(range, ranges)}
            today={today}
            range={range}
            months={months}
            onChange={onChange}
            isFocused={false}
          />
        ) : state.status === 'failed' ? (
          <Notice kind="warning" title={t('failed')}>
            <Button kind="outlined" onClick={ask}>
              {c('retry')}
            </Button>
          </Notice>
        ) : (
          <Placeholder className="h-96" />
        )}
      </div>
    </div>
  )
}
