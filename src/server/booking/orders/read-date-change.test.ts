import { describe, expect, test } from 'vitest'
import { beginDateChange } from '#server/booking/commands/begin-date-change.ts'
import { cancelBooking } from '#server/booking/commands/cancel-booking.ts'
import { completeOrder } from '#server/booking/commands/complete-order.ts'
import { abandonDateChange, withdrawDateChange } from '#server/booking/commands/end-date-change.ts'
import { rebookItem } from '#server/booking/commands/rebook-item.ts'
import { endDueDateChanges } from '#server/booking/payments/poll-pending-payments.ts'
import { decideSandboxPayment, findSandboxSession } from '#server/booking/providers/decide-sandbox-payment.ts'
import { providersOf, type PaymentContext } from '#server/booking/providers/providers.ts'
import { apiOf } from '#test/support/api-of.ts'
import { guest } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { boughtBooking, dateWithPrice, payAtProvider, payForChange, paymentsOfChanges, type BoughtBooking } from '#test/support/date-changes.ts' // prettier-ignore
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { readDateChange } from './read-date-change.ts'

const fixtures = useFixtures()

/** A booking whose dearer date is held, and the address that its payment page returns to. */
async function changing() {
  const { context } = fixtures
  const [order, to] = [await boughtBooking(context), await dateWithPrice(context, 2000)]
  await beginDateChange(context, { ...order, departureId: to.id, seenPriceMinor: 30_000 })
  return { order, to, ...(await returnOf(order)) }
}

async function returnOf(order: BoughtBooking) {
  const [payment] = await paymentsOfChanges(fixtures.context, order)
  const session = await findSandboxSession(fixtures.context.db, payment?.session ?? '')
  const url = new URL(session?.returnUrl ?? '')
  const changeId = Number(url.searchParams.get('dateChange'))
  return { url, changeId, returnKey: url.searchParams.get('returnKey') ?? '' }
}

/** A context that counts the sessions which are read from the provider. */
function counting(context: typeof fixtures.context) {
  const { card } = context.providers
  const calls = { count: 0 }
  const retrieveSession: typeof card.retrieveSession = (reference) => {
    calls.count += 1
    return card.retrieveSession(reference)
  }
  return { calls, context: { ...context, providers: providersOf({ ...card, retrieveSession }) } }
}

const read = (order: BoughtBooking, changeId: number, context: PaymentContext = fixtures.context) =>
  readDateChange(context, { ...order, changeId, locale: 'en' })

const processing = () =>
  Promise.resolve({ status: 'processing' as const, capturedMinor: 0, hasDeclinedTry: false, declineReason: null })

describe('the return from the payment page of a dearer date', () => {
  test('goes to the order, and tells a browser without its cookie that the booking has moved, without personal data', async () => {
    const { context } = fixtures
    const { order, url, changeId, returnKey } = await changing()
    expect(url.pathname).toMatch(new RegExp(`/invoices/${order.reference}$`))
    await payAtProvider(context, order)
    const visitor = await createVisitor(context.db)
    const stranger = { visitor, reference: order.reference, changeId, locale: 'en' as const }
    await expect(readDateChange(context, stranger)).rejects.toMatchObject({ code: 'orders.order_unknown' })
    const shown = await readDateChange(context, { ...stranger, returnKey })
    expect(shown).toMatchObject({ outcome: 'moved', bookingId: order.bookingId, differenceMinor: 5_000 })
    for (const secret of [guest.email, guest.firstName, guest.lastName, order.key])
      expect(JSON.stringify(shown)).not.toContain(secret)
  })

  test('opens nothing with the key of another order, nor the change of another order with its own', async () => {
    const { context } = fixtures
    const [one, other] = [await changing(), await changing()]
    const visitor = await createVisitor(context.db)
    const wish = { visitor, reference: one.order.reference, locale: 'en' as const }
    await expect(readDateChange(context, { ...wish, changeId: one.changeId, returnKey: other.returnKey })).rejects.toMatchObject({ code: 'orders.order_unknown' }) // prettier-ignore
    await expect(readDateChange(context, { ...wish, changeId: other.changeId, returnKey: one.returnKey })).rejects.toMatchObject({ code: 'orders.change_ended' }) // prettier-ignore
  })

  test('asks the provider, and the page of the order does not', async () => {
    const { calls, context } = counting(fixtures.context)
    const { order, changeId } = await changing()
    const page = `/api/invoices/${order.reference}?locale=en&key=${order.key}`
    const answer = await apiOf(context).request(page, { headers: { host: 'localhost' } })
    expect([answer.status, calls.count]).toEqual([200, 0])
    await payAtProvider(context, order)
    expect(await read(order, changeId, context)).toMatchObject({ outcome: 'moved' })
    expect(calls.count).toBe(1)
  })

  test.each([
    ['a payment is being processed', processing, 'in_progress', true],
    ['the provider cannot be reached', () => Promise.reject(new Error('the provider is down')), 'unanswered', false],
  ] as const)('says that %s', async (_, retrieveSession, outcome, isStored) => {
    const { order, changeId } = await changing()
    const { card } = fixtures.context.providers
    const context = { ...fixtures.context, providers: providersOf({ ...card, retrieveSession }) }
    expect(await read(order, changeId, context)).toMatchObject({ outcome })
    const page = `/api/invoices/${order.reference}?locale=en&key=${order.key}`
    const answer = await apiOf(context).request(page, { headers: { host: 'localhost' } })
    expect(await answer.json()).toMatchObject({ bookings: [{ dateChange: { isPaying: isStored } }] })
  }) // prettier-ignore

  test('says that the card was declined, as the page of the order does', async () => {
    const { context } = fixtures
    const { order, changeId } = await changing()
    const page = async () =>
      (await apiOf(context).request(`/api/invoices/${order.reference}?locale=en&key=${order.key}`, { headers: { host: 'localhost' } })).json() // prettier-ignore
    expect(await page()).toMatchObject({ bookings: [{ dateChange: { declineReason: null } }] })
    const [payment] = await paymentsOfChanges(context, order)
    await decideSandboxPayment(context.db, { reference: payment?.session ?? '', decision: 'decline' })
    const payBy = { cityName: 'Manama' }
    expect(await read(order, changeId)).toMatchObject({ outcome: 'held', declineReason: 'refused', payBy })
    expect(await page()).toMatchObject({ bookings: [{ dateChange: { declineReason: 'refused', isPaying: false } }] })
  })

  test('says what is true now when it is opened again from the history', async () => {
    const { context } = fixtures
    const { order, changeId } = await changing()
    expect(await read(order, changeId)).toMatchObject({ outcome: 'held' })
    await payForChange(context, order)
    expect(await read(order, changeId)).toMatchObject({ outcome: 'moved' })
    const same = await dateWithPrice(context, 2000)
    await rebookItem(context, { ...order, departureId: same.id, seenPriceMinor: 30_000 })
    expect(await read(order, changeId)).toMatchObject({ outcome: 'over' })
  })

  test('says that the booking kept its date, until that is changed, and what is refunded', async () => {
    const { context } = fixtures
    const { order, to, changeId } = await changing()
    const [payment] = await paymentsOfChanges(context, order)
    await abandonDateChange(context, { ...order, changeId })
    expect(await read(order, changeId)).toMatchObject({ outcome: 'kept', refundMinor: 0 })
    await beginDateChange(context, { ...order, departureId: to.id, seenPriceMinor: 30_000 })
    expect(await read(order, changeId)).toMatchObject({ outcome: 'replaced' })
    await cancelBooking(context, { ...order, seenRefundMinor: 25_000 })
    expect(await read(order, changeId)).toMatchObject({ outcome: 'over' })
    await completeOrder(context, { paymentId: payment?.id ?? 0, capturedMinor: 5_000 })
    expect(await read(order, changeId)).toMatchObject({ outcome: 'refunded', refundMinor: 5_000 })
  })

  test('says that a date which staff withdrew while its payment was being processed is not confirmed', async () => {
    const { order, changeId } = await changing()
    const { card } = fixtures.context.providers
    const context = { ...fixtures.context, providers: providersOf({ ...card, retrieveSession: processing, expireSession: processing }) } // prettier-ignore
    const { reference, bookingId } = order
    for (let hours = 1; hours <= 10; hours++) await endDueDateChanges(later(context, `${hours} hours`))
    const by = { staff: 'Layla', record: () => Promise.resolve() }
    await withdrawDateChange(later(context, '11 hours'), { reference, bookingId, changeId, by })
    expect(await read(order, changeId, context)).toMatchObject({ outcome: 'unconfirmed' })
    expect(await read(order, changeId)).toMatchObject({ outcome: 'kept' })
  })

  test('does not open with its key on another site', async () => {
    const { context } = fixtures
    const { order, changeId, returnKey } = await changing()
    const visitor = await createVisitor(context.db)
    const wish = { visitor, reference: order.reference, changeId, returnKey, locale: 'en' as const }
    expect(await readDateChange(context, wish)).toMatchObject({ outcome: 'held' })
    const elsewhere = { ...visitor, site: { ...visitor.site, id: visitor.site.id + 1 } }
    await expect(readDateChange(context, { ...wish, visitor: elsewhere })).rejects.toMatchObject({ code: 'orders.order_unknown' }) // prettier-ignore
  })
})
