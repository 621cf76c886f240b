import { randomBytes } from 'node:crypto'
import { ParameterError, textOf, type Parameters } from './stripe-parameters.ts'

export interface FakeIntent {
  id: string
  object: 'payment_intent'
  status: 'requires_payment_method' | 'processing' | 'succeeded'
  amount: number
  amount_received: number
  last_payment_error: { type: string; code: string } | null
}

export interface FakeSession {
  id: string
  object: 'checkout.session'
  created: number
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  client_reference_id: string | null
  customer_email: string | null
  expires_at: number
  metadata: Parameters
  url: string | null
  payment_intent: FakeIntent | null
}

export interface FakeRefund {
  id: string
  object: 'refund'
  status: 'succeeded' | 'pending' | 'failed'
  amount: number
  payment_intent: string
  metadata: Parameters
}

export class StripeError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const name = (prefix: string) => `${prefix}_test_${randomBytes(12).toString('hex')}`
const thousandths = ['bhd', 'jod', 'kwd', 'omr', 'tnd']

/** Stripe's data: sessions, payments, refunds, and their JSON. */
export class StripeBooks {
  readonly sessions = new Map<string, FakeSession>()
  readonly refunds = new Map<string, FakeRefund>()
  /** Low, so that lists have several pages. */
  pageLimit = 100
  readonly #pageOrigin: string

  constructor(pageOrigin: string) {
    this.#pageOrigin = pageOrigin
  }

  createSession(params: Parameters): FakeSession {
    const [line] = params['line_items'] as Parameters[]
    const price = line?.['price_data'] as Parameters | undefined
    const amount = Number(textOf(price, 'unit_amount')) * Number(textOf(line, 'quantity') || 1)
    const currency = textOf(price, 'currency')
    if (params['mode'] !== 'payment' || !(amount > 0)) throw new ParameterError('line_items', 'Invalid line_items')
    if (!/^[a-z]{3}$/.test(currency)) throw new ParameterError('currency', `Invalid currency: ${currency}`)
    if (thousandths.includes(currency) && amount % 10 !== 0)
      throw new ParameterError('unit_amount', 'The last digit of a three-decimal amount must be 0')
    for (const url of ['success_url', 'cancel_url'])
      if (!URL.canParse(textOf(params, url))) throw new ParameterError(url, 'Not a valid URL')
    const email = textOf(params, 'customer_email')
    // Stricter than our own check of email addresses.
    if (email !== '' && !/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email))
      throw new ParameterError('customer_email', `Invalid email address: ${email}`)
    const now = Date.now() / 1000
    const expiresAt = Number(textOf(params, 'expires_at') || now + 86_400)
    if (expiresAt < now + 1800 || expiresAt > now + 86_400)
      throw new ParameterError('expires_at', 'The `expires_at` timestamp must be 30 minutes to 24 hours from creation')

    const id = name('cs')
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      created: Math.floor(now),
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency,
      client_reference_id: textOf(params, 'client_reference_id') || null,
      customer_email: email || null,
      expires_at: expiresAt,
      metadata: (params['metadata'] as Parameters | undefined) ?? {},
      url: `${this.#pageOrigin}/c/pay/${id}`,
      payment_intent: null,
    }
    this.sessions.set(id, session)
    return session
  }

  session(id: string): FakeSession {
    const session = this.sessions.get(id)
    if (!session) throw new StripeError('resource_missing', `No such checkout.session: '${id}'`)
    return session
  }

  /** Newest first, as Stripe lists them. */
  listSessions(params: Parameters): { data: FakeSession[]; has_more: boolean } {
    const created = params['created'] as Parameters | undefined
    const [from, to] = [Number(textOf(created, 'gte') || 0), Number(textOf(created, 'lt') || Infinity)]
    const status = textOf(params, 'status')
    const all = [...this.sessions.values()]
      .reverse()
      .filter((one) => one.created >= from && one.created < to && (status === '' || one.status === status))
    const begin = all.findIndex((one) => one.id === textOf(params, 'starting_after')) + 1
    const limit = Math.min(Number(textOf(params, 'limit') || 10), this.pageLimit)
    return { data: all.slice(begin, begin + limit), has_more: begin + limit < all.length }
  }

  expireSession(id: string): FakeSession {
    const session = this.session(id)
    if (session.status !== 'open')
      throw new StripeError(
        'checkout_session_not_open',
        'Only Checkout Sessions with a status in ["open"] can be expired.',
      )
    session.status = 'expired'
    session.url = null
    return session
  }

  /** The buyer's card is accepted. */
  pay(id: string): FakeSession {
    const session = this.session(id)
    if (session.status !== 'open') throw new Error(`The session ${id} is not open.`)
    session.status = 'complete'
    session.payment_status = 'paid'
    session.url = null
    session.payment_intent = { ...this.#intent(session), status: 'succeeded', amount_received: session.amount_total }
    return session
  }

  /** The buyer completes the page with a payment method that takes days to settle. */
  payLater(id: string): void {
    const session = this.session(id)
    session.status = 'complete'
    session.url = null
    session.payment_intent = { ...this.#intent(session), status: 'processing' }
  }

  /** Ends such a payment. Stripe explains a failure in `last_payment_error`, or not at all. */
  settleLater(id: string, end: 'succeeded' | 'requires_payment_method'): void {
    const session = this.session(id)
    const received = end === 'succeeded' ? session.amount_total : 0
    session.payment_intent = { ...this.#intent(session), status: end, amount_received: received }
    if (end === 'succeeded') session.payment_status = 'paid'
  }

  /** The buyer's card is declined. The session stays open for another card. */
  decline(id: string): void {
    const session = this.session(id)
    session.payment_intent = {
      ...this.#intent(session),
      last_payment_error: { type: 'card_error', code: 'card_declined' },
    }
  }

  createRefund(params: Parameters): FakeRefund {
    const intent = textOf(params, 'payment_intent')
    const amount = Number(textOf(params, 'amount'))
    const session = [...this.sessions.values()].find((one) => one.payment_intent?.id === intent)
    if (session?.payment_status !== 'paid')
      throw new StripeError('resource_missing', `No such payment_intent: '${intent}'`)
    const left = session.amount_total - this.refundedOf(session.id)
    if (left === 0) throw new StripeError('charge_already_refunded', 'Charge has already been refunded.')
    if (amount > left) throw new StripeError('amount_too_large', 'Refund amount is greater than unrefunded amount')
    if (thousandths.includes(session.currency) && amount % 10 !== 0)
      throw new ParameterError('amount', 'The last digit of a three-decimal amount must be 0')
    const refund: FakeRefund = {
      id: name('re'),
      object: 'refund',
      status: 'succeeded',
      amount,
      payment_intent: intent,
      metadata: (params['metadata'] as Parameters | undefined) ?? {},
    }
    this.refunds.set(refund.id, refund)
    return refund
  }

  refund(id: string): FakeRefund {
    const refund = this.refunds.get(id)
    if (!refund) throw new StripeError('resource_missing', `No such refund: '${id}'`)
    return refund
  }

  refundsOf(intent: string): FakeRefund[] {
    return [...this.refunds.values()].filter((refund) => refund.payment_intent === intent)
  }

  /** The refunded amount of a session, in minor units. */
  refundedOf(sessionId: string): number {
    const intent = this.session(sessionId).payment_intent?.id ?? ''
    return this.refundsOf(intent)
      .filter((refund) => refund.status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0)
  }

  #intent(session: FakeSession): FakeIntent {
    return (
      session.payment_intent ?? {
        id: name('pi'),
        object: 'payment_intent',
        status: 'requires_payment_method',
        amount: session.amount_total,
        amount_received: 0,
        last_payment_error: null,
      }
    )
  }
}
