import { useRef, useState, type ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { suggestEmail } from '#domain/email.ts'
import { Field } from './field.tsx'

/** A mail address. For a mistyped domain it offers the right one. */
export function EmailField({ className = '', ...field }: Omit<ComponentProps<typeof Field>, 'type' | 'ref'>) {
  const t = useTranslations('common')
  const input = useRef<HTMLInputElement>(null)
  const [meant, setMeant] = useState<string | null>(null)
  const accept = () => {
    if (!input.current || meant === null) return
    input.current.value = meant
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    setMeant(suggestEmail(meant))
    input.current.focus()
  }
  return (
    <div className={`grid content-start gap-1 ${className}`}>
      <Field
        autoComplete="email"
        {...field}
        ref={input}
        type="email"
        dir="ltr"
        inputMode="email"
        onBlur={(event) => setMeant(suggestEmail(event.currentTarget.value))}
        onInput={() => setMeant(null)}
      />
      <p role="status" className="empty:hidden">
        {meant !== null && (
          <button
            type="button"
            onClick={accept}
            className="min-h-11 text-start text-sm text-primary underline underline-offset-4 wrap-anywhere"
          >
            {t.rich('didYouMean', { email: () => <bdi dir="ltr">{meant}</bdi> })}
          </button>
        )}
      </p>
    </div>
  )
}
