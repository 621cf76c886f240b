import { CalendarDays } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate } from '#domain/date-words.ts'
import { readTypedDate, typedDate } from '#domain/typed-date.ts'
import { Button } from './button.tsx'
import { describedBy, FieldError, inputClass } from './field.tsx'
import { Notice } from './notice.tsx'
import { Placeholder } from './placeholder.tsx'
import { useOnDemand } from './use-on-demand.ts'

const loadCalendar = async () => (await import('./day-calendar.tsx')).DayCalendar

interface DateFieldProps {
  name: string
  label: string
  /** The error message, translated. */
  error: string | undefined
  defaultValue: string
  /** The first and the last day that can be chosen, 'YYYY-MM-DD'. */
  min: string
  max: string
  /** After each change, once the input has the new text. */
  onChange: (text: string) => void
  onLeave: (text: string) => void
}

/** The form in which the calendar writes it too; a text that is no date as it is. */
function asTyped(text: string): string {
  const date = readTypedDate(text)
  return date === null ? text : typedDate(date)
}

/** Of no day that somebody means, such as today, and with a day that cannot be the month. */
const exampleOf = (min: string) => typedDate(`${min.slice(0, 4)}-12-27`)

/** A date that is typed, or chosen in a calendar below the field. `readTypedDate` reads its text. */
export function DateField({ name, label, error, defaultValue, min, max, onChange, onLeave }: DateFieldProps) {
  const t = useTranslations('common.dateField')
  const s = useTranslations('search.dates')
  const c = useTranslations('common')
  const locale = useLocale()
  const id = useId()
  const [text, setText] = useState(() => asTyped(defaultValue))
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { state, ask } = useOnDemand(loadCalendar)
  const date = readTypedDate(text)
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) onChange(text)
    first.current = false
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text])
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, state.status])
  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          name={name}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => onLeave(text)}
          autoComplete="off"
          placeholder={t('example', { date: exampleOf(min) })}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={[describedBy(id, undefined, error), `${id}-day`].filter(Boolean).join(' ')}
          className={inputClass}
        />
        <Button
          ref={opener}
          kind="outlined"
          aria-label={t('open')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-calendar` : undefined}
          onClick={() => {
            if (state.status !== 'ready') ask()
            setIsOpen(!isOpen)
          }}
          className="shrink-0 px-3!"
        >
          <CalendarDays aria-hidden className="size-5" strokeWidth={1.75} />
        </Button>
      </div>
      <FieldError id={id} error={error} />
      {/* What was understood: which of two numbers is the day. */}
      <p id={`${id}-day`} role="status" className="text-sm text-ink-soft empty:hidden">
        {date !== null && error === undefined && formatDate(date, locale, 'long')}
      </p>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape of what is inside
        <div
          ref={panel}
          id={`${id}-calendar`}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            // Only this, not the sheet around it.
            event.preventDefault()
            event.stopPropagation()
            close()
          }}
          className="max-w-md rounded-card border border-line bg-surface p-3"
        >
          {state.status === 'ready' ? (
            <state.part
              min={min}
              max={max}
              date={date}
              onChange={(chosen) => {
                setText(typedDate(chosen))
                close()
              }}
            />
          ) : state.status === 'failed' ? (
            <Notice kind="warning" title={s('failed')}>
              <Button kind="outlined" onClick={ask}>
                {c('retry')}
              </Button>
            </Notice>
          ) : (
            <Placeholder className="h-80" />
          )}
        </div>
      )}
    </div>
  )
}
