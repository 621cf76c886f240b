import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

export const inputClass =
  'min-h-11 w-full rounded-field border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-soft aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger'

interface FieldProps {
  label: string
  hint?: ReactNode
  /** The error message, translated. */
  error?: string | undefined
  /** That it may be left out, in words. */
  isOptional?: string | undefined
}

/** A labelled field with hint and error, both announced by screen readers. */
export function Field(props: FieldProps & ComponentProps<'input'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <input {...control} />
    </FieldFrame>
  )
}

export function SelectField(props: FieldProps & ComponentProps<'select'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <select {...control} />
    </FieldFrame>
  )
}

export function TextAreaField(props: FieldProps & ComponentProps<'textarea'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <textarea rows={3} {...control} />
    </FieldFrame>
  )
}

/** The properties of a field's frame, and those of its control. */
function useField<Control extends { id?: string | undefined; className?: string | undefined }>({
  label,
  hint,
  error,
  isOptional,
  className = '',
  id,
  ...own
}: FieldProps & Control) {
  const generated = useId()
  const inputId = id ?? generated
  return {
    frame: { id: inputId, label, hint, error, isOptional, className },
    control: {
      id: inputId,
      className: inputClass,
      'aria-invalid': error === undefined ? undefined : true,
      'aria-describedby': describedBy(inputId, hint, error),
      ...own,
    },
  }
}

interface FieldFrameProps {
  /** Of the control. */
  id: string
  label: string
  hint: ReactNode
  error: string | undefined
  isOptional: string | undefined
  className: string
  children: ReactNode
}

/** Label, hint and error around a control. */
export function FieldFrame({ id, label, hint, error, isOptional, className, children }: FieldFrameProps) {
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-medium">
        {/* A space, not only a margin: without it Arabic letters join across the elements. */}
        {label}{' '}
        {isOptional !== undefined && <span className="ms-1 text-sm font-normal text-ink-soft">{isOptional}</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** The error of the control `id`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
      {error}
    </p>
  )
}

/** The ids of a field's hint and error. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
