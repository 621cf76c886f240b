import { useState, type SubmitEvent, type SyntheticEvent } from 'react'
import { CallError } from './call-error.ts'
import { useApiErrorWords } from './use-api-error-words.ts'
import { useAction } from './use-action.ts'

export interface FieldError {
  /** The `name` of the input. */
  field: string
}

interface FormOptions<Found extends FieldError> {
  /** Sends the form. Its rejection is shown at the fields that `errorsOf` finds in it, or over the form. */
  send: (data: FormData) => Promise<unknown>
  words: (error: Found) => string
  /** Success leads to another page: stay pending until then. */
  leaves?: boolean
  /** The field errors in a rejection. By default those of the API's `fields`. */
  errorsOf?: (error: unknown) => Found[]
  /** The text over the form; null for none. By default the words of a refusal without field errors. */
  summary?: (errors: Found[], error: unknown) => string | null
  /** What is wrong before anything is sent, all of it; null: only the server can say. */
  check?: (data: FormData) => Found[] | null
  /** Field names in the page's order, if the server's order is another. */
  order?: readonly string[]
}

/** A form: pending while it is sent, never sent twice at a time, errors at their fields and the focus on the first of these. */
export function useForm<Found extends FieldError>(options: FormOptions<Found>) {
  const { send, words, leaves = false, errorsOf = fieldErrors, summary, check, order } = options
  const wordsOf = useApiErrorWords()
  const { isPending, errorText, run, clearError: clearSummary } = useAction()
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [refusals, setRefusals] = useState(0)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const show = (found: Found[]) => {
      setRefusals((count) => count + 1)
      setErrors(Object.fromEntries(found.map((one) => [one.field, words(one)])))
      const first = order ? order.find((name) => found.some(({ field }) => field === name)) : found[0]?.field
      if (first !== undefined) form.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus()
    }
    const known = check?.(data) ?? []
    if (known.length > 0) {
      clearSummary()
      show(known)
      return
    }
    const explain = (error: unknown) => {
      const found = errorsOf(error)
      show(found)
      return summary ? summary(found, error) : found.length > 0 ? null : wordsOf(error)
    }
    await run(
      () => {
        setErrors({})
        return send(data)
      },
      { leaves, explain },
    )
  }
  const clearFieldError = (field: string) => setErrors((now) => ({ ...now, [field]: undefined }))
  return {
    isPending,
    errors,
    errorText,
    /** How often the form was refused: each time there is a new list of errors. */
    refusals,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    /** For a field that is being changed. */
    clearFieldError,
    /** For the form element, where only the server checks fields: one that is being corrected is no longer marked. */
    onInput: ({ target }: SyntheticEvent<HTMLFormElement>) => {
      const { name } = target as HTMLInputElement
      if (errors[name] !== undefined) clearFieldError(name)
    },
    /** For a field that was checked on its own; undefined: it is right. */
    setFieldError: (field: string, text: string | undefined) => setErrors((now) => ({ ...now, [field]: text })),
  }
}

function fieldErrors<Found extends FieldError>(error: unknown): Found[] {
  return error instanceof CallError ? ((error.details['fields'] ?? []) as Found[]) : []
}
