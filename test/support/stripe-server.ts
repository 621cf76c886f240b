import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { StripeBooks, StripeError, type FakeSession } from './stripe-books.ts'
import { ParameterError, readParameters, textOf } from './stripe-parameters.ts'

const API_VERSION = '2026-10-28.endive'

/**
 * 'error': an error of Stripe, repeated for the same key. 'unavailable': a 503 of a proxy, not stored for the key.
 * 'silence': no response. 'lost': the request is carried out, but the response is lost. 'slow': a delayed response.
 */
type Misbehaviour = 'error' | 'unavailable' | 'silence' | 'lost' | 'slow'
type Action =
  | 'create session'
  | 'list sessions'
  | 'read session'
  | 'expire session'
  | 'create refund'
  | 'read refund'
  | 'list refunds'

interface Answer {
  status: number
  body: unknown
}

export interface StripeServer {
  origin: string
  secretKey: string
  webhookSecret: string
  books: StripeBooks
  /** All requests, including those without a response. */
  calls: { action: Action; idempotencyKey: string | undefined; form: string }[]
  misbehave: (action: Action, how: Misbehaviour, times?: number) => void
  /** Calls `happens` when the next request of that kind arrives, before it is processed. */
  before: (action: Action, happens: () => void) => void
  /** An event as Stripe sends it, signed with the SDK's helper. `secondsAgo` sets its age. */
  webhook: (type: string, object: { id: string }, secondsAgo?: number) => { body: string; signature: string }
  /** As after a day, when keys can be used again. */
  forgetKeys: () => void
  close: () => Promise<void>
}

/**
 * A simulated Stripe: the calls that Rihla makes, with validated parameters, and idempotency as documented by Stripe.
 */
export async function startStripeServer(): Promise<StripeServer> {
  const secretKey = 'sk_test_played'
  const webhookSecret = 'whsec_played'
  const books = new StripeBooks('https://checkout.stripe.test')
  const calls: StripeServer['calls'] = []
  const mischief: { action: Action; how: Misbehaviour }[] = []
  const before: { action: Action; happens: () => void }[] = []
  const stored = new Map<string, { request: string; answer: Answer | null }>()

  const server = createServer((request, response) => {
    void readText(request).then((form) => answerCall(request, response, form))
  })

  async function answerCall(request: IncomingMessage, response: ServerResponse, form: string): Promise<void> {
    const url = new URL(request.url ?? '', 'http://stripe.test')
    const found = route(request.method ?? '', url.pathname)
    if (!found) return send(response, errorAnswer(404, 'invalid_request_error', 'unknown_path', url.pathname))
    const { action, id } = found
    const idempotencyKey = request.headers['idempotency-key'] as string | undefined
    calls.push({ action, idempotencyKey, form: form || url.search.slice(1) })
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return send(response, errorAnswer(401, 'invalid_request_error', 'api_key_invalid', 'Invalid API Key'))
    if (request.headers['stripe-version'] !== API_VERSION)
      return send(response, errorAnswer(400, 'invalid_request_error', 'version', 'Unexpected Stripe-Version'))
    take(before, action)?.happens()
    const how = take(mischief, action)?.how
    if (how === 'silence') return undefined
    if (how === 'unavailable') return send(response, errorAnswer(503, 'api_error', undefined, 'Service unavailable'))
    if (how === 'slow') await new Promise((resolve) => setTimeout(resolve, 150))

    const known = idempotencyKey === undefined ? undefined : stored.get(idempotencyKey)
    const sent = `${request.method} ${url.pathname} ${form}`
    if (known && known.request !== sent)
      return send(
        response,
        errorAnswer(
          400,
          'idempotency_error',
          undefined,
          'Keys for idempotent requests can only be used with the same parameters',
        ),
      )
    if (known?.answer === null)
      return send(response, errorAnswer(409, 'idempotency_error', 'idempotency_key_in_use', 'in use'))
    if (known?.answer)
      return how === 'lost' ? void response.destroy() : send(response, known.answer, { 'idempotent-replayed': 'true' })

    if (idempotencyKey !== undefined && request.method === 'POST')
      stored.set(idempotencyKey, { request: sent, answer: null })
    const { answer, isStored } = how === 'error' ? broken : perform(action, id, form || url.search.slice(1))
    // A request that fails validation is not stored, so its key can be used again.
    if (idempotencyKey !== undefined) {
      if (isStored) stored.set(idempotencyKey, { request: sent, answer })
      else stored.delete(idempotencyKey)
    }
    if (how === 'lost') return void response.destroy()
    return send(response, answer)
  }

  function perform(action: Action, id: string, form: string): { answer: Answer; isStored: boolean } {
    try {
      return { answer: { status: 200, body: execute(action, id, form) }, isStored: true }
    } catch (error) {
      if (error instanceof ParameterError)
        return {
          answer: errorAnswer(400, 'invalid_request_error', 'parameter_invalid', error.message, error.param),
          isStored: false,
        }
      if (!(error instanceof StripeError)) throw error
      const status = error.code === 'resource_missing' ? 404 : 400
      return { answer: errorAnswer(status, 'invalid_request_error', error.code, error.message), isStored: true }
    }
  }

  function execute(action: Action, id: string, form: string): unknown {
    switch (action) {
      case 'create session':
        return shown(books.createSession(readParameters('CheckoutSessionCreate', form)), form)
      case 'list sessions': {
        const params = readParameters('CheckoutSessionList', form)
        const { data, has_more } = books.listSessions(params)
        return { object: 'list', has_more, data: data.map((session) => shown(session, '')) }
      }
      case 'read session':
        readParameters('CheckoutSessionRetrieve', form)
        return shown(books.session(id), form)
      case 'expire session':
        readParameters('CheckoutSessionExpire', form)
        return shown(books.expireSession(id), form)
      case 'create refund':
        return books.createRefund(readParameters('RefundCreate', form))
      case 'read refund':
        readParameters('RefundRetrieve', form)
        return books.refund(id)
      default: {
        const intent = textOf(readParameters('RefundList', form), 'payment_intent')
        return { object: 'list', has_more: false, data: books.refundsOf(intent) }
      }
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey,
    webhookSecret,
    books,
    calls,
    misbehave: (action, how, times = 1) => {
      for (let time = 0; time < times; time++) mischief.push({ action, how })
    },
    before: (action, happens) => before.push({ action, happens }),
    webhook: (type, object, secondsAgo = 0) => {
      const timestamp = Math.floor(Date.now() / 1000) - secondsAgo
      const event = { id: `evt_${randomUUID()}`, object: 'event', api_version: API_VERSION, created: timestamp, type }
      const body = JSON.stringify({ ...event, livemode: false, data: { object } })
      const signed = { payload: body, secret: webhookSecret, timestamp }
      return { body, signature: Stripe.webhooks.generateTestHeaderString(signed) }
    },
    forgetKeys: () => stored.clear(),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const broken = { answer: errorAnswer(500, 'api_error', undefined, 'Something went wrong on our end.'), isStored: true }

function route(method: string, path: string): { action: Action; id: string } | null {
  const [, version, ...parts] = path.split('/')
  const shape = `${method} ${parts.map((part, index) => (/^(cs|re)_/.test(part) && index > 0 ? ':id' : part)).join('/')}`
  const id = parts.find((part) => /^(cs|re)_/.test(part)) ?? ''
  const actions: Record<string, Action> = {
    'POST checkout/sessions': 'create session',
    'GET checkout/sessions': 'list sessions',
    'GET checkout/sessions/:id': 'read session',
    'POST checkout/sessions/:id/expire': 'expire session',
    'POST refunds': 'create refund',
    'GET refunds/:id': 'read refund',
    'GET refunds': 'list refunds',
  }
  const action = version === 'v1' ? actions[shape] : undefined
  return action === undefined ? null : { action, id }
}

/** The payment intent is its id unless its expansion was requested. */
function shown(session: FakeSession, form: string): unknown {
  const isExpanded = [...new URLSearchParams(form)].some(
    ([name, value]) => name.startsWith('expand') && value === 'payment_intent',
  )
  return { ...session, payment_intent: isExpanded ? session.payment_intent : (session.payment_intent?.id ?? null) }
}

function errorAnswer(status: number, type: string, code: string | undefined, message: string, param?: string): Answer {
  return { status, body: { error: { type, code, message, param } } }
}

function send(response: ServerResponse, answer: Answer, headers: Record<string, string> = {}): void {
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'request-id': `req_${randomUUID()}`,
    ...headers,
  })
  response.end(JSON.stringify(answer.body))
}

function take<Entry extends { action: Action }>(entries: Entry[], action: Action): Entry | undefined {
  const index = entries.findIndex((entry) => entry.action === action)
  return index < 0 ? undefined : entries.splice(index, 1)[0]
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
