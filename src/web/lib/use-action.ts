import { useRef, useState } from 'react'
import { useBfcacheRestore } from './use-bfcache-restore.ts'
import { useApiErrorWords } from './use-api-error-words.ts'

interface Attempt<Name> {
  /** Which of several buttons was pressed. */
  name?: Name
  /** Success leads to another page: stay pending until then. */
  leaves?: boolean
  /** Makes the `errorText` of a failure; null if it is shown elsewhere. By default the refusal's words. */
  explain?: (error: unknown) => string | null | Promise<string | null>
}

export interface Action<Name extends string> {
  /** The name of the running action. */
  pending: Name | null
  isPending: boolean
  /** Why the last attempt failed, in words. */
  errorText: string | null
  /**
   * Runs `act`, unless one is running: a second press does nothing. Returns whether it succeeded, and false for such a second press: what a
   * failure leads to belongs into `explain`.
   */
  run: (act: () => Promise<unknown>, attempt?: Attempt<Name>) => Promise<boolean>
  clearError: () => void
}

/**
 * The call behind a button: pending while it runs, never twice at a time, the refusal in words. Leaving the page does not abort it, because an
 * aborted change may have been carried out.
 */
export function useAction<Name extends string = 'action'>(): Action<Name> {
  const wordsOf = useApiErrorWords()
  const [pending, setPending] = useState<Name | null>(null)
  const [errorText, setErrorText] = useState<string | null>(null)
  const isRunning = useRef(false)
  const end = () => {
    isRunning.current = false
    setPending(null)
  }
  useBfcacheRestore(end)

  const run: Action<Name>['run'] = async (act, { name, leaves = false, explain = wordsOf } = {}) => {
    // A second press can come before React has disabled the button.
    if (isRunning.current) return false
    isRunning.current = true
    setPending(name ?? ('action' as Name))
    setErrorText(null)
    try {
      await act()
      if (!leaves) end()
      return true
    } catch (error) {
      end()
      setErrorText(await explain(error))
      return false
    }
  }
  return { pending, isPending: pending !== null, errorText, run, clearError: () => setErrorText(null) }
}
