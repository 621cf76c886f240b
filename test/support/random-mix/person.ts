import { performance } from 'node:perf_hooks'
import { send } from '#test/support/http-buyer.ts'
import { noteAnswer } from './answers.ts'
import type { Random } from './random.ts'
import type { KnownOrder, KnownQuote, MixFixtures } from './fixtures.ts'

/** A buyer with one browser, in which two walkers act at once, as in two tabs. */
export interface Person {
  /** The last name on every order, by which orders are found even if no response arrived. */
  name: string
  email: string
  password: string
  jar: Map<string, string>
  hasAccount: boolean
  orders: KnownOrder[]
  quotes: KnownQuote[]
}

let people = 0

export function newPerson(seed: number): Person {
  people += 1
  const name = `P${seed}x${people}`
  return {
    name,
    email: `${name.toLowerCase()}@example.com`,
    password: `a long password of ${name}`,
    jar: new Map(),
    hasAccount: false,
    orders: [],
    quotes: [],
  }
}

export interface Reply {
  /** 0: the connection ended without a response. */
  status: number
  code: string
  body: Record<string, unknown>
}

/** One acting tab of a person. Staff actions run in tabs too, with the tab's random generator. */
export interface Walker {
  fixtures: MixFixtures
  random: Random
  person: Person
  /** The name of the current action, for the table of responses. */
  action: string
}

/**
 * Sends a request to one of the two servers, as the person's browser would. Each request has another address, so that
 * no limit applies.
 */
export async function ask(
  walker: Walker,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const { fixtures, random } = walker
  // A person who starts over gets a new jar; pending responses belong to the old one.
  const { jar } = walker.person
  const origin = random.pick(fixtures.servers.origins) ?? ''
  const address = [10, random.below(256), random.below(256), random.below(256)].join('.')
  const sentAt = performance.now()
  const isForm = body instanceof URLSearchParams
  const note = (status: number, code: string, requestId = '') =>
    noteAnswer(fixtures.answers, { action: walker.action, path, status, code, requestId, sentAt })
  const answer = await send(origin + path, {
    method,
    headers: {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      // The server may close a keep-alive connection at the moment it is reused.
      connection: 'close',
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
    body: isForm ? body.toString() : body === undefined ? '' : JSON.stringify(body),
  }).catch(() => null)
  if (answer === null) {
    note(0, 'no answer')
    return { status: 0, code: '', body: {} }
  }
  for (const cookie of answer.cookies) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
    jar.set(name, value)
  }
  const parsed = answer.text.startsWith('{') ? (JSON.parse(answer.text) as Record<string, unknown>) : {}
  const code = typeof parsed['code'] === 'string' && answer.status >= 400 ? parsed['code'] : ''
  note(answer.status, code, typeof parsed['requestId'] === 'string' ? parsed['requestId'] : '')
  return { status: answer.status, code, body: parsed }
}

/** Becomes another person with a new browser, in both tabs. */
export function startOver(person: Person, seed: number): void {
  Object.assign(person, newPerson(seed))
}

/** Stores the order of a response that placed it or opened its page. */
export function noteOrder({ fixtures, person }: Walker, { status, body }: Reply): KnownOrder | null {
  if (status !== 200) return null
  const reference = String(body['reference'])
  const [ofCookie, key = ''] = decodeURIComponent(person.jar.get('rihla_order') ?? '').split(':')
  const next = body['next'] as { kind: string; url: string }
  const page = next.kind === 'payment' ? new URL(next.url).pathname : null
  const known = fixtures.orders.find((order) => order.reference === reference)
  if (known) {
    known.page = page ?? known.page
    return known
  }
  // The other tab has placed an order meanwhile; as in a browser, this one's access token is lost.
  if (ofCookie !== reference) return null
  const order = { reference, key, page }
  fixtures.orders.push(order)
  person.orders.push(order)
  return order
}
