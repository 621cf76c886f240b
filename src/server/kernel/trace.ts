import { AsyncLocalStorage } from 'node:async_hooks'

/** What a line of the log belongs to. */
type Trace = { requestId: string } | { job: string }

const traces = new AsyncLocalStorage<Trace>()

/** Runs `work`, and whatever it sets going, so that each line of its log names the request or job. */
export function traced<Result>(trace: Trace, work: () => Result): Result {
  return traces.run(trace, work)
}

export function currentTrace(): Trace | undefined {
  return traces.getStore()
}
