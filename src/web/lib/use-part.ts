import { useEffect } from 'react'
import { useOnDemand } from '#web/ui/use-on-demand.ts'

interface PartState<Part> {
  /** Null until it has loaded. */
  part: Part | null
  hasFailed: boolean
  retry: () => void
}

/**
 * A part of the page's script that loads when it is wanted. Unlike `lazy`, it can be loaded again after the network has
 * failed. `load` is a constant of its file (load-module.ts).
 */
export function usePart<Part>(load: () => Promise<Part>, isWanted: boolean): PartState<Part> {
  const { state, ask } = useOnDemand(load)
  const isDue = isWanted && state.status === 'idle'
  useEffect(() => {
    if (isDue) ask()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDue])
  return { part: state.status === 'ready' ? state.part : null, hasFailed: state.status === 'failed', retry: ask }
}
