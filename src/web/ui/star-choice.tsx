import { Star } from 'lucide-react'
import { useId } from 'react'
import { FieldError } from './field.tsx'

const stars = [1, 2, 3, 4, 5] as const
export type StarCount = (typeof stars)[number]

interface StarChoiceProps {
  name: string
  label: string
  /** The accessible name of a number of stars. */
  nameOf: (stars: StarCount) => string
  /** The meaning of a number of stars. */
  wordOf: (stars: StarCount) => string
  /** 0 before a choice. */
  value: number
  onChange: (stars: StarCount) => void
  error?: string | undefined
}

/** One to five stars as radio buttons. Stars before the chosen one are filled too. */
export function StarChoice({ name, label, nameOf, wordOf, value, onChange, error }: StarChoiceProps) {
  const id = useId()
  const chosen = stars.find((one) => one === value)
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      aria-invalid={error === undefined ? undefined : true}
      role="radiogroup"
      className="grid content-start gap-1.5"
    >
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ms-2 flex">
          {stars.map((one) => (
            <label
              key={one}
              className="grid size-11 cursor-pointer place-items-center rounded-field text-accent has-focus-visible:outline-2 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                name={name}
                value={one}
                checked={value === one}
                onChange={() => onChange(one)}
                aria-label={nameOf(one)}
                className="sr-only"
              />
              <Star aria-hidden className={`size-8 ${one <= value ? 'fill-current' : ''}`} strokeWidth={1.75} />
            </label>
          ))}
        </div>
        {chosen !== undefined && <span className="text-sm text-ink-soft">{wordOf(chosen)}</span>}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
