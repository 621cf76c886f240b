import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { HandChange, SeenDeparture } from '#domain/hand.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { showToast } from '#web/ui/show-toast.ts'
import { trips } from './api.ts'

/** What the dialog shows of a departure. */
export type Seen = SeenDeparture & { id: number }

interface Wish {
  departureIds: number[]
  change: HandChange
  reason: string
  seen: Seen[]
}

const send = (json: Wish) => bodyOf(trips.departures.changes.$post({ json }))
export type HandResults = Awaited<ReturnType<typeof send>>['results']
export type Overtaken = { id: number; now: NonNullable<HandResults[number]['now']> }

const overtakenIn = (results: HandResults): Overtaken[] =>
  results.flatMap(({ id, now }) => (now === null ? [] : [{ id, now }]))

/**
 * Changes departures by hand. `results` are those of each, if not all of them could be changed. `overtaken` are those that
 * a colleague has changed meanwhile: they are left to `run` again, with what they are now.
 */
export function useHandChange(departureIds: number[], onAllChanged: () => void) {
  const t = useTranslations('console.departures')
  const queries = useQueryClient()
  const [error, setError] = useState<unknown>()
  const [results, setResults] = useState<HandResults>()
  const [earlier, setEarlier] = useState<HandResults>([])
  const [isPending, setIsPending] = useState(false)
  const overtaken = overtakenIn(earlier)
  const run = async (change: HandChange, reason: string, seen: Seen[] = []) => {
    setIsPending(true)
    setError(undefined)
    try {
      const left = overtaken.length > 0 ? overtaken.map(({ id }) => id) : departureIds
      const nowOf = new Map(overtaken.map(({ id, now }) => [id, now]))
      const latest = seen.filter(({ id }) => left.includes(id)).map((one) => seenNow(one, nowOf.get(one.id)))
      const answer = await send({ departureIds: left, change, reason, seen: latest })
      const all = [...earlier.filter(({ id }) => !left.includes(id)), ...answer.results]
      await Promise.all(
        ['departures', 'manifest', 'booked', 'departure prices'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      )
      setEarlier(all)
      if (overtakenIn(all).length > 0) return
      if (all.some(({ result }) => result !== 'changed' && result !== 'unchanged')) {
        setResults(all)
        return
      }
      onAllChanged()
      await showToast('success', t('done', { count: all.filter(({ result }) => result === 'changed').length }))
    } catch (caught) {
      setError(caught)
    } finally {
      setIsPending(false)
    }
  }
  return { error, results, overtaken, isPending, run }
}

/** The parts that the dialog shows, as they are now. */
function seenNow({ id, capacity, prices }: Seen, now: Overtaken['now'] | undefined): Seen {
  if (!now) return { id, capacity, prices }
  return {
    id,
    capacity: capacity === undefined ? undefined : now.capacity,
    prices: prices === undefined ? undefined : now.prices,
  }
}
