import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { HandChange } from '#domain/hand.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { showToast } from '#web/ui/show-toast.ts'
import { trips } from './api.ts'

const send = (departureIds: number[], change: HandChange, reason: string) =>
  bodyOf(trips.departures.changes.$post({ json: { departureIds, change, reason } }))
export type HandResults = Awaited<ReturnType<typeof send>>['results']

/** Changes departures by hand. `results`: one per departure, if not all of them could be changed. */
export function useHandChange(departureIds: number[], onAllChanged: () => void) {
  const t = useTranslations('console.departures')
  const queries = useQueryClient()
  const [error, setError] = useState<unknown>()
  const [results, setResults] = useState<HandResults>()
  const [isPending, setIsPending] = useState(false)
  const run = async (change: HandChange, reason: string) => {
    setIsPending(true)
    setError(undefined)
    try {
      const answer = await send(departureIds, change, reason)
      await Promise.all(
        ['departures', 'manifest', 'booked', 'departure prices'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      )
      const changed = answer.results.filter(({ result }) => result === 'changed')
      if (answer.results.some(({ result }) => result !== 'changed' && result !== 'unchanged')) {
        setResults(answer.results)
        return
      }
      onAllChanged()
      await showToast('success', t('done', { count: changed.length }))
    } catch (caught) {
      setError(caught)
    } finally {
      setIsPending(false)
    }
  }
  return { error, results, isPending, run }
}
