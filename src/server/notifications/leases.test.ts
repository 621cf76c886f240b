import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { checkoutOf, pay, visitorWith } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import type { Mailer } from './mailer.ts'
import { sendOutbox } from './send-outbox.ts'

const fixtures = useFixtures()
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

async function paidOrder(): Promise<void> {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 1 })
  const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 1)))
  await pay(context, reference)
}

/** Accepts a mail and does not respond until released. */
function silentMailer() {
  let letGo = () => {}
  const silence = new Promise<void>((resolve) => (letGo = resolve))
  const taken: number[] = []
  const mailer: Mailer = {
    send: async (_, { id }) => {
      taken.push(id)
      await silence
    },
  }
  return { mailer, taken, letGo }
}

test('a mail whose process was killed while sending is sent within a minute', async () => {
  const { context } = fixtures
  await paidOrder()
  const killed = silentMailer()
  const run = sendOutbox(context, killed.mailer)
  await expect.poll(() => killed.taken.length).toBe(1)
  const next = silentMailer()
  next.letGo()
  await sendOutbox(later(context, '50 seconds'), next.mailer)
  expect(next.taken).toEqual(killed.taken)
  killed.letGo()
  await run
})

test('a mail that a running process is still sending is sent by no other', async () => {
  const { context } = fixtures
  await paidOrder()
  const slow = silentMailer()
  const run = sendOutbox(context, slow.mailer)
  await expect.poll(() => slow.taken.length).toBe(1)
  await context.db.rows({
    name: 'test.nearly_over',
    text: `update outbox set next_at = rihla_now() + interval '20 seconds' where id = $1`,
    values: slow.taken,
  })
  vi.advanceTimersByTime(10_000)
  const leaseOf = () =>
    context.db.rows<{ seconds: number }>({
      name: 'test.lease',
      text: 'select extract(epoch from next_at - rihla_now())::float8 as seconds from outbox where id = $1',
      values: slow.taken,
    })
  await expect.poll(async () => (await leaseOf())[0]?.seconds).toBeGreaterThan(25)
  const other = silentMailer()
  other.letGo()
  await sendOutbox(later(context, '25 seconds'), other.mailer)
  expect(other.taken).toEqual([])
  slow.letGo()
  await run
})
