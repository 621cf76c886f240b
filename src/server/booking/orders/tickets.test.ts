import { describe, expect, test } from 'vitest'
import { apiOf } from '#test/support/api-of.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { checkoutOf, guest, orderOf, pay, visitorWith } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { staffed, tokens } from '#test/support/staff.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { readTicketState } from './read-ticket-state.ts'
import { redeemTicket } from '#server/booking/commands/redeem-ticket.ts'

const fixtures = useFixtures()

/** A ticket for two in ten days. */
async function ticket(options: { isPaid?: boolean } = {}) {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 2)))
  if (options.isPaid !== false) await pay(context, reference)
  const { id } = await orderOf(context.db, reference)
  const [item] = await context.db.rows<{ code: string }>({
    name: 'test.code',
    text: 'select ticket_code as code from order_item where order_id = $1',
    values: [id],
  })
  return { reference, orderId: id, code: item?.code ?? '' }
}

async function cancel(orderId: number) {
  const text = `update order_item set status = 'cancelled' where order_id = $1`
  await fixtures.context.db.rows({ name: 'test.cancel_item', text, values: [orderId] })
}

const onItsDay = () => later(fixtures.context, '10 days')
const stateOf = async (code: string, context = onItsDay()) =>
  (await readTicketState(context, { code, locale: 'en', address: code })).state
const redeem = (code: string, context = onItsDay(), staff = 'layla') =>
  redeemTicket(context, { code, locale: 'en', staff })
const eventsOf = (orderId: number) =>
  fixtures.context.db.rows({
    name: 'test.redeemed',
    text: `select actor from order_event where order_id = $1 and to_status = 'redeemed'`,
    values: [orderId],
  })

describe('a ticket shown at the door', () => {
  test('is good on its day, and not before or after it', async () => {
    const { code } = await ticket()
    expect(await stateOf(code)).toBe('valid')
    expect(await stateOf(code, fixtures.context)).toBe('not_today')
    expect(await stateOf(code, later(fixtures.context, '12 days'))).toBe('not_today')
    expect(await stateOf(`${code.slice(0, 4)} ${code.slice(4, 8)}-${code.slice(8).toLowerCase()}`)).toBe('valid')
  })

  test('shows the guide the activity, time, travellers and only an initial of the buyer', async () => {
    const { code, reference } = await ticket()
    const answer = await apiOf(fixtures.context).request(`/api/tickets/${code}?locale=ar`)
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ state: 'not_today', travellers: 2, initial: 'س', usedAt: null })
    for (const personal of [guest.firstName, guest.lastName, guest.email, '501234567', reference])
      expect(text).not.toContain(personal)
  })

  test('is unknown if it was not paid or does not exist', async () => {
    const { code } = await ticket({ isPaid: false })
    for (const one of [code, 'AAAA2222BBBB3333'])
      await expect(stateOf(one)).rejects.toMatchObject({ code: 'orders.ticket_unknown' })
    await expect(redeem(code)).rejects.toMatchObject({ code: 'orders.ticket_unknown' })
  })

  test('limits how often one address may look tickets up', async () => {
    const { code } = await ticket()
    const ask = () => readTicketState(fixtures.context, { code, locale: 'en', address: '198.51.100.9' })
    const results = await Promise.allSettled(Array.from({ length: 250 }, ask))
    const refused = results.filter((one) => one.status === 'rejected')
    // Two windows at most were met.
    expect(refused.length).toBeGreaterThanOrEqual(10)
    for (const one of refused) expect(one.reason).toMatchObject({ code: 'orders.too_many_tickets' })
  })
})

describe('letting travellers in', () => {
  test('happens once, however many guides scan the ticket at the same moment', async () => {
    const { code, orderId } = await ticket()
    const context = onItsDay()
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => redeem(code, context, n % 2 === 0 ? 'layla' : 'omar')),
    )
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of results)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'orders.ticket_used' })
    expect(await eventsOf(orderId)).toHaveLength(1)
    expect(await stateOf(code)).toBe('used')
  })

  test('is refused on another day, and when the booking was cancelled', async () => {
    const { code, orderId } = await ticket()
    await expect(redeem(code, fixtures.context)).rejects.toMatchObject({ code: 'orders.ticket_not_today' })
    await cancel(orderId)
    expect(await stateOf(code)).toBe('cancelled')
    await expect(redeem(code)).rejects.toMatchObject({ code: 'orders.ticket_cancelled' })
    expect(await eventsOf(orderId)).toEqual([])
  })

  test('is for the staff', async () => {
    const { code, orderId } = await ticket()
    const ask = (authorization?: string) =>
      apiOf(staffed(onItsDay())).request(`/api/staff/tickets/${code}/redeem`, {
        method: 'POST',
        headers: { host: 'localhost', ...(authorization === undefined ? {} : { authorization }) },
      })
    expect((await ask()).status).toBe(401)
    expect((await ask(`Bearer ${tokens.omar}x`)).status).toBe(401)
    const answer = await ask(`Bearer ${tokens.omar}`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ state: 'used', travellers: 2 })
    expect(await eventsOf(orderId)).toEqual([{ actor: 'staff:omar' }])
    expect((await ask(`Bearer ${tokens.omar}`)).status).toBe(409)
  })
})
