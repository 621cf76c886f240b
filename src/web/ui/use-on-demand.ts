import { useState } from 'react'
import { loadModule } from './load-module.ts'

type State<Part> = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; part: Part }

/**
 * Loads a component on demand. `load` is a constant of its file (load-module.ts). `fail` also marks it as failed if it
 * loads but does not work.
 */
export function useOnDemand<Part>(
  load: () => Promise<Part>,
  onFailed?: () => void,
): {
  state: State<Part>
  ask: () => void
  fail: () => void
} {
  const [state, setState] = useState<State<Part>>({ status: 'idle' })
  const fail = () => {
    setState({ status: 'failed' })
    onFailed?.()
  }
  const ask = () => {
    setState({ status: 'loading' })
    loadModule(load).then((part) => setState({ status: 'ready', part }), fail)
  }
  return { state, ask, fail }
}
