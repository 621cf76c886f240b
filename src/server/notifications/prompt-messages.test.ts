import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestCode } from '#server/accounts/request-code.ts'
import { requestReset } from '#server/accounts/request-reset.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { startJobs } from '#server/kernel/jobs.ts'
import { mailedCode, newAccount } from '#test/support/account.ts'
import { checkoutOf, pay, uniqueEmail, visitorWith } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { notificationJobs } from './jobs.ts'
import { MessageRefused, type Mailer } from './mailer.ts'
import { sendOutbox } from './send-outbox.ts'

const fixtures = useFixtures()

const request = async (email: string) =>
  requestCode(fixtures.context, { visitor: await createVisitor(fixtures.context.db), locale: 'en', email })

/** Collects what is sent. */
function openMailer() {
  const subjects: string[] = []
  const mailer: Mailer = { send: async ({ to, subject }) => void subjects.push(`${to}: ${subject}`) }
  return { mailer, subjects }
}

describe('while a batch of tickets is under way', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  test('a code is mailed at once', async () => {
    const { context } = fixtures
    const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 1 })
    const { reference } = await placeOrder(context, await checkoutOf(context, await visitorWith(context, departure, 1)))
    await pay(context, reference)
    await context.db.rows({
      name: 'test.many_tickets',
      text: `insert into outbox (kind, dedupe_key, recipient, language, payload)
        select kind, 'test:' || n, recipient, language, payload from outbox, generate_series(1, 30) n
        where kind = 'order_confirmed' and payload ->> 'reference' = $1`,
      values: [reference],
    })
    let letGo = () => {}
    const silence = new Promise<void>((resolve) => (letGo = resolve))
    let tickets = 0
    const sent: string[] = []
    const mailer: Mailer = {
      send: async ({ to, attachments }) => {
        if (attachments.length === 0) {
          sent.push(to)
          return
        }
        tickets += 1
        await silence
      },
    }
    const jobs = startJobs(notificationJobs(context, mailer, null), context.log)
    vi.advanceTimersByTime(2000)
    await expect.poll(() => tickets).toBe(10)
    const email = uniqueEmail()
    await request(email)
    const isMailed = async () => {
      vi.advanceTimersByTime(2000)
      return sent.includes(email)
    }
    try {
      await expect.poll(isMailed).toBe(true)
      expect(tickets).toBe(10)
    } finally {
      letGo()
      await jobs.stop()
    }
  })
})

test('a code is not mailed once it has expired, and is erased', async () => {
  const { context } = fixtures
  const email = uniqueEmail()
  await request(email)
  const { mailer, subjects } = openMailer()
  await sendOutbox(later(context, '10 minutes'), mailer)
  expect(subjects.filter((one) => one.startsWith(email))).toEqual([])
  expect(await mailedCode(context.db, email)).toBe('')
  await sendOutbox(context, mailer)
  expect(subjects.filter((one) => one.startsWith(email))).toEqual([])
})

test('a link to a new password is not mailed once it has expired', async () => {
  const { context } = fixtures
  const email = uniqueEmail()
  const visitor = await createVisitor(context.db)
  await newAccount(context, { visitor, email, password: 'a long enough password' })
  const { mailer, subjects } = openMailer()
  await sendOutbox(context, mailer)
  subjects.length = 0
  await requestReset(context, { visitor, locale: 'en', email })
  await sendOutbox(later(context, '60 minutes'), mailer)
  expect(subjects.filter((one) => one.startsWith(email))).toEqual([])
})

test('a code that the mail server refuses is erased', async () => {
  const { context } = fixtures
  const email = uniqueEmail()
  await request(email)
  const refusing: Mailer = {
    send: async () => {
      throw new MessageRefused('550 no such mailbox')
    },
  }
  await sendOutbox(context, refusing)
  expect(await mailedCode(context.db, email)).toBe('')
})
