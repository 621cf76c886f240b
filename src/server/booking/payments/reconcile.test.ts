import { describe, expect, test } from 'vitest'
import { loseHold, orderOf, sellOut } from '#test/support/buyer.ts'
import { useStripe } from '#test/support/stripe-fixtures.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { reconcile, type Difference, type ReconcileStep } from './reconcile.ts'
import { sendRefunds } from './refund.ts'
import { settlePayment } from './settle-payment.ts'

const fixtures = useFixtures()
const played = useStripe(fixtures)
const DAY_MS = 86_400_000
const days = () => ({ from: new Date(Date.now() - DAY_MS), to: new Date(Date.now() + DAY_MS) })

async function reconcileAll(cursor: string | null = null): Promise<Difference[]> {
  const step = await reconcile(played.context, { ...days(), cursor })
  return [...step.differences, ...(step.cursor === null ? [] : await reconcileAll(step.cursor))]
}

/** Kinds and sums of what was found about one session. */
const foundOf = async (session: string) =>
  (await reconcileAll())
    .filter((difference) => difference.providerReference === session)
    .map(({ kind, hereMinor, thereMinor, orderReference }) => ({ kind, hereMinor, thereMinor, orderReference }))

async function placed() {
  return played.place(await played.departure(), 2)
}

/** Two adults at 12.500 dinars each. */
async function paid() {
  const order = await placed()
  played.stripe.books.pay(order.session)
  const { paymentId } = await orderOf(played.context.db, order.reference)
  await settlePayment(played.context, { paymentId })
  return order
}

/** Its money came late, its place was gone, and it went back. */
async function refunded() {
  const { context, stripe } = played
  const departure = await played.departure()
  const order = await played.place(departure, 2)
  await loseHold(context.db, order.reference)
  await sellOut(context.db, departure.id)
  stripe.books.pay(order.session)
  await settlePayment(context, { paymentId: (await orderOf(context.db, order.reference)).paymentId })
  await sendRefunds(context)
  const intent = stripe.books.session(order.session).payment_intent?.id ?? ''
  const [refund] = stripe.books.refundsOf(intent)
  if (!refund) throw new Error('nothing was refunded')
  return { ...order, refund, intent }
}

describe('what Stripe’s books and ours do not agree about is named:', () => {
  test('nothing about open, paid or refunded sessions', async () => {
    const sessions = [(await placed()).session, (await paid()).session, (await refunded()).session]
    for (const session of sessions) expect(await foundOf(session)).toEqual([])
  })

  test('a payment at the provider without a webhook', async () => {
    const { session, reference } = await placed()
    played.stripe.books.pay(session)
    expect(await foundOf(session)).toEqual([
      { kind: 'paid_there', hereMinor: 0, thereMinor: 25_000, orderReference: reference },
    ])
  })

  test('money that is ours only', async () => {
    const { session, reference } = await paid()
    played.stripe.books.session(session).payment_status = 'unpaid'
    expect(await foundOf(session)).toEqual([
      { kind: 'paid_here', hereMinor: 25_000, thereMinor: 0, orderReference: reference },
    ])
  })

  test('another amount', async () => {
    const { session } = await paid()
    played.stripe.books.session(session).amount_total = 24_000
    expect(await foundOf(session)).toMatchObject([{ kind: 'amount', hereMinor: 25_000, thereMinor: 24_000 }])
  })

  test('another currency', async () => {
    const { session } = await paid()
    played.stripe.books.session(session).currency = 'kwd'
    expect(await foundOf(session)).toMatchObject([{ kind: 'currency' }])
  })

  test('a session that Stripe does not know', async () => {
    const { session } = await paid()
    played.stripe.books.sessions.delete(session)
    expect(await foundOf(session)).toMatchObject([{ kind: 'session_unknown_there', hereMinor: 25_000 }])
  })

  test('a paid session that we do not know; one that names no order of ours is none of our business', async () => {
    const { books } = played.stripe
    const price = { currency: 'bhd', unit_amount: '7000' }
    const params = {
      mode: 'payment',
      line_items: [{ quantity: '1', price_data: price }],
      success_url: 'https://rihla.test',
      cancel_url: 'https://rihla.test',
    }
    const lost = books.createSession({ ...params, metadata: { order: 'RH-LOST' } })
    const other = books.createSession({ ...params, metadata: { shop: 'another' } })
    books.pay(lost.id)
    books.pay(other.id)
    expect(await foundOf(lost.id)).toEqual([
      { kind: 'session_unknown_here', hereMinor: 0, thereMinor: 7000, orderReference: null },
    ])
    const stored = await fixtures.context.db.rows({
      name: 'test.stored_finding',
      text: `select kind, there_minor as "thereMinor", currency from money_finding where provider_reference = $1`,
      values: [lost.id],
    })
    expect(stored).toEqual([{ kind: 'session_unknown_here', thereMinor: 7000, currency: 'BHD' }])
    expect(await foundOf(other.id)).toEqual([])
  })

  test('a refund that somebody made in the dashboard', async () => {
    const { session } = await paid()
    const intent = played.stripe.books.session(session).payment_intent?.id ?? ''
    played.stripe.books.createRefund({ payment_intent: intent, amount: 5000 })
    expect(await foundOf(session)).toMatchObject([{ kind: 'refunded_there', hereMinor: 0, thereMinor: 5000 }])
  })

  test('a refund that failed at the provider without a webhook', async () => {
    const { session, refund } = await refunded()
    refund.status = 'failed'
    expect(await foundOf(session)).toMatchObject([{ kind: 'refunded_here', hereMinor: 25_000, thereMinor: 0 }])
  })

  test('a refund of another amount', async () => {
    const { session, refund } = await refunded()
    refund.amount = 24_000
    expect(await foundOf(session)).toMatchObject([{ kind: 'refund_amount', hereMinor: 25_000, thereMinor: 24_000 }])
  })
})

test('an interrupted run goes on where it was, and finds what it would have found at once', async () => {
  const { stripe, context } = played
  stripe.books.pageLimit = 2
  const whole = await reconcileAll()
  expect(whole.length).toBeGreaterThan(5)

  const found: Difference[] = []
  const cursors: string[] = []
  let breaks = 0
  for (let cursor: string | null = null; ;) {
    if (breaks < 3) stripe.misbehave('list sessions', 'error', 4)
    const step: ReconcileStep | null = await reconcile(context, { ...days(), cursor }).catch(() => null)
    if (step === null) {
      breaks += 1
      continue
    }
    found.push(...step.differences)
    if (step.cursor === null) break
    cursors.push(step.cursor)
    cursor = step.cursor
  }
  expect(breaks).toBeGreaterThan(2)
  expect(cursors.length).toBeGreaterThan(3)
  expect(found).toEqual(whole)
})

test.each(['ours:x', 'theirs:paypal:', 'x', 'ours:'])('%s is no cursor', async (cursor) => {
  await expect(reconcile(played.context, { ...days(), cursor })).rejects.toThrow(RangeError)
})

test('other days are left alone', async () => {
  const { session } = await placed()
  played.stripe.books.pay(session)
  const [from, to] = [new Date('2020-01-01'), new Date('2020-01-02')]
  const first = await reconcile(played.context, { from, to, cursor: null })
  const second = await reconcile(played.context, { from, to, cursor: first.cursor })
  expect([first, second].map(({ checked, differences }) => [checked, differences])).toEqual([[0, []], [0, []]]) // prettier-ignore
})
