import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ChangeKind } from '#domain/console-change.ts'
import { listenForChanges } from './use-live.ts'

interface Page<Row> {
  rows: Row[]
}

export interface FreshList {
  /** The number of new rows that are not displayed yet. */
  count: number
  /** Reloads the list. */
  show: () => void
}

/**
 * When rows of a list have changed, loads its first page in the background. If it has the same rows, they are replaced
 * in place; otherwise the person decides when the list moves. Null: nothing new.
 */
// The caller names the type of the rows, which the query options do not have.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function useFreshList<Row>(
  kind: ChangeKind,
  options: { queryKey: readonly unknown[] },
  keyOf: (row: Row) => string,
): FreshList | null {
  const queries = useQueryClient()
  const [found, setFound] = useState<{ address: string; count: number; updatedAt: number }>()
  const { queryKey } = options
  const address = JSON.stringify(queryKey)
  const updatedAt = () => queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  useEffect(() => {
    let isStopped = false
    const compare = async () => {
      const wish = { ...options, queryKey: ['fresh', ...queryKey], gcTime: 0, staleTime: 0 }
      const { pages } = (await queries.fetchInfiniteQuery(wish as never)) as InfiniteData<Page<Row>>
      const shown = queries.getQueryData<InfiniteData<Page<Row>>>(queryKey)
      const [fresh] = pages
      const [first] = shown?.pages ?? []
      if (isStopped || !fresh || !first || !shown) return
      const keys = new Set(shown.pages.flatMap((page) => page.rows.map(keyOf)))
      if (String(fresh.rows.map(keyOf)) === String(first.rows.map(keyOf))) {
        queries.setQueryData(queryKey, { ...shown, pages: [fresh, ...shown.pages.slice(1)] })
        setFound(undefined)
      } else {
        const count = fresh.rows.filter((row) => !keys.has(keyOf(row))).length
        setFound({ address, count, updatedAt: updatedAt() })
      }
    }
    // The lists are read again at the next change, and by the next visit.
    const stop = listenForChanges(kind, () => void compare().catch(() => {}))
    return () => {
      isStopped = true
      stop()
    }
    // `options` and `keyOf` are new objects in each render; the query key identifies the list.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address, kind, queries])
  // The list was reloaded meanwhile, for example by an act of this person.
  if (found?.address !== address || found.updatedAt !== updatedAt()) return null
  return {
    count: found.count,
    show: () => {
      setFound(undefined)
      void queries.invalidateQueries({ queryKey })
      scrollTo({ top: 0 })
    },
  }
}
