/** An error response of the API. `code` selects the text (`refusals.*`), `fields` the invalid fields. */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly details: Record<string, unknown>
  readonly requestId: string | null

  constructor(status: number, problem: Record<string, unknown>) {
    const code = typeof problem['code'] === 'string' ? problem['code'] : 'server.failed'
    super(code)
    this.name = 'CallError'
    this.status = status
    this.code = code
    this.details = problem
    this.requestId = typeof problem['requestId'] === 'string' ? problem['requestId'] : null
  }
}
