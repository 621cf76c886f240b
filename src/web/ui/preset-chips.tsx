import { useTranslations } from 'use-intl'
import { datePresets, presetOf, type DatePreset, type DateRange } from '#domain/weekend.ts'
import { chipClass } from './chip-class.ts'

/** Today, tomorrow and the next weekends as chips. */
export function PresetChips({
  ranges,
  range,
  onChange,
}: {
  ranges: Record<DatePreset, DateRange>
  range: DateRange | null
  /** Null: a chip was released. */
  onChange: (range: DateRange | null, preset: DatePreset) => void
}) {
  const t = useTranslations('search.dates')
  const preset = presetOf(range, ranges)
  return datePresets.map((one) => (
    <button
      key={one}
      type="button"
      aria-pressed={preset === one}
      onClick={() => onChange(preset === one ? null : ranges[one], one)}
      className={`noscript:hidden ${chipClass}`}
    >
      {t(one)}
    </button>
  ))
}
