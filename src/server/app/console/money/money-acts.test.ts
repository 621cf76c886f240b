import { describe, expect, test } from 'vitest'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import { orderOf } from '#test/support/buyer.ts'
import { oldProof, staffPerson } from '#test/support/console.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { useMoneyDesk, type MoneyAnswer } from '#test/support/money-desk.ts'
import { useStripe } from '#test/support/stripe-fixtures.ts'

const fixtures = useFixtures()
const played = useStripe(fixtures)
const { ask, references, open, rows, entriesOf, lateOrder, failedRefund, seenOf, person } = useMoneyDesk(
  fixtures,
  played,
)

describe('a refund that its provider refused', () => {
  const retry = async (refundId: number, who = person()) =>
    ask(`POST /money/refunds/${refundId}/retry`, { seen: await seenOf(refundId) }, who)

  test('is sent again under a new key, once', async () => {
    const { refundId, reference, session } = await failedRefund()
    expect((await open(`r${refundId}`)).payment?.refunds[0]?.acts).toEqual(['retry', 'sent'])
    const tired = await staffPerson(fixtures.context, 'finance')
    await oldProof(fixtures.context, tired)
    expect((await retry(refundId, tired)).body['code']).toBe('console.proof_required')
    const seen = await seenOf(refundId)
    const answers = await Promise.all([1, 2].map(() => ask(`POST /money/refunds/${refundId}/retry`, { seen })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 200)?.body['outcome']).toBe('sent')
    expect(played.stripe.books.refundedOf(session)).toBe(25_000)
    expect(await seenOf(refundId)).toMatchObject({ state: 'succeeded' })
    expect((await orderOf(fixtures.context.db, reference)).refundedMinor).toBe(25_000)
    expect(await entriesOf('money.refund_retried', refundId)).toMatchObject([
      { before: { state: 'failed' }, after: { reference } },
    ])
    expect(await references('?kind=refund_failed')).not.toContain(reference)
  })

  test('stays as it is when the provider does not answer, and the entry says so', async () => {
    const { refundId, session } = await failedRefund()
    played.stripe.misbehave('read session', 'silence', 3)
    const { status, body } = await retry(refundId)
    expect([status, body['outcome']]).toEqual([200, 'no_answer'])
    expect(await seenOf(refundId)).toMatchObject({ state: 'failed' })
    expect(played.stripe.books.refundedOf(session)).toBe(0)
    expect(await entriesOf('money.refund_retried', refundId)).toMatchObject([{ after: { outcome: 'no_answer' } }])
  })

  test('is sent once by the job if the response was lost', async () => {
    const { refundId, session } = await failedRefund()
    played.stripe.misbehave('create refund', 'lost', 3)
    const { body } = await retry(refundId)
    expect(body['outcome']).toBe('no_answer')
    expect(await seenOf(refundId)).toMatchObject({ state: 'processing' })
    await rows('due_now', 'update refund set next_at = now() where id = $1', [refundId])
    await sendRefunds(played.context)
    expect(await seenOf(refundId)).toMatchObject({ state: 'succeeded' })
    expect(played.stripe.books.refundedOf(session)).toBe(25_000)
  })

  test('is not sent again if it was made in the provider’s dashboard meanwhile', async () => {
    const { refundId, intent, session } = await failedRefund()
    played.stripe.books.createRefund({ payment_intent: intent, amount: 25_000 })
    const { status, body } = await retry(refundId)
    expect([status, body['code']]).toEqual([409, 'console.refund_elsewhere'])
    expect(played.stripe.books.refundedOf(session)).toBe(25_000)
    expect(await entriesOf('money.refund_retried', refundId)).toEqual([])
  })

  test('can be recorded as sent another way, and is then no difference to the provider’s books', async () => {
    const { refundId, paymentId, reference } = await failedRefund()
    const seen = await seenOf(refundId)
    const { status, body } = await ask(`POST /money/refunds/${refundId}/sent`, { bankReference: 'FT-OTHER-WAY', seen })
    expect([status, (body as MoneyAnswer).money.payment?.refunds]).toMatchObject([200, [{ state: 'succeeded', isByHand: true, number: 'FT-OTHER-WAY', acts: [] }]]) // prettier-ignore
    expect((await orderOf(fixtures.context.db, reference)).refundedMinor).toBe(25_000)
    const [event] = await rows<{ actor: string }>('actor_of_refund', `select e.actor from order_event e join payment p on p.order_id = e.order_id
      where p.id = $1 order by e.id desc limit 1`, [paymentId]) // prettier-ignore
    expect(event?.actor).toBe('staff:Layla Hassan')
    expect((await ask(`POST /money/payments/${paymentId}/reconcile`)).body['outcome']).toBe('agrees')
  })
})

describe('the guest of a refund that its provider refused', () => {
  const mailsAbout = async (reference: string) => {
    await sendOutbox(fixtures.context, mailboxMailer(fixtures.context.db))
    return rows<{ kind: string; body: string }>('mails_of_refund', `select o.kind, m.body from mailbox_message m join outbox o on o.id = m.outbox_id
      where o.kind like 'refund%' and o.payload ->> 'reference' = $1 order by m.id`, [reference]) // prettier-ignore
  }
  const kindsOf = async (reference: string) => (await mailsAbout(reference)).map(({ kind }) => kind)
  const sendAnotherWay = async (refundId: number) =>
    ask(`POST /money/refunds/${refundId}/sent`, { bankReference: 'FT-OTHER-WAY', seen: await seenOf(refundId) })

  test('is mailed once that it is delayed, and then that it was sent another way', async () => {
    const { refundId, reference, intent } = await failedRefund()
    const [delayed] = await mailsAbout(reference)
    expect(delayed).toMatchObject({ kind: 'refund_delayed', body: expect.stringContaining(reference) })
    expect(delayed?.body).toMatch(/25/)
    await ask(`POST /money/refunds/${refundId}/retry`, { seen: await seenOf(refundId) })
    const again = played.stripe.books.refundsOf(intent).find(({ status }) => status !== 'failed')
    if (!again) throw new Error('nothing was refunded again')
    again.status = 'failed'
    await played.deliver(played.stripe.webhook('refund.failed', again))
    await expect.poll(async () => (await seenOf(refundId)).state).toBe('failed')
    expect(await kindsOf(reference)).toEqual(['refund_delayed'])
    expect((await sendAnotherWay(refundId)).status).toBe(200)
    expect(await kindsOf(reference)).toEqual(['refund_delayed', 'refund_sent'])
    expect((await mailsAbout(reference)).at(-1)?.body).toContain('FT-OTHER-WAY')
  })

  test('is not mailed a delay that was over before', async () => {
    const { refundId, reference } = await failedRefund()
    await sendAnotherWay(refundId)
    expect(await kindsOf(reference)).toEqual(['refund_sent'])
  })
})

test('a refund that waits is sent at once by a person, under the key of the job', async () => {
  const { refundId, session } = await lateOrder()
  expect((await open(`r${refundId}`)).payment?.refunds[0]).toMatchObject({ state: 'created', acts: ['retry'] })
  const { body } = await ask(`POST /money/refunds/${refundId}/retry`, { seen: await seenOf(refundId) })
  expect(body['outcome']).toBe('sent')
  await rows('due_again', 'update refund set next_at = now() where id = $1', [refundId])
  await sendRefunds(played.context)
  expect(played.stripe.books.refundedOf(session)).toBe(25_000)
  const sent = await ask(`POST /money/refunds/${refundId}/sent`, { bankReference: 'FT1', seen: await seenOf(refundId) })
  expect([sent.status, sent.body['code']]).toEqual([409, 'console.refund_by_hand'])
})

describe('asking the provider about a payment', () => {
  const reconcileOne = async (paymentId: number) => ask(`POST /money/payments/${paymentId}/reconcile`)

  test('settles a payment that was paid there, and returns the provider’s state', async () => {
    const { context, stripe } = played
    const { reference, session } = await played.place(await played.departure(), 2)
    stripe.books.pay(session)
    const { paymentId } = await orderOf(context.db, reference)
    const { body } = await reconcileOne(paymentId)
    expect(body).toMatchObject({
      outcome: 'agrees',
      there: { capturedMinor: 25_000, refundedMinor: 0, currency: 'BHD' },
    })
    expect((await orderOf(context.db, reference)).status).toBe('confirmed')
    expect(await entriesOf('money.reconciled', paymentId)).toMatchObject([{ after: { outcome: 'agrees' } }])
  })

  test('stores a difference, and deletes it once the books agree', async () => {
    const { context, stripe } = played
    const { reference, session } = await played.place(await played.departure(), 2)
    stripe.books.pay(session)
    const { paymentId } = await orderOf(context.db, reference)
    await settlePayment(context, { paymentId })
    stripe.books.session(session).amount_total = 24_000
    expect((await reconcileOne(paymentId)).body).toMatchObject({ outcome: 'differs', differences: [{ kind: 'amount', hereMinor: 25_000, thereMinor: 24_000 }] }) // prettier-ignore
    expect(await references('?kind=books')).toContain(reference)
    stripe.books.session(session).amount_total = 25_000
    expect((await reconcileOne(paymentId)).body['outcome']).toBe('agrees')
    expect(await references('?kind=books')).not.toContain(reference)
  })

  test('reports that the provider does not respond, and changes nothing', async () => {
    const { context, stripe } = played
    const { reference, session } = await played.place(await played.departure(), 2)
    stripe.books.pay(session)
    stripe.misbehave('read session', 'silence', 3)
    const { paymentId } = await orderOf(context.db, reference)
    const { status, body } = await reconcileOne(paymentId)
    expect([status, body['outcome'], body['there']]).toEqual([200, 'no_answer', null])
    expect((await orderOf(context.db, reference)).status).toBe('awaiting_payment')
    expect(await entriesOf('money.reconciled', paymentId)).toMatchObject([{ after: { outcome: 'no_answer' } }])
  })
})
