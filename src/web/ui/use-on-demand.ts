import { useState } from 'react'

type State<Part> = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; part: Part }

/** A part of the program that is fetched when it is asked for, and may then not come, or not work. */
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
