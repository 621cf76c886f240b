import { describe, expect, test } from 'vitest'
import { loadCart } from '#server/cart/load-cart.ts'
import type { Mail } from '#server/notifications/mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { ANSWER_GUARD } from '#server/booking/commands/answer-queries.ts'
import { remindBuyers } from '#server/booking/orders/remind-buyers.ts'
import type { ApiContext } from '#server/app/api.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import { expireOrders } from '#server/booking/payments/poll-pending-payments.ts'
import type { Db, Statement } from '#server/kernel/database.ts'
import { mailsOf, orderOf, pay } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { confirm, onHold, reject, reserved, tokens } from '#test/support/staff.ts'
import { countsOf, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()

async function sentMails(): Promise<Mail[]> {
  const sent: Mail[] = []
  await sendOutbox(fixtures.context, { send: async (mail) => void sent.push(mail) })
  return sent
}

const hoursLeft = async (reference: string) => {
  const [row] = await fixtures.context.db.rows<{ hours: number }>({
    name: 'test.hours_left',
    text: `select round(extract(epoch from hold_expires_at - rihla_now()) / 3600)::int as hours from orders where reference = $1`,
    values: [reference],
  })
  return row?.hours
}

describe('an order awaiting its supplier', () => {
  test('holds its seats for two days, empties the cart, and notifies buyer and operator', async () => {
    const { context } = fixtures
    const { departure, visitor, reference, outcome } = await onHold(fixtures.context)
    expect(await outcome()).toBe('on_hold')
    expect(await hoursLeft(reference)).toBe(48)
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 2, sold: 0 })
    expect(await loadCart(context.db, visitor)).toEqual([])
    expect(await mailsOf(context.db, reference)).toEqual(['order_on_hold', 'staff_on_hold'])
  })

  test('is due within half of the time to a near start', async () => {
    const { reference } = await onHold(fixtures.context, { startsInHours: 20 })
    expect(await hoursLeft(reference)).toBe(10)
    await confirm(fixtures.context, reference)
    expect(await hoursLeft(reference)).toBe(10)
  })

  test('that is confirmed awaits its payment for a day, through a link, and is booked by it', async () => {
    const { context } = fixtures
    const { departure, reference, orderId, outcome } = await onHold(fixtures.context)
    const answer = await confirm(fixtures.context, reference)
    expect(answer).toMatchObject({ status: 200, body: { reference, status: 'awaiting_payment', isPayable: true } })
    expect(answer.body['events']).toContainEqual(
      expect.objectContaining({ from: 'awaiting_supplier', to: 'awaiting_payment', actor: 'staff:layla' }),
    )
    expect(await hoursLeft(reference)).toBe(24)
    expect(await outcome()).toBe('reserved')
    const mail = (await sentMails()).find(
      ({ subject, text }) => subject.startsWith('تمت الموافقة على طلبك') && text.includes(reference),
    )
    expect(mail?.text).toMatch(new RegExp(`ادفع الآن: http\\S+/invoices/${reference}\\?key=`))

    await startPayment(context, { orderId })
    await pay(context, reference)
    expect(await outcome()).toBe('booked')
    const items = await context.db.rows({
      name: 'test.item_states',
      text: 'select status from order_item where order_id = $1',
      values: [orderId],
    })
    expect(items).toEqual([{ status: 'confirmed' }])
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 2 })
  })

  test('that was a pay-later order is held as long as one once it is confirmed', async () => {
    const { reference } = await onHold(fixtures.context, { method: 'pay_later' })
    expect(await hoursLeft(reference)).toBe(48)
    await confirm(fixtures.context, reference)
    expect(await hoursLeft(reference)).toBe(9 * 24)
  })

  test('that is confirmed and not paid is reminded, then expires once, and the buyer is notified', async () => {
    const { context } = fixtures
    const { departure, reference } = await onHold(fixtures.context)
    await confirm(fixtures.context, reference)
    await remindBuyers(later(context, '18 hours 1 minute'))
    await Promise.all([expireOrders(later(context, '24 hours 1 minute')), expireOrders(later(context, '25 hours'))])
    expect((await orderOf(context.db, reference)).status).toBe('expired')
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
    expect((await mailsOf(context.db, reference)).slice(2)).toEqual([
      'order_accepted',
      'order_last_reminder',
      'order_unpaid',
    ])
  })

  test('that is free is booked on confirmation', async () => {
    const { context } = fixtures
    await context.db.rows({
      name: 'test.free_code',
      text: `insert into promo_code (code, percent_basis_points) values ('HOLD-FREE', 10000)`,
    })
    const { reference } = await onHold(fixtures.context, { promoCode: 'HOLD-FREE' })
    expect((await confirm(fixtures.context, reference)).body).toMatchObject({ status: 'confirmed' })
    const subjects = (await sentMails()).filter(({ text }) => text.includes(reference)).map(({ subject }) => subject)
    expect(subjects).not.toContainEqual(expect.stringContaining('أكمل الدفع'))
    expect(subjects).toContainEqual(expect.stringContaining('تم تأكيد حجزك'))
  })

  test('that is rejected fails, releases its seats, and gives the buyer the reason', async () => {
    const { context } = fixtures
    const { departure, reference, outcome } = await onHold(fixtures.context)
    const reason = '<b>القارب</b> في الصيانة'
    const answer = await reject(fixtures.context, reference, { token: tokens.omar, body: { reason } })
    expect(answer).toMatchObject({ status: 200, body: { status: 'failed', isPayable: false } })
    expect(answer.body['events']).toContainEqual(
      expect.objectContaining({
        from: 'awaiting_supplier',
        to: 'failed',
        actor: 'staff:omar',
        reason: `rejected: ${reason}`,
      }),
    )
    expect(await outcome()).toBe('unsuccessful')
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
    const [mail, ...more] = (await sentMails()).filter(({ subject }) => subject === `لم يتم حجزك ${reference}`)
    expect(more).toEqual([])
    expect(mail?.html).toContain('&lt;b&gt;القارب&lt;/b&gt; في الصيانة')
  })

  test('that gets no answer fails after two days, once, and buyer and operator are notified', async () => {
    const { context } = fixtures
    const { departure, reference } = await onHold(fixtures.context)
    await expireOrders(later(context, '47 hours 59 minutes'))
    expect((await orderOf(context.db, reference)).status).toBe('awaiting_supplier')
    const after = later(context, '48 hours 1 minute')
    await Promise.all([expireOrders(after), expireOrders(after), expireOrders(after)])
    expect((await orderOf(context.db, reference)).status).toBe('failed')
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
    expect((await mailsOf(context.db, reference)).slice(2)).toEqual(['order_unanswered', 'staff_unanswered'])
    expect(await confirm(fixtures.context, reference)).toMatchObject({
      status: 409,
      body: { code: 'orders.already_answered', answeredBy: 'system', orderStatus: 'failed' },
    })
  })

  test('cannot be answered after its deadline, even before it is processed', async () => {
    const { reference } = await onHold(fixtures.context)
    const context = later(fixtures.context, '48 hours 1 second')
    for (const answer of [confirm, reject])
      expect(await answer(context, reference)).toMatchObject({
        status: 410,
        body: { code: 'orders.answer_too_late' },
      })
  })
})

describe('an answer is refused', () => {
  test.each([
    ['confirmed', confirm],
    ['rejected', reject],
  ])('to an order that was %s, and names who answered', async (_, first) => {
    const { reference } = await onHold(fixtures.context)
    await first(fixtures.context, reference, { token: tokens.omar })
    const before = await mailsOf(fixtures.context.db, reference)
    for (const again of [confirm, reject])
      expect(await again(fixtures.context, reference)).toMatchObject({
        status: 409,
        body: { code: 'orders.already_answered', answeredBy: 'staff:omar' },
      })
    expect(await mailsOf(fixtures.context.db, reference)).toEqual(before)
  })

  test.each([
    ['confirm', confirm],
    ['reject', reject],
  ])('to an order that never awaited one, and to an unknown one: %s', async (_, answer) => {
    const { reference } = await reserved(fixtures.context)
    expect(await answer(fixtures.context, reference)).toMatchObject({
      status: 409,
      body: { code: 'orders.not_on_hold' },
    })
    expect(await answer(fixtures.context, 'RH-NOBODY22')).toMatchObject({
      status: 404,
      body: { code: 'orders.order_unknown' },
    })
  })

  test.each([{}, { reason: '' }, { reason: '  ' }, { reason: 'x'.repeat(501) }])(
    'with a missing or too long reason (%#)',
    async (body) => {
      const { reference, outcome } = await onHold(fixtures.context)
      expect(await reject(fixtures.context, reference, { body })).toMatchObject({
        status: 422,
        body: { code: 'request.invalid' },
      })
      expect(await outcome()).toBe('on_hold')
    },
  )
})

describe('two simultaneous answers', () => {
  /** The same data, without waiting for a concurrent answer. */
  function withoutGuard(context: ApiContext): ApiContext {
    const bare = (statement: Statement) =>
      statement.name === 'orders.lock_to_answer'
        ? { ...statement, name: 'test.answer_without_guard', text: statement.text.replace(ANSWER_GUARD, '') }
        : statement
    const transaction: Db['transaction'] = (work) =>
      context.db.transaction((tx) => work({ ...tx, rows: (statement) => tx.rows(bare(statement)) }))
    return { ...context, db: { ...context.db, transaction } }
  }
  async function answerAtOnce(context: ApiContext, orders: number) {
    const references: string[] = []
    for (let order = 0; order < orders; order++) references.push((await onHold(fixtures.context)).reference)
    const answers = await Promise.all(
      references.flatMap((reference) => [
        confirm(context, reference),
        reject(context, reference, { token: tokens.omar }),
        confirm(context, reference, { token: tokens.omar }),
      ]),
    )
    const wins = references.map(
      (_, at) => answers.slice(at * 3, at * 3 + 3).filter(({ status }) => status === 200).length,
    )
    return { references, answers, wins }
  }

  test('would both succeed without the guard: the race is real', async ({ skip }) => {
    const { context, isConcurrent } = fixtures
    if (!isConcurrent) skip()
    const { wins } = await answerAtOnce(withoutGuard(context), 8)
    expect(Math.max(...wins)).toBeGreaterThan(1)
  })

  test('exactly one succeeds, the other is refused, and seats and mails follow the first', async () => {
    const { context } = fixtures
    const { references, answers, wins } = await answerAtOnce(context, 8)
    expect(wins).toEqual(references.map(() => 1))
    const lost = answers.filter(({ status }) => status !== 200)
    expect(new Set(lost.map(({ body }) => body['code']))).toEqual(new Set(['orders.already_answered']))
    for (const reference of references) {
      const { status } = await orderOf(context.db, reference)
      expect((await mailsOf(context.db, reference)).slice(2)).toEqual([
        status === 'failed' ? 'order_rejected' : 'order_accepted',
      ])
      const [places] = await context.db.rows({
        name: 'test.places_of',
        text: `select sum(d.held)::int as held, string_agg(distinct h.status, ',') as holds from orders o
          join hold h on h.order_id = o.id join departure d on d.id = h.departure_id where o.reference = $1`,
        values: [reference],
      })
      expect(places).toEqual(status === 'failed' ? { held: 0, holds: 'released' } : { held: 2, holds: 'held' })
    }
  })
})
