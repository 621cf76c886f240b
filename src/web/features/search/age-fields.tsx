import { useTranslations } from 'use-intl'
import { MAX_AGE } from '#domain/ages.ts'
import { inputClass } from '#web/ui/field.tsx'

const years = Array.from({ length: MAX_AGE + 1 }, (_, age) => age)

interface AgeFieldsProps {
  hint: string
  /** By child; null if it is not given. */
  ages: readonly (number | null)[]
  onChange: (ages: (number | null)[]) => void
  className?: string
}

/** A field for the age of each child; all of them are optional. */
export function AgeFields({ hint, ages, onChange, className = '' }: AgeFieldsProps) {
  const t = useTranslations('search.who')
  return (
    <div className={`grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2 ${className}`}>
      <p className="col-span-full text-sm text-ink-soft">{hint}</p>
      {ages.map((chosen, index) => (
        <label key={index} className="grid gap-1 text-sm">
          <span>{t('age', { number: index + 1 })}</span>
          <select
            value={chosen ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange(ages.map((age, at) => (at !== index ? age : value === '' ? null : Number(value))))
            }
            className={inputClass}
          >
            <option value="">{t('noAge')}</option>
            {years.map((age) => (
              <option key={age} value={age}>
                {t('years', { years: age })}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}
