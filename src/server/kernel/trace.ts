import { AsyncLocalStorage } from 'node:async_hooks'

/** The origin of a log line. */
type Trace = { requestId: string } | { job: string }

/** A part of a trace that is under way. */
export interface OpenSpan {
  traceId: string
  spanId: string
  /** `failure`: the kind of an error, never its message, which may quote a visitor. */
  end: (attributes: Record<string, string | number>, failure?: string) => void
}

export interface SpanStart {
  name: string
  kind: 'server' | 'client' | 'internal'
  attributes?: Record<string, string | number>
}

interface Scope {
  trace: Trace
  span: OpenSpan | null
  /** Shared by all scopes of a request. */
  request: { route: string | null }
}

const scopes = new AsyncLocalStorage<Scope>()
let startSpan: ((start: SpanStart, parent: OpenSpan | null) => OpenSpan) | null = null

/** Until it is called, and in processes without tracing, there are no spans. */
export function setTracer(start: typeof startSpan): void {
  startSpan = start
}

/** Runs `work` so that the log lines of everything it starts name the request or job. */
export function traced<Result>(trace: Trace, work: () => Result): Result {
  return scopes.run({ trace, span: null, request: { route: null } }, work)
}

export function currentTrace(): Trace | undefined {
  return scopes.getStore()?.trace
}

/** Of a log line: its origin and, while tracing, the names by which it is found beside its trace. */
export function logFields(): Record<string, string> {
  const scope = scopes.getStore()
  if (!scope) return {}
  return scope.span === null
    ? { ...scope.trace }
    : { ...scope.trace, trace_id: scope.span.traceId, span_id: scope.span.spanId }
}

/** Runs `work` as a span of the current trace, or of a new one. `attributesOf`: of its result. */
export function spanned<Result>(
  start: SpanStart,
  work: () => Promise<Result>,
  attributesOf: (result: Result) => Record<string, string | number> = () => ({}),
): Promise<Result> {
  const scope = scopes.getStore()
  if (startSpan === null || !scope) return work()
  return inSpan(startSpan(start, scope.span), { scope, work, attributesOf })
}

interface Spanned<Result> {
  scope: Scope
  work: () => Promise<Result>
  attributesOf: (result: Result) => Record<string, string | number>
}

async function inSpan<Result>(span: OpenSpan, { scope, work, attributesOf }: Spanned<Result>): Promise<Result> {
  try {
    const result = await scopes.run({ ...scope, span }, work)
    span.end(attributesOf(result))
    return result
  } catch (error) {
    span.end({}, kindOf(error))
    throw error
  }
}

function kindOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  if (typeof code === 'string') return code
  return error instanceof Error ? error.name : 'error'
}

/** The pattern of the request's path, such as `/api/orders/:reference`. */
export function noteRoute(route: string): void {
  const scope = scopes.getStore()
  if (scope) scope.request.route = route
}

export function notedRoute(): string | null {
  return scopes.getStore()?.request.route ?? null
}
