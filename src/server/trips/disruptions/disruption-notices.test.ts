import { expect, test } from 'vitest'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { personOf, staffPerson, supplierId } from '#test/support/console.ts'
import { REASON } from '#test/support/disrupted-trips.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { bookTrip, tripOf } from '#test/support/trips.ts'
import { beginDisruption } from './begin-disruption.ts'
import { carryOutDisruptions } from './carry-out-disruptions.ts'
import { readDisruption } from './read-disruption.ts'

const fixtures = useFixtures()
const inThirtyDays = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

test.each([
  ['cancelled', { kind: 'cancel' as const }, 'Departure cancelled'],
  ['moved', { kind: 'move' as const, localDate: inThirtyDays, localTime: '10:20' }, 'Departure moved'],
])(
  'the notice of a departure that was %s goes to the other people of its supplier and the marketplace, one mail each',
  async (_, change, words) => {
    const { context } = fixtures
    const supplier = await supplierId(context)
    const departure = await tripOf(context, supplier, { days: 5 })
    for (let n = 0; n < 3; n++) await bookTrip(context, departure)
    const office = await staffPerson(context, 'supplier_office', supplier)
    const person = await personOf(context, office)
    const [manager, left, finance, owner, stranger] = [
      await staffPerson(context, 'supplier_manager', supplier),
      await staffPerson(context, 'supplier_manager', supplier),
      await staffPerson(context, 'supplier_finance', supplier),
      await staffPerson(context, 'owner'),
      await staffPerson(context, 'supplier_manager', await supplierId(context, 'second')),
    ]
    const id = await beginDisruption(context, {
      person,
      departureId: departure.id,
      change,
      reason: REASON,
      seenBookings: 3,
    })
    await carryOutDisruptions(context)
    await followOrderEvents(context)
    await context.db.rows({
      name: 'test.end_of_access',
      text: 'update membership set ended_at = rihla_now() where staff_id = $1',
      values: [left.staffId],
    })
    // The guests' mails have tickets, which take long.
    await context.db.rows({ name: 'test.only_notices', text: `delete from outbox where kind not like 'notice%'` })
    await sendOutbox(context, mailboxMailer(context.db))
    const noticed = [manager, left, finance, owner, stranger, office]
    const notices = await context.db.rows<{ recipient: string; subject: string | null; body: string | null }>({
      name: 'test.departure_notices',
      text: `select o.recipient, m.subject, m.body from outbox o left join mailbox_message m on m.outbox_id = o.id
      where o.kind like 'notice%' and o.recipient = any ($1::text[]) and (o.payload ->> 'disruptionId' = $2::text or o.kind = 'notice_change')`,
      values: [noticed.map(({ email }) => email), String(id)],
    })
    expect(notices.map(({ recipient }) => recipient).toSorted()).toEqual([manager, left, owner].map(({ email }) => email).toSorted()) // prettier-ignore
    const sent = notices.filter(({ subject }) => subject !== null)
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([manager, owner].map(({ email }) => email).toSorted()) // prettier-ignore
    const list =
      change.kind === 'move'
        ? (await readDisruption(context, { person, disruptionId: id })).to?.departureId
        : departure.id
    for (const { subject, body } of sent) {
      expect(subject).toContain(words)
      for (const fact of ['3 bookings, 6 guests', REASON, `/console/departures/${list}`]) expect(body).toContain(fact)
      expect(body).not.toMatch(/RH-[2-9A-Z]{8}/)
    }
  },
)
