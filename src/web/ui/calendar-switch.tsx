import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { calendarKinds, type CalendarKind } from './calendar-kind.ts'

/** Gregorian or Umm al-Qura. */
export function CalendarSwitch({ kind, onChange }: { kind: CalendarKind; onChange: (kind: CalendarKind) => void }) {
  const t = useTranslations('availability')
  const name = useId()
  return (
    <fieldset className="flex w-fit gap-1 rounded-full border border-line p-1 text-sm">
      <legend className="sr-only">{t('calendarKind')}</legend>
      {calendarKinds.map((one) => (
        <label
          key={one}
          className="flex min-h-9 cursor-pointer items-center rounded-full px-4 text-ink-soft has-checked:bg-primary/10 has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-3 has-focus-visible:outline-primary"
        >
          <input type="radio" name={name} checked={kind === one} onChange={() => onChange(one)} className="sr-only" />
          {t(`kinds.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}
