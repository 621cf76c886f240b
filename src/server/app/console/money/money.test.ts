import { describe, expect, test } from 'vitest'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import { recordTransfer } from '#server/booking/payments/record-transfer.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import { watchLedger } from '#server/booking/payments/watch-ledger.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { orderOf, pay } from '#test/support/buyer.ts'
import { oldProof, staffPerson, supplierId } from '#test/support/console.ts'
import { paidOrder, placedOrder, type Body } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { useMoneyDesk, type MoneyAnswer } from '#test/support/money-desk.ts'
import { useStripe } from '#test/support/stripe-fixtures.ts'

const fixtures = useFixtures()
const played = useStripe(fixtures)
const { ask, listed, references, open, rows, entriesOf, lateOrder, failedRefund, seenOf, transfer, record, person } =
  useMoneyDesk(fixtures, played)

describe('what needs a person', () => {
  test('has late payments, refunds that failed and that wait, and ledger findings, the oldest first, until they are dealt with', async () => {
    const { context } = fixtures
    const late = await lateOrder()
    const failed = await failedRefund()
    const waiting = await lateOrder()
    await rows('old_refund', `update refund set created_at = now() - interval '2 hours' where id = $1`, [
      waiting.refundId,
    ])
    const unbalanced = await paidOrder(context)
    await rows('lost_money', `update payment p set captured_minor = captured_minor - 1000 from orders o where o.id = p.order_id and o.reference = $1`, [unbalanced.reference]) // prettier-ignore
    await rows('not_today', `delete from rate_limit where key like '%ledger%'`)
    await watchLedger(context)

    const { rows: all } = await listed()
    const kindsOf = (reference: string) => all.filter((row) => row.reference === reference).map(({ kind, state }) => `${String(kind)} ${String(state)}`) // prettier-ignore
    expect(kindsOf(late.reference)).toEqual(['late late'])
    expect(kindsOf(failed.reference).toSorted()).toEqual(['late late', 'refund_failed failed'])
    expect(kindsOf(waiting.reference).toSorted()).toEqual(['late late', 'refund_waiting created'])
    expect(kindsOf(unbalanced.reference)).toEqual(['books booking_without_money'])
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted())

    const finding = all.find(({ reference }) => reference === unbalanced.reference)
    expect(finding).toMatchObject({ hereMinor: 24_000, thereMinor: 25_000, currency: 'BHD' })
    const { body } = await ask(`POST /money/findings/${finding?.key.slice(1)}/handled`, { note: 'a test changed it' })
    expect((body as MoneyAnswer).money.findings).toMatchObject([
      { kind: 'booking_without_money', handled: { by: 'Layla Hassan', note: 'a test changed it' }, canHandle: false },
    ])
    expect(await references('?kind=books')).not.toContain(unbalanced.reference)
    await rows('not_today_either', `delete from rate_limit where key like '%ledger%'`)
    await watchLedger(context)
    expect(await references('?kind=books')).not.toContain(unbalanced.reference)
    expect(await entriesOf('money.finding_handled', Number(finding?.key.slice(1)))).toMatchObject([
      { staffId: person().staffId, after: { reference: unbalanced.reference, finding: 'booking_without_money' }, reason: 'a test changed it' }, // prettier-ignore
    ])
    await rows('found_money', `update payment p set captured_minor = captured_minor + 1000 from orders o where o.id = p.order_id and o.reference = $1`, [unbalanced.reference]) // prettier-ignore
  })

  test('a finding that no longer holds is dropped by the next check', async () => {
    const { context } = fixtures
    const { reference } = await paidOrder(context)
    const change = (sum: number) =>
      rows(`change_${sum}`, `update payment p set captured_minor = captured_minor + ${sum} from orders o where o.id = p.order_id and o.reference = $1`, [reference]) // prettier-ignore
    const watch = async () => {
      await rows('again_today', `delete from rate_limit where key like '%ledger%'`)
      await watchLedger(context)
    }
    await change(500)
    await watch()
    expect(await references('?kind=books')).toContain(reference)
    await change(-500)
    await watch()
    expect(await references('?kind=books')).not.toContain(reference)
  })

  test('has a refund that was made in the provider’s dashboard, once the books are compared', async () => {
    const { context, stripe } = played
    const { reference, session } = await played.place(await played.departure(), 2)
    stripe.books.pay(session)
    const { paymentId } = await orderOf(context.db, reference)
    await settlePayment(context, { paymentId })
    stripe.books.createRefund({ payment_intent: stripe.books.session(session).payment_intent?.id ?? '', amount: 5_000 })
    await ask(`POST /money/payments/${paymentId}/reconcile`)
    const { rows: found } = await listed('?kind=refunded_elsewhere')
    expect(found.find((row) => row.reference === reference)).toMatchObject({ state: 'refunded_there', hereMinor: 0, thereMinor: 5_000 }) // prettier-ignore
  })

  test('can be handled by one of two people at once; the other gets an error', async () => {
    const { reference } = await lateOrder()
    const key = (await listed('?kind=late')).rows.find((row) => row.reference === reference)?.key.slice(1)
    const answers = await Promise.all(
      [1, 2].map(() => ask(`POST /money/findings/${key}/handled`, { note: 'called the guest' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('console.money_changed')
    expect(await entriesOf('money.finding_handled', Number(key))).toHaveLength(1)
  })
})

describe('the lists', () => {
  test('filter by state, provider, currency, period, amount and each kind of number', async () => {
    const { context } = fixtures
    const paid = await paidOrder(context)
    const unpaid = await placedOrder(context)
    const { reference, paymentId } = await transfer()
    await record(paymentId, { bankReference: 'FT-FILTER' })
    const { session } = await orderOf(context.db, paid.reference)
    const { payment } = await open(`p${(await orderOf(context.db, paid.reference)).paymentId}`)
    const today = new Date().toISOString().slice(0, 10)
    expect(payment).toMatchObject({ state: 'paid', number: session })
    const has = async (query: string) => (await listed(`?tab=payments&${query}`)).rows.map((row) => row.reference)
    expect(await has('state=paid')).toContain(paid.reference)
    expect(await has('state=paid')).not.toContain(unpaid.reference)
    expect(await has('state=created,processing')).toContain(unpaid.reference)
    expect(await has('provider=bank_transfer')).toContain(reference)
    expect(await has('provider=bank_transfer')).not.toContain(paid.reference)
    expect(await has('currency=BHD')).toContain(paid.reference)
    expect(await has('currency=SAR')).not.toContain(paid.reference)
    expect(await has(`from=${today}&to=${today}`)).toContain(paid.reference)
    expect(await has('to=2020-01-01')).toEqual([])
    expect(await has('from=2099-01-01')).toEqual([])
    expect(await has('least=25&most=25')).toContain(paid.reference)
    expect(await has('least=25.001')).not.toContain(paid.reference)
    expect(await has('most=24.999')).not.toContain(paid.reference)
    expect(await has(`q=${paid.reference.toLowerCase()}`)).toEqual([paid.reference])
    expect(await has(`q=${session}`)).toEqual([paid.reference])
    expect(await has('q=FT-FILTER')).toEqual([reference])
    expect(await has('q=FT-FILT')).toEqual([])
    const wrong = ['tab=nothing', 'tab=payments&state=nowhere', 'least=x', 'currency=XXX', 'after=1.x']
    for (const query of wrong) expect([query, (await ask(`GET /money?${query}`)).status]).toEqual([query, 422])
  })

  test('refunds are found by their number and their state', async () => {
    const { reference, refundId, intent } = await lateOrder()
    expect(await references('?tab=refunds&state=created')).toContain(reference)
    await sendRefunds(played.context)
    const [sent] = played.stripe.books.refundsOf(intent)
    expect(await references(`?tab=refunds&q=${sent?.id}`)).toEqual([reference])
    expect(await references('?tab=refunds&state=created')).not.toContain(reference)
    expect((await listed(`?tab=refunds&q=${reference}`)).rows).toMatchObject([
      { key: `r${refundId}`, state: 'succeeded' },
    ])
  })

  test('transfers are listed while they wait for a person, unless a state is chosen', async () => {
    const [waiting, part, over, done] = [await transfer(), await transfer(), await transfer(), await transfer()]
    await record(part.paymentId, { amountMinor: 10_000 })
    await record(over.paymentId, { amountMinor: 26_000 })
    await record(done.paymentId)
    const stateOf = async (reference: string, query = '') =>
      (await listed(`?tab=transfers${query}&q=${reference}`)).rows.map(({ state, receivedMinor }) => [
        state,
        receivedMinor,
      ])
    expect(await stateOf(waiting.reference)).toEqual([['waiting', 0]])
    expect(await stateOf(part.reference)).toEqual([['part', 10_000]])
    expect(await stateOf(over.reference)).toEqual([['back', 26_000]])
    expect(await stateOf(done.reference)).toEqual([])
    expect(await stateOf(done.reference, '&state=done')).toEqual([['done', 25_000]])
  })

  test('page through more than fifty, by key', async () => {
    await rows(
      'copy_payments',
      `insert into payment (order_id, provider, attempt, attempt_key, status, amount_minor, currency)
        select order_id, 'copied', 100 + n, 'copy' || n, 'expired', 1000, currency
        from payment, generate_series(1, 60) n where id = (select min(id) from payment)`,
    )
    const page = await listed('?tab=payments&provider=copied')
    expect([page.rows.length, page.count]).toEqual([50, 60])
    const rest = await listed(`?tab=payments&provider=copied&after=${page.next}`)
    expect([rest.rows.length, rest.next]).toEqual([10, null])
    expect(new Set([...page.rows, ...rest.rows].map(({ key }) => key)).size).toBe(60)
    await rows(
      'copy_findings',
      `insert into money_finding (kind, provider, provider_reference, currency, found_at)
        select 'session_unknown_here', 'copied', 'cs_' || n, 'BHD', now() - interval '1 day' from generate_series(1, 60) n`,
    )
    const found = await listed('?provider=copied')
    expect([found.rows.length, found.count]).toEqual([50, 60])
    const others = await listed(`?provider=copied&after=${found.next}`)
    expect(new Set([...found.rows, ...others.rows].map(({ key }) => key)).size).toBe(60)
    await rows('copies_gone', `delete from payment where provider = 'copied'`)
    await rows('copied_findings_gone', `delete from money_finding where provider = 'copied'`)
  })
})

describe('a bank transfer', () => {
  test('with half an emoji, which the log cannot store, is refused as malformed', async () => {
    const { paymentId } = await transfer()
    const { status, body } = await record(paymentId, { bankReference: 'FT \ud83d' })
    expect([status, body['code']]).toEqual([400, 'request.malformed'])
  })

  test('confirms the order on arrival; the audit entry names the person who recorded it', async () => {
    const { paymentId, reference } = await transfer()
    const { status, body } = await record(paymentId, { bankReference: ' FT-WHOLE ' })
    expect([status, body['outcome']]).toEqual([200, 'confirmed'])
    expect((body as MoneyAnswer).money.payment?.transfer).toMatchObject({
      receivedMinor: 25_000,
      receipts: [{ bankReference: 'FT-WHOLE' }],
    })
    expect((await orderOf(fixtures.context.db, reference)).status).toBe('confirmed')
    expect(await entriesOf('money.receipt_recorded', paymentId)).toMatchObject([
      {
        staffId: person().staffId,
        after: { reference, amountMinor: 25_000, currency: 'BHD', bankReference: 'FT-WHOLE' },
      },
    ])
  })

  test('recorded by two people at once counts once, and the second gets an error', async () => {
    const { paymentId } = await transfer()
    const answers = await Promise.all(
      [1, 2].map(() => record(paymentId, { bankReference: 'FT-TWICE', amountMinor: 10_000 })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('console.receipt_known')
    expect((await open(`p${paymentId}`)).payment?.transfer).toMatchObject({ receivedMinor: 10_000 })
    expect(await entriesOf('money.receipt_recorded', paymentId)).toHaveLength(1)
  })

  test('is refused if another part arrived since it was shown, and nothing changes', async () => {
    const { paymentId } = await transfer()
    await record(paymentId, { amountMinor: 10_000 })
    const { status, body } = await record(paymentId, { amountMinor: 15_000 })
    expect([status, body['code']]).toEqual([409, 'console.money_changed'])
    expect((await open(`p${paymentId}`)).payment?.transfer).toMatchObject({ receivedMinor: 10_000 })
    expect((await record(paymentId, { amountMinor: 15_000, seenReceivedMinor: 10_000 })).body['outcome']).toBe(
      'confirmed',
    )
  })

  test.each([
    ['no sum', { amountMinor: 0 }, 'amount', 'required'],
    ['no number', { bankReference: ' ' }, 'bankReference', 'required'],
    ['a number that is too long', { bankReference: 'x'.repeat(65) }, 'bankReference', 'too_long'],
    ['a day to come', { receivedOn: '2099-01-01' }, 'receivedOn', 'future'],
  ])('with %s is refused at its field', async (_, change, field, code) => {
    const { paymentId } = await transfer()
    const { status, body } = await record(paymentId, change)
    expect([status, body['code'], body['fields']]).toEqual([422, 'console.fields_invalid', [{ field, code }]])
    expect(await entriesOf('money.receipt_recorded', paymentId)).toEqual([])
  })

  test('is refused with a field error if its number is that of another order’s receipt', async () => {
    const [one, other] = [await transfer(), await transfer()]
    await record(one.paymentId, { bankReference: 'FT-USED' })
    // Also as it is copied from an Arabic statement.
    for (const bankReference of ['FT-USED', '\u202aFT-USED\u202c', 'FT-USED ']) {
      const { status, body } = await record(other.paymentId, { bankReference })
      expect([status, body['fields']]).toEqual([422, [{ field: 'bankReference', code: 'reused' }]])
    }
    expect((await open(`p${other.paymentId}`)).payment?.transfer).toMatchObject({ receivedMinor: 0 })
  })

  test('a receipt whose settlement was interrupted is settled by recording it again', async () => {
    const { context } = fixtures
    const { paymentId, reference } = await transfer()
    await rows('interrupted', `insert into bank_receipt (transfer_reference, amount_minor, bank_reference, received_on) values ($1, 25000, 'FT-CUT', current_date)`, [reference]) // prettier-ignore
    expect((await record(paymentId, { bankReference: 'FT-CUT' })).body['code']).toBe('console.receipt_known')
    expect((await orderOf(context.db, reference)).status).toBe('confirmed')
  })

  test('its surplus is recorded as sent back, once, with a fresh proof', async () => {
    const { paymentId, reference } = await transfer()
    const { body } = await record(paymentId, { amountMinor: 26_500 })
    const [refund] = (body as MoneyAnswer).money.payment?.refunds ?? []
    expect(refund).toMatchObject({ amountMinor: 1_500, acts: ['sent'], nextAt: null })
    const id = refund?.id ?? 0
    const sent = { bankReference: 'FT-BACK', seen: await seenOf(id) }
    const tired = await staffPerson(fixtures.context, 'finance')
    await oldProof(fixtures.context, tired)
    const send = (who = person(), change: Body = {}) =>
      ask(`POST /money/refunds/${id}/sent`, { ...sent, ...change }, who, fixtures.context)
    expect((await send(tired)).body['code']).toBe('console.proof_required')
    expect((await send(person(), { bankReference: '' })).body['fields']).toEqual([
      { field: 'bankReference', code: 'required' },
    ])
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('console.money_changed')
    expect(await entriesOf('money.refund_sent', id)).toMatchObject([
      { before: { state: 'created' }, after: { reference, amountMinor: 1_500, bankReference: 'FT-BACK' } },
    ])
    expect(await seenOf(id)).toMatchObject({ state: 'succeeded' })
    expect((await ask(`POST /money/refunds/${id}/retry`, { seen: await seenOf(id) }, person(), fixtures.context)).body['code']).toBe('console.refund_by_hand') // prettier-ignore
  })
})

test('people see and do what their roles allow; a supplier’s people see no money of orders', async () => {
  const { context } = fixtures
  const { reference } = await paidOrder(context)
  await followOrderEvents(context)
  const key = `p${(await orderOf(context.db, reference)).paymentId}`
  const support = await staffPerson(context, 'support')
  expect((await ask(`GET /money/${key}`, undefined, support)).body).toMatchObject({
    order: { reference, guest: 'سارة العلي', isReadable: true },
    payment: { acts: ['reconcile'] },
  })
  const { paymentId } = await transfer()
  expect((await ask(`GET /money/p${paymentId}`, undefined, support)).body).toMatchObject({
    payment: { acts: [] },
  })
  expect((await ask(`GET /money/p${paymentId}`)).body).toMatchObject({ payment: { acts: ['receipt'] } })
  await rows('reader', `update role set permissions = '{settlements.read}' where code = 'analyst'`)
  const reader = await staffPerson(context, 'analyst')
  expect((await ask(`GET /money/${key}`, undefined, reader)).body).toMatchObject({ order: { guest: null, isReadable: false }, payment: { acts: [] } }) // prettier-ignore
  const books = await staffPerson(context, 'supplier_finance', await supplierId(context))
  for (const route of ['GET /money', `GET /money/${key}`])
    expect((await ask(route, undefined, books)).body['code']).toBe('console.forbidden')
  expect((await ask('GET /money/p987654321')).status).toBe(404)
})

test('a payment that fits no order needs a person', async () => {
  const { context } = fixtures
  const { reference } = await placedOrder(context)
  await rows('cancelled_meanwhile', `with o as (update orders set status = 'cancelled' where reference = $1 returning id)
    update order_item i set status = 'cancelled' from o where i.order_id = o.id`, [reference]) // prettier-ignore
  await pay(context, reference)
  expect((await listed('?kind=unmatched')).rows.find((row) => row.reference === reference)).toMatchObject({ state: 'unmatched', thereMinor: 25_000 }) // prettier-ignore
})

test('a receipt recorded by the command is known to the console', async () => {
  const { paymentId, reference } = await transfer()
  await recordTransfer(fixtures.context, { reference, amountMinor: 10_000, currency: 'BHD', bankReference: 'FT-CLI', receivedOn: '2026-11-22' }) // prettier-ignore
  expect((await record(paymentId, { bankReference: 'FT-CLI', amountMinor: 10_000 })).body['code']).toBe(
    'console.receipt_known',
  )
  await followOrderEvents(fixtures.context)
  const { timeline } = (await ask(`GET /orders/${reference}`)).body as { timeline: { kind: string; reason?: string; bankReference?: string }[] } // prettier-ignore
  expect(timeline.filter(({ kind }) => kind === 'receipt').map((one) => one.bankReference)).toEqual(['FT-CLI'])
  // The receipt says it already.
  expect(timeline.map(({ reason }) => reason)).not.toContain('transfer_received')
})

test('a surplus is in the timeline of its order once, as the refund that it became', async () => {
  const { reference, paymentId } = await transfer()
  expect((await record(paymentId)).status).toBe(200)
  expect((await record(paymentId, { amountMinor: 5000, seenReceivedMinor: 25_000 })).status).toBe(200)
  await followOrderEvents(fixtures.context)
  const { timeline } = (await ask(`GET /orders/${reference}`)).body as unknown as { timeline: { kind: string; reason?: string }[] } // prettier-ignore
  const ofSurplus = timeline.filter(({ reason }) => reason?.startsWith('surplus'))
  expect(ofSurplus.map(({ kind }) => kind)).toEqual(['refund'])
})
