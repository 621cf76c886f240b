import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { calendarRows, calendarViews, type CalendarRows, type CalendarView } from '#domain/calendar-rows.ts'
import { addMonths } from '#domain/month-days.ts'
import type { DeparturesSearch } from '#console/lib/calendar-search.ts'
import { addDays, isDay } from '#console/lib/days.ts'
import { useToday } from '#console/lib/use-today.ts'
import { isTyping } from '#console/lib/is-typing.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { inputClass } from '#web/ui/field.tsx'

const viewKeys: Record<string, CalendarView> = { KeyM: 'month', KeyW: 'week', KeyD: 'day' }

interface StepsProps {
  search: DeparturesSearch
  day: string
  view: CalendarView
  rows: CalendarRows
  /** Without room, a day is the only view. */
  hasRoom: boolean
}

/** Previous, next, today and any day; the switches of the view and of the rows. */
export function CalendarSteps({ search, day, view, rows, hasRoom }: StepsProps) {
  const t = useTranslations('console.departures')
  const navigate = useNavigate()
  const today = useToday()
  const go = (change: DeparturesSearch) =>
    void navigate({ to: '/departures' as never, search: { ...search, ...change } as never })
  const stepped = (sign: 1 | -1) =>
    view === 'month' ? addMonths(day, sign) : addDays(day, sign * (view === 'week' ? 7 : 1))
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const change = changeOf(event.code)
      if (change === undefined || event.shiftKey || isTyping(event)) return
      event.preventDefault()
      void navigate({ to: '/departures' as never, search: { ...search, ...change } as never })
    }
    const changeOf = (code: string): DeparturesSearch | undefined => {
      const wanted = viewKeys[code]
      if (wanted !== undefined) return hasRoom && wanted !== view ? { view: wanted } : undefined
      const days: Record<string, string> = { KeyN: stepped(1), KeyP: stepped(-1), KeyT: today }
      const next = days[code]
      return next === undefined || next === day ? undefined : { day: next }
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-2 sm:w-auto">
      <Switch
        label={t('rows')}
        options={calendarRows.map((value) => ({ value, words: t(`by.${value}`) }))}
        value={rows}
        onChange={(value) => go({ rows: value === 'options' ? '' : value })}
      />
      {hasRoom && (
        <Switch
          label={t('view')}
          options={calendarViews.map((value) => ({ value, words: t(value) }))}
          value={view}
          onChange={(value) => go({ view: value })}
        />
      )}
      <div className="flex min-w-0 flex-wrap items-center gap-1 max-sm:w-full">
        <button
          type="button"
          className={buttonClass('icon')}
          aria-label={t('before')}
          onClick={() => go({ day: stepped(-1) })}
        >
          <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        </button>
        <Button kind="outlined" onClick={() => go({ day: today })}>
          {t('today')}
        </Button>
        <button
          type="button"
          className={buttonClass('icon')}
          aria-label={t('after')}
          onClick={() => go({ day: stepped(1) })}
        >
          <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
        </button>
        <input
          type="date"
          aria-label={t('jump')}
          value={day}
          onChange={(event) => isDay(event.target.value) && go({ day: event.target.value })}
          className={`${inputClass} w-auto! max-sm:min-w-0 max-sm:flex-1`}
        />
      </div>
    </div>
  )
}

function Switch<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: { value: Value; words: string }[]
  value: Value
  onChange: (value: Value) => void
}) {
  return (
    <div
      role="group"
      aria-label={label}
      className="flex max-w-full flex-wrap rounded-field border border-line-strong p-0.5"
    >
      {options.map((one) => (
        <button
          key={one.value}
          type="button"
          aria-pressed={one.value === value}
          onClick={() => onChange(one.value)}
          className="min-h-9 pointer-coarse:min-h-11 rounded-field px-3 aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          {one.words}
        </button>
      ))}
    </div>
  )
}
