import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '#web/ui/show-toast.ts'
import { moneyQuery, type Money } from './money.ts'

/** Sends an act on money, displays the change, and reloads lists and counts. `done` makes the toast of a response. */
export function useMoneyAct(key: string) {
  const queries = useQueryClient()
  const [error, setError] = useState<unknown>()
  const [isPending, setIsPending] = useState(false)
  const refresh = (kinds: string[]) =>
    Promise.all(kinds.map((kind) => queries.invalidateQueries({ queryKey: kind === 'money' ? ['money'] : [kind] })))
  const run = async <Answer extends { money: Money }>(
    send: () => Promise<Answer>,
    done: (answer: Answer) => { words: string; kind?: 'success' | 'error' } | null,
  ) => {
    setIsPending(true)
    setError(undefined)
    try {
      const answer = await send()
      queries.setQueryData(moneyQuery(key).queryKey, answer.money)
      const said = done(answer)
      await refresh(['money', 'orders', 'today'])
      if (said) await showToast(said.kind ?? 'success', said.words)
    } catch (caught) {
      setError(caught)
      // A colleague or the provider was faster: the displayed payment is outdated.
      await refresh(['money'])
    } finally {
      setIsPending(false)
    }
  }
  return { error, isPending, run }
}
