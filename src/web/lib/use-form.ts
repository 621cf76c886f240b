import { useState, type SubmitEvent } from 'react'
import { CallError } from './call-error.ts'
import { useRefusalWords } from './use-api-error-words.ts'
import { useAction } from './use-action.ts'

export interface FieldFault {
  field: string
  code: string
  least?: number
  most?: number
}

interface FormOptions<Fault extends FieldFault> {
  /** Sends what is in the form. */
  send: (data: FormData) => Promise<unknown>
  words: (fault: Fault) => string
  /** What the server found wrong with the fields; none when the refusal is about none of them. */
  faultsOf?: (error: unknown) => Fault[]
  /** What is said over the form; null for nothing. Without this, the words of a refusal that is about no field. */
  summary?: (faults: Fault[], error: unknown) => string | null
  /** Names in the order of the page, where the server's is another. */
  order?: readonly string[]
}

/** A form: busy while it is sent, once at a time, refusals at their fields, and the focus on the first of them. */
export function useForm<Fault extends FieldFault>(options: FormOptions<Fault>) {
  const { send, words, faultsOf = fieldFaults, summary, order } = options
  const wordsOf = useRefusalWords()
  const { isPending, fault, run } = useAction()
  const [faults, setFaults] = useState<Record<string, string | undefined>>({})

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const explain = (error: unknown) => {
      const found = faultsOf(error)
      setFaults(Object.fromEntries(found.map((one) => [one.field, words(one)])))
      const first = order ? order.find((name) => found.some(({ field }) => field === name)) : found[0]?.field
      if (first !== undefined) form.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus()
      return summary ? summary(found, error) : found.length > 0 ? null : wordsOf(error)
    }
    await run(
      () => {
        setFaults({})
        return send(data)
      },
      { explain },
    )
  }
  return {
    isPending,
    faults,
    fault,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    /** A field that is being changed is no longer marked. */
    clearFault: (field: string) => setFaults((now) => ({ ...now, [field]: undefined })),
  }
}

function fieldFaults<Fault extends FieldFault>(error: unknown): Fault[] {
  return error instanceof CallError ? ((error.details['fields'] ?? []) as Fault[]) : []
}
