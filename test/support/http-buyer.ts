import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { uniqueAddress } from './unique-address.ts'

export interface Answer {
  status: number
  code: string
  body: Record<string, unknown>
}

/** One unit of a departure. */
export interface Bookable {
  departureId: number
  optionId: number
  unitId: number
}

export interface HttpBuyer {
  cookies: ReadonlyMap<string, string>
  putInCart: (bookable: Bookable) => Promise<Answer>
  /** `key` is the Idempotency-Key; pass the same one to repeat a checkout. */
  checkout: (cart: Answer, key?: string) => Promise<Answer>
  /** Presses a button of the sandbox's payment page. Returns whether the request succeeded. */
  decide: (placed: Answer, decision: string) => Promise<boolean>
  outcome: (placed: Answer) => Promise<string>
}

/** A buyer with a cookie jar who calls the API of `origin` as a browser does. */
export function httpBuyer(origin: string, email = 'sara@example.com'): HttpBuyer {
  const jar = new Map<string, string>()
  const address = uniqueAddress()
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await send(origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      body: body === undefined ? '' : JSON.stringify(body),
    })
    for (const cookie of response.cookies) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    const answer = JSON.parse(response.text) as Record<string, unknown>
    return { status: response.status, code: typeof answer['code'] === 'string' ? answer['code'] : '', body: answer }
  }
  return {
    cookies: jar,
    putInCart: ({ departureId, optionId, unitId }) =>
      call('POST', '/api/cart/items', { departureId, optionId, units: { [unitId]: 1 } }),
    checkout: (cart, key = randomUUID()) =>
      call(
        'POST',
        '/api/checkout',
        {
          firstName: 'Sara',
          lastName: 'Ali',
          email,
          countryCode: 'SA',
          phoneNumber: '0501234567',
          method: 'card',
          acceptsTerms: true,
          seenTotalMinor: cart.body['totalMinor'],
          seenCurrency: cart.body['currency'],
        },
        { 'idempotency-key': key },
      ),
    decide: async (placed, decision) => {
      const page = new URL((placed.body['next'] as { url: string }).url)
      const decided = await send(origin + page.pathname, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ decision }).toString(),
      })
      return decided.status === 303
    },
    outcome: async (placed) => {
      const { body } = await call('GET', `/api/checkout/outcome?reference=${String(placed.body['reference'])}`)
      return String(body['outcome'])
    },
  }
}

const agent = new Agent({ keepAlive: true })

/** Like fetch, at a third of its CPU time, so that the client is not what is measured. Follows no redirects. */
export function send(
  url: string,
  { body, ...options }: { method: string; headers: Record<string, string>; body: string },
): Promise<{ status: number; cookies: string[]; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { ...options, agent }, (incoming) => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.once('error', reject)
      incoming.once('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          cookies: incoming.headers['set-cookie'] ?? [],
          text: Buffer.concat(parts).toString(),
        }),
      )
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}
