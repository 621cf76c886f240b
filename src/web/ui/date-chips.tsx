import { CalendarRange } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { presetOf, presetRanges, type DateRange } from '#domain/weekend.ts'
import { Button } from './button.tsx'
import { chipClass } from './chip-class.ts'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'
import { PresetChips } from './preset-chips.tsx'
import { rangeWords } from './range-words.ts'
import { useOnDemand } from './use-on-demand.ts'

const loadCalendar = async () => (await import('./range-calendar.tsx')).DateRangeCalendar

/** In a narrow column two of equal width a line: as wide as their words, each would take a line. */
const groupClass =
  'flex flex-wrap gap-2 @max-xs:grid @max-xs:grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] @max-xs:[&>button]:justify-center @max-xs:[&>button]:rounded-3xl @max-xs:[&>button]:px-2 @max-xs:[&>button]:py-1 @max-xs:[&>button]:leading-tight @max-xs:[&>[aria-haspopup]]:col-span-full'

interface DateChipsProps {
  /** The local date where the dates are, 'YYYY-MM-DD'. */
  today: string
  /** An ISO 3166 code, for its weekend. */
  region: string
  /** Null: any date. */
  range: DateRange | null
  onChange: (range: DateRange | null) => void
}

/**
 * The dates that people mean, as buttons that can be pressed again to release them, and a calendar for others. Needs
 * JavaScript.
 */
export function DateChips({ today, region, range, onChange }: DateChipsProps) {
  const t = useTranslations('search.dates')
  const c = useTranslations('common')
  const locale = useLocale()
  const ranges = presetRanges(today, region)
  const [isOpen, setIsOpen] = useState(false)
  // The calendar focuses its day, so it is mounted after the dialog has opened and focused its first button.
  const [hasOpened, setHasOpened] = useState(false)
  useEffect(() => setHasOpened(isOpen), [isOpen])
  const { state, ask } = useOnDemand(loadCalendar)
  const isOther = range !== null && presetOf(range, ranges) === undefined
  const choose = (chosen: DateRange | null) => {
    setIsOpen(false)
    onChange(chosen)
  }
  return (
    <div role="group" aria-label={t('label')} className={groupClass}>
      <PresetChips ranges={ranges} range={range} onChange={onChange} />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-pressed={isOther}
        onClick={() => {
          if (state.status !== 'ready') ask()
          setIsOpen(true)
        }}
        className={`noscript:hidden ${chipClass}`}
      >
        <CalendarRange aria-hidden className="size-4" strokeWidth={1.75} />
        {isOther ? rangeWords(range, locale) : t('choose')}
      </button>
      <Dialog title={t('choose')} isOpen={isOpen} onClose={() => setIsOpen(false)} kind="sheet">
        <div className="mt-4 grid min-h-96 content-start gap-4">
          {state.status === 'ready' && isOpen && hasOpened && (
            <state.part today={today} range={range} onChange={choose} />
          )}
          {state.status === 'failed' && (
            <Notice kind="warning" title={t('failed')}>
              <Button kind="outlined" onClick={ask}>
                {c('retry')}
              </Button>
            </Notice>
          )}
          {range !== null && (
            <Button kind="third" onClick={() => choose(null)}>
              {t('any')}
            </Button>
          )}
        </div>
      </Dialog>
    </div>
  )
}
