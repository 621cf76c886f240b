import { randomUUID } from 'node:crypto'

export interface Reply {
  status: number
  body: Record<string, unknown>
}

/**
 * A client with cookies and browser headers, with an address of its own. Returns null if the connection ended without a
 * response.
 */
export function httpClient(origin: string, onReply: (method: string, path: string, reply: Reply | null) => void) {
  const jar = new Map<string, string>()
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply | null> => {
    const form = typeof body === 'string'
    const reply = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}`,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    }).then(
      async (response) => {
        for (const cookie of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
          jar.set(name, value)
        }
        const text = await response.text()
        const isJson = response.headers.get('content-type')?.includes('json') ?? false
        return { status: response.status, body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {} }
      },
      () => null,
    )
    onReply(method, path, reply)
    return reply
  }
  /** Repeats the request until the status is not 503. */
  const insist = async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const headers = { 'idempotency-key': randomUUID() }
    for (;;) {
      const reply = await call(method, path, body, headers)
      if (reply !== null && reply.status !== 503) return reply
    }
  }
  return { jar, call, insist }
}
