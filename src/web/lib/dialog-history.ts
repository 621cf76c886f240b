import { useRouter, type AnyRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { DialogHistory } from '#web/ui/dialog-history.ts'
import { createDialogEntries } from './dialog-entries.ts'
import { pageKeyOf, pushUnseen } from './router-internals.ts'

/** A traversal that another navigation cancels never arrives. */
const LONGEST_TRAVERSAL_MS = 1000

/** The history entries of the dialogs of all pages. */
export function useDialogHistory(): DialogHistory {
  const router = useRouter()
  return useMemo(() => dialogHistoryOf(router), [router])
}

const known = new WeakMap<AnyRouter, DialogHistory>()

function dialogHistoryOf(router: AnyRouter): DialogHistory {
  const history = known.get(router) ?? createDialogHistory(router)
  known.set(router, history)
  return history
}

function createDialogHistory(router: AnyRouter): DialogHistory {
  const arrivals = new Set<() => void>()
  const entries = createDialogEntries({
    page: () => pageKeyOf(window.history.state),
    depth: () => (window.history.state as { openDialogs?: number } | null)?.openDialogs ?? 0,
    push: (openDialogs) => pushUnseen({ ...(window.history.state as object), openDialogs }),
    go: (delta) =>
      new Promise((resolve) => {
        const arrived = () => {
          clearTimeout(timer)
          arrivals.delete(arrived)
          resolve()
        }
        const timer = setTimeout(arrived, LONGEST_TRAVERSAL_MS)
        arrivals.add(arrived)
        window.history.go(delta)
      }),
  })
  // Traversals between a page and its dialogs lead to no other page: seen by the router, they would load its data again.
  const follow = (event: PopStateEvent) => {
    const page = pageKeyOf(window.history.state)
    if (page !== undefined && page === pageKeyOf(router.history.location.state)) {
      event.stopImmediatePropagation()
      entries.arrive()
    }
    for (const arrived of arrivals) arrived()
  }
  let isFollowing = false
  return {
    add: (close) => {
      if (!isFollowing) window.addEventListener('popstate', follow, { capture: true })
      isFollowing = true
      // What the router has queued comes first.
      router.history.flush()
      const entry = entries.add(close)
      return () => {
        router.history.flush()
        entries.remove(entry)
      }
    },
    leave: entries.leave,
  }
}
