import { AsyncLocalStorage } from 'node:async_hooks'

/** The origin of a log line. */
type Trace = { requestId: string } | { job: string }

const traces = new AsyncLocalStorage<Trace>()

/** Runs `work` so that the log lines of everything it starts name the request or job. */
export function traced<Result>(trace: Trace, work: () => Result): Result {
  return traces.run(trace, work)
}

export function currentTrace(): Trace | undefined {
  return traces.getStore()
}
