import { useState } from 'react'

type State<Part> = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; part: Part }

/** Loads a component on demand. `fail` also marks it as failed if it loads but does not work. */
export function useOnDemand<Part>(load: () => Promise<Part>): {
  state: State<Part>
  ask: () => void
  fail: () => void
} {
  const [state, setState] = useState<State<Part>>({ status: 'idle' })
  const fail = () => setState({ status: 'failed' })
  const ask = () => {
    setState({ status: 'loading' })
    load().then((part) => setState({ status: 'ready', part }), fail)
  }
  return { state, ask, fail }
}
