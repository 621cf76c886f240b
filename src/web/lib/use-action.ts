import { useRef, useState } from 'react'
import { useComeBack } from './use-bfcache-restore.ts'
import { useRefusalWords } from './use-api-error-words.ts'

interface Attempt<Name> {
  /** Which of several buttons was pressed. */
  name?: Name
  /** On success the page is left: the button stays busy until it is gone. */
  leaves?: boolean
  /** What a failure is shown as; null: as nothing, because it is shown elsewhere. Without this, the words of the refusal. */
  explain?: (error: unknown) => string | null | Promise<string | null>
}

export interface Action<Name extends string> {
  /** The name of what is under way, if anything is. */
  pending: Name | null
  isPending: boolean
  /** Why the last attempt failed, in words. */
  fault: string | null
  /** Runs `act`, unless it is running: a second press does nothing. Returns whether it succeeded. */
  run: (act: () => Promise<unknown>, attempt?: Attempt<Name>) => Promise<boolean>
}

/**
 * A button's call: busy while it runs, once at a time, the refusal in words. Leaving the page does not abort it: whether the server has carried
 * it out would not be known, and the answer still belongs into the page's data.
 */
export function useAction<Name extends string = 'action'>(): Action<Name> {
  const wordsOf = useRefusalWords()
  const [pending, setPending] = useState<Name | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const isRunning = useRef(false)
  const end = () => {
    isRunning.current = false
    setPending(null)
  }
  useComeBack(end)

  const run: Action<Name>['run'] = async (act, { name, leaves = false, explain = wordsOf } = {}) => {
    // The button is disabled only once React has drawn it.
    if (isRunning.current) return false
    isRunning.current = true
    setPending(name ?? ('action' as Name))
    setFault(null)
    try {
      await act()
      if (!leaves) end()
      return true
    } catch (error) {
      end()
      setFault(await explain(error))
      return false
    }
  }
  return { pending, isPending: pending !== null, fault, run }
}
