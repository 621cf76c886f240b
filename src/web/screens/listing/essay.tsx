import { useId } from 'react'
import { useTranslations } from 'use-intl'

/** Longer texts do not fit in two lines. */
const MAX_LETTERS = 110

/** Two lines of a text; the rest opens in place, also without script. */
export function Essay({ text, className = '' }: { text: string; className?: string }) {
  const t = useTranslations('catalogue')
  const id = useId()
  if (text.length <= MAX_LETTERS) return <p className={className}>{text}</p>
  return (
    <div className={className}>
      <input id={id} type="checkbox" className="peer sr-only" />
      {/* The marks above the letters of the line that is left out would show below the last one. */}
      <p className="line-clamp-2 whitespace-pre-line [clip-path:inset(0_0_0.2em)] peer-checked:line-clamp-none peer-checked:[clip-path:none]">
        {text}
      </p>
      <label
        htmlFor={id}
        className="inline-flex min-h-8 cursor-pointer items-center text-base underline underline-offset-4 peer-checked:hidden peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary"
      >
        {t('readOn')}
      </label>
    </div>
  )
}
