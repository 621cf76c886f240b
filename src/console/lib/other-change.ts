import { CallError } from '#web/lib/call-error.ts'

/** What a colleague saved after a person had opened a form. */
export interface OtherChange<Current> {
  current: Current
  /** Empty: not known. */
  by: string
  at: string | null
}

/** Of a refusal with this code; null for any other error. */
export function otherChangeOf<Current>(error: unknown, code: string): OtherChange<Current> | null {
  if (!(error instanceof CallError) || error.code !== code) return null
  const { current, by, at } = error.details
  return {
    current: current as Current,
    by: typeof by === 'string' ? by : '',
    at: typeof at === 'string' ? at : null,
  }
}
