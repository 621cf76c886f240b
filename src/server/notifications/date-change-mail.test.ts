import { describe, expect, test } from 'vitest'
import ar from '#messages/ar/mail.json' with { type: 'json' }
import en from '#messages/en/mail.json' with { type: 'json' }
import { beginDateChange } from '#server/booking/commands/begin-date-change.ts'
import { withdrawDateChange } from '#server/booking/commands/end-date-change.ts'
import { endDueDateChanges } from '#server/booking/payments/poll-pending-payments.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import { findMessage } from '#server/outbox/delivery.ts'
import { decideSandboxPayment } from '#server/booking/providers/decide-sandbox-payment.ts'
import { later } from '#test/support/clock.ts'
import {
  boughtBooking,
  changeOf,
  dateWithPrice,
  paymentsOfChanges,
  type BoughtBooking,
} from '#test/support/date-changes.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { mailboxMailer } from './mailbox-mailer.ts'
import { sendOutbox } from './send-outbox.ts'
import { composeWhatsapp, wordsOfWhatsapp } from './whatsapp-message.ts'

const fixtures = useFixtures()
const words = { ar, en }

type End = (order: BoughtBooking, to: { id: number }) => Promise<unknown>
const ends: Record<'unpaid' | 'declined' | 'gone' | 'withdrawn', End> = {
  unpaid: () => endDueDateChanges(later(fixtures.context, '2 hours')),
  declined: async (order) => {
    const { context } = fixtures
    const [payment] = await paymentsOfChanges(context, order)
    await decideSandboxPayment(context.db, { reference: payment?.session ?? '', decision: 'decline' })
    await settlePayment(context, { paymentId: payment?.id ?? 0 })
    await endDueDateChanges(later(context, '2 hours'))
  },
  gone: async (_, { id }) => {
    const { context } = fixtures
    await context.db.rows({ name: 'test.host_closes', text: 'update departure set is_open = false where id = $1', values: [id] }) // prettier-ignore
    await endDueDateChanges(context)
  },
  withdrawn: async ({ reference, bookingId }) => {
    const { context } = fixtures
    const wish = { reference, bookingId, ...(await changeOf(context, { bookingId })) }
    await withdrawDateChange(context, { ...wish, by: { staff: 'Layla', record: () => Promise.resolve() } })
  },
}

describe.each(['ar', 'en'] as const)('a guest who reads %s', (locale) => {
  test.each(Object.entries(ends))(
    'is told by mail and WhatsApp why the booking keeps its date: %s',
    async (why, end) => {
      const { context } = fixtures
      const [order, to] = [await boughtBooking(context, { locale }), await dateWithPrice(context, 2000)]
      await context.db.rows({ name: 'test.whatsapp_of_order', text: `update orders set whatsapp = 'everything' where reference = $1`, values: [order.reference] }) // prettier-ignore
      await beginDateChange(context, { ...order, departureId: to.id, seenPriceMinor: 30_000 })
      await end(order, to)
      // Mails of the later clock are due then.
      await sendOutbox(later(context, '3 hours'), mailboxMailer(context.db))
      const rows = await context.db.rows<{ id: number; channel: string; body: string | null }>({
        name: 'test.kept_mails',
        text: `select o.id, o.channel, m.body from outbox o left join mailbox_message m on m.outbox_id = o.id
        where o.kind = 'booking_date_kept' and o.payload ->> 'reference' = $1 order by o.channel`,
        values: [order.reference],
      })
      expect(rows.map(({ channel }) => channel)).toEqual(['email', 'whatsapp'])
      const { lead, short } = words[locale].dateChange.booking_date_kept
      expect(rows[0]?.body).toContain(lead[why as keyof typeof ends])
      const row = await findMessage(context.db, rows[1]?.id ?? 0)
      const message = row && (await composeWhatsapp(context, row))
      expect(message && wordsOfWhatsapp(message)).toContain(short[why as keyof typeof ends])
    },
  )
})
