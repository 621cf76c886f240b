import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

export const inputClass =
  'min-h-11 w-full rounded-field border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-soft aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger'

interface FieldProps {
  label: string
  hint?: ReactNode
  /** The error message, translated. */
  error?: string | undefined
  isOptional?: string
}

/** A labelled field with hint and error, both announced by screen readers. */
export function Field({
  label,
  hint,
  error,
  isOptional,
  className = '',
  id,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const own = useId()
  const inputId = id ?? own
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error} isOptional={isOptional} className={className}>
      <input
        id={inputId}
        className={inputClass}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(inputId, hint, error)}
        {...input}
      />
    </FieldFrame>
  )
}

export function SelectField({
  label,
  hint,
  error,
  isOptional,
  className = '',
  id,
  children,
  ...select
}: FieldProps & ComponentProps<'select'>) {
  const own = useId()
  const inputId = id ?? own
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error} isOptional={isOptional} className={className}>
      <select
        id={inputId}
        className={inputClass}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(inputId, hint, error)}
        {...select}
      >
        {children}
      </select>
    </FieldFrame>
  )
}

export function TextAreaField({
  label,
  hint,
  error,
  isOptional,
  className = '',
  id,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  const own = useId()
  const inputId = id ?? own
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error} isOptional={isOptional} className={className}>
      <textarea
        id={inputId}
        rows={3}
        className={inputClass}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(inputId, hint, error)}
        {...area}
      />
    </FieldFrame>
  )
}

function FieldFrame({
  id,
  label,
  hint,
  error,
  isOptional,
  className,
  children,
}: {
  id: string
  label: string
  hint: ReactNode
  error: string | undefined
  isOptional: string | undefined
  className: string
  children: ReactNode
}) {
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-medium">
        {label}
        {isOptional !== undefined && <span className="ms-2 text-sm font-normal text-ink-soft">{isOptional}</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}

function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
