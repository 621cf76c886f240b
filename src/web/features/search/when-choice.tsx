import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { presetRanges, type DatePreset, type DateRange } from '#domain/weekend.ts'
import { localToday } from '#web/lib/local-today.ts'
import { Button } from '#web/ui/button.tsx'
import { chipClass } from '#web/ui/chip-class.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PresetChips } from '#web/ui/preset-chips.tsx'
import { Placeholder } from '#web/ui/placeholder.tsx'
import { useOnDemand } from '#web/ui/use-on-demand.ts'
import { rememberPreset } from './chosen-preset.ts'

const loadCalendar = async () => (await import('#web/ui/range-calendar.tsx')).DateRangeCalendar

/** The dates that people mean as chips, and a calendar for others. */
export function WhenChoice({
  region,
  range,
  months,
  onChange,
  onFirstDay,
}: {
  /** An ISO 3166 code, for the weekend of the place. */
  region: string
  range: DateRange | null
  /** Side by side. */
  months: 1 | 2
  onChange: (range: DateRange | null) => void
  /** Called with the first day of a range whose last one is still to be chosen: until then it is the whole range. */
  onFirstDay: (range: DateRange) => void
}) {
  const t = useTranslations('search.dates')
  const c = useTranslations('common')
  const [today] = useState(localToday)
  const ranges = presetRanges(today, region)
  // The calendar begins anew with a chip, but not with its own first day, which may be that of a chip.
  const [chosenChips, setChosenChips] = useState(0)
  const chooseChip = (chosen: DateRange | null, preset: DatePreset | null = null) => {
    rememberPreset(preset)
    setChosenChips((now) => now + 1)
    onChange(chosen)
  }
  const { state, ask } = useOnDemand(loadCalendar)
  useEffect(() => {
    ask()
    // Once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <div className="grid gap-4">
      <div role="group" aria-label={t('label')} className="flex flex-wrap gap-2">
        <button type="button" aria-pressed={range === null} onClick={() => chooseChip(null)} className={chipClass}>
          {t('any')}
        </button>
        <PresetChips ranges={ranges} range={range} onChange={chooseChip} />
      </div>
      <div className={`mx-auto w-full ${months === 1 ? 'min-h-96 max-w-md' : 'min-h-[21.5rem]'}`}>
        {state.status === 'ready' ? (
          <state.part
            key={chosenChips}
            today={today}
            range={range}
            months={months}
            onChange={(days) => {
              rememberPreset(null)
              onChange(days)
            }}
            onFirstDay={(date) => {
              rememberPreset(null)
              onFirstDay({ from: date, to: date })
            }}
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
