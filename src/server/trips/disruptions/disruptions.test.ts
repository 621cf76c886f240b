import { describe, expect, test } from 'vitest'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import { cancelBooking } from '#server/booking/commands/cancel-booking.ts'
import { rebookAsStaff } from '#server/booking/commands/rebook-item.ts'
import { checkLedger } from '#server/booking/payments/check-ledger.ts'
import { previewCancellation } from '#server/booking/orders/preview-cancellation.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { oneRow } from '#server/kernel/database.ts'
import { mailsOf, pay } from '#test/support/buyer.ts'
import { askConsole, personOf, staffPerson, supplierId, type TestPerson } from '#test/support/console.ts'
import { allDays, crashing, disruptedTrips, REASON, type BookedGuest } from '#test/support/disrupted-trips.ts'
import { countsOf, useFixtures } from '#test/support/fixtures.ts'
import { start, tripOf } from '#test/support/trips.ts'
import { carryOutDisruptions } from './carry-out-disruptions.ts'
import { previewDisruption } from './preview-disruption.ts'
import { retryDisruption } from './retry-disruption.ts'

const fixtures = useFixtures()
const { book, trip, begin, read, itemOf, entriesOf, passMinute } = disruptedTrips(fixtures)

describe('a departure cancelled for all', () => {
  test('previews the refunds, and then refunds all guests in full, whatever their policies are', async () => {
    const { context } = fixtures
    const { departure, guests, office } = await trip()
    await context.db.rows({
      name: 'test.strict_policy',
      text: `update order_item set cancellation = '[]' where departure_id = $1`,
      values: [departure.id],
    })
    const person = await personOf(context, office)
    const preview = await previewDisruption(context, { person, departureId: departure.id })
    const paidMinor = guests.reduce((sum, one) => sum + one.paidMinor, 0)
    expect(preview).toMatchObject({ bookings: 2, travellers: 4, seats: 4, paid: 2, languages: ['ar'] })
    expect(preview.refunds.map(({ amountMinor }) => amountMinor)).toEqual([paidMinor])

    const id = await begin(office, departure.id, 2)
    expect(await read(office, id)).toMatchObject({ isOver: false, counts: { waiting: 2, done: 0 } })
    await expect(book(departure)).rejects.toThrow()
    await carryOutDisruptions(context)
    expect(await read(office, id)).toMatchObject({
      kind: 'cancel',
      isOver: true,
      counts: { waiting: 0, done: 2, gone: 0, blocked: 0 },
      refunds: preview.refunds,
    })
    for (const guest of guests) {
      expect(await itemOf(guest)).toMatchObject({ status: 'cancelled', refunds: 1, refundMinor: guest.paidMinor, events: ['cancelled_by_staff'] }) // prettier-ignore
      expect(await mailsOf(context.db, guest.reference)).toContain('departure_cancelled')
    }
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
    expect((await entriesOf(departure.id)).map(({ action }) => action)).toEqual(['departure.called_off'])
    await sendRefunds(context)
    expect((await checkLedger(context, allDays)).errors).toEqual([])
  })

  test('notifies each guest in their language, by mail and, if they opted in, by WhatsApp', async () => {
    const { context } = fixtures
    const { departure, office } = await trip({ guests: 0 })
    const [arabic, english] = [await book(departure, { locale: 'ar' }), await book(departure, { locale: 'en' })]
    await context.db.rows({
      name: 'test.by_whatsapp_too',
      text: `update orders set whatsapp = 'everything' where reference = $1`,
      values: [arabic.reference],
    })
    await begin(office, departure.id, 2)
    await carryOutDisruptions(context)
    await sendOutbox(context, mailboxMailer(context.db))
    const rows = await context.db.rows<{ reference: string; channel: string; language: string; body: string | null }>({
      name: 'test.disruption_mails',
      text: `select o.payload ->> 'reference' as reference, o.channel, o.language, m.body from outbox o left join mailbox_message m on m.outbox_id = o.id
        where o.kind = 'departure_cancelled' and o.payload ->> 'reference' = any ($1::text[]) order by o.id`,
      values: [[arabic.reference, english.reference]],
    })
    const of = (guest: BookedGuest, channel: string) => rows.find((one) => one.reference === guest.reference && one.channel === channel) // prettier-ignore
    expect(of(arabic, 'email')).toMatchObject({ language: 'ar', body: expect.stringContaining('لجميع ضيوفها') })
    expect(of(english, 'email')).toMatchObject({ language: 'en', body: expect.stringContaining('for all guests') })
    expect(of(english, 'email')?.body).toContain(REASON)
    expect(of(arabic, 'whatsapp')).toMatchObject({ language: 'ar' })
    expect(of(english, 'whatsapp')).toBeUndefined()
  })

  test('continues after a crash halfway and does nothing twice', async () => {
    const { context } = fixtures
    const { departure, guests, office } = await trip({ guests: 4 })
    const id = await begin(office, departure.id, 4)
    await carryOutDisruptions(crashing(context, 3))
    expect((await read(office, id)).counts).toMatchObject({ waiting: 2, done: 2 })
    expect(await read(office, id)).toMatchObject({ isOver: false })
    // What the killed process had claimed is claimed by others after a while.
    await carryOutDisruptions(context)
    expect((await read(office, id)).counts).toMatchObject({ waiting: 2, done: 2 })
    await passMinute()
    await Promise.all([carryOutDisruptions(context), carryOutDisruptions(context)])
    expect(await read(office, id)).toMatchObject({ isOver: true, counts: { waiting: 0, done: 4 } })
    for (const guest of guests) {
      expect(await itemOf(guest)).toMatchObject({ status: 'cancelled', refunds: 1, events: ['cancelled_by_staff'] })
      const mails = await mailsOf(context.db, guest.reference)
      expect(mails.filter((kind) => kind === 'departure_cancelled')).toHaveLength(1)
    }
    const { entries } = await oneRow<{ entries: number }>(context.db, {
      name: 'test.cancel_entries',
      text: `select count(*)::int as entries from audit_entry a join order_item i on i.order_id = a.subject_id
        where a.action = 'order.item_cancelled' and i.id = any ($1::bigint[])`,
      values: [guests.map(({ bookingId }) => bookingId)],
    })
    expect(entries).toBe(4)
  })

  test('two people begin at once: one of them succeeds', async () => {
    const { context } = fixtures
    const { departure, office, supplier } = await trip()
    const other = await staffPerson(context, 'supplier_manager', supplier)
    const results = await Promise.allSettled([begin(office, departure.id, 2), begin(other, departure.id, 2)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'console.departure_busy' } }) // prettier-ignore
    await carryOutDisruptions(context)
    await expect(begin(other, departure.id, 2)).rejects.toMatchObject({ code: 'console.departure_empty' })
    expect((await entriesOf(departure.id)).map(({ action }) => action)).toEqual(['departure.called_off'])
  })

  test('is refused when other bookings are there than were shown, and after its start', async () => {
    const { departure, office } = await trip()
    await book(departure)
    await expect(begin(office, departure.id, 2)).rejects.toMatchObject({ code: 'console.departure_changed' })
    expect(await countsOf(fixtures.context.db, departure.id)).toMatchObject({ sold: 6 })
    await start(fixtures.context, departure.id)
    await expect(begin(office, departure.id, 3)).rejects.toMatchObject({ code: 'console.departure_started' })
  })

  test('skips bookings that were cancelled meanwhile, and blocks used tickets until a person retries them', async () => {
    const { context } = fixtures
    const { departure, guests, office } = await trip({ guests: 3 })
    const [gone, used, other] = guests as [BookedGuest, BookedGuest, BookedGuest]
    const use = (isUsed: boolean) =>
      context.db.rows({
        name: 'test.use_ticket',
        text: 'update order_item set redeemed_at = case when $2 then rihla_now() end where id = $1',
        values: [used.bookingId, isUsed],
      })
    await use(true)
    await context.db.rows({
      name: 'test.keep_half',
      text: `update order_item set cancellation = '[{"day": 100, "hour": 0, "minute": 0, "percentage": 0}, {"day": 0, "hour": 0, "minute": 0, "percentage": 50}]' where id = $1`,
      values: [gone.bookingId],
    })
    const id = await begin(office, departure.id, 3)
    const request = {
      visitor: gone.visitor,
      key: gone.key,
      reference: gone.reference,
      bookingId: gone.bookingId,
      locale: 'en' as const,
    }
    const { refundMinor } = await previewCancellation(context, request)
    expect(refundMinor).toBe(gone.paidMinor)
    await cancelBooking(context, { ...request, seenRefundMinor: refundMinor })
    await carryOutDisruptions(context)
    const result = await read(office, id)
    expect(result).toMatchObject({ isOver: true, counts: { done: 1, gone: 1, blocked: 1 } })
    expect(result.bookings[0]).toMatchObject({ bookingId: used.bookingId, state: 'blocked', error: 'orders.booking_used' }) // prettier-ignore
    expect(await itemOf(other)).toMatchObject({ status: 'cancelled' })
    expect(await itemOf(gone)).toMatchObject({ refunds: 1, events: [] })

    await use(false)
    await retryDisruption(context, { person: await personOf(context, office), disruptionId: id })
    await carryOutDisruptions(context)
    expect(await read(office, id)).toMatchObject({ isOver: true, counts: { done: 2, gone: 1, blocked: 0 } })
    expect(await itemOf(used)).toMatchObject({ status: 'cancelled', refunds: 1 })
  })

  test('leaves alone bookings that were moved to another date meanwhile, also when blocked ones are retried', async () => {
    const { context } = fixtures
    const { departure, supplier, guests, office } = await trip({ guests: 2 })
    const other = await tripOf(context, supplier, { days: 6 })
    const [moved, used] = guests as [BookedGuest, BookedGuest]
    const moveAway = ({ reference, bookingId, paidMinor }: BookedGuest) =>
      rebookAsStaff(context, {
        reference,
        bookingId,
        departureId: other.id,
        seenPriceMinor: paidMinor,
        by: {
          staff: 'layla',
          staffId: office.staffId,
          reason: 'The other day',
          difference: 'keep',
          mostWaivedMinor: null,
          record: async () => {},
        },
      })
    const use = (isUsed: boolean) =>
      context.db.rows({
        name: 'test.use_moved_ticket',
        text: 'update order_item set redeemed_at = case when $2 then rihla_now() end where id = $1',
        values: [used.bookingId, isUsed],
      })
    await use(true)
    const id = await begin(office, departure.id, 2)
    await moveAway(moved)
    await carryOutDisruptions(context)
    expect((await read(office, id)).counts).toMatchObject({ done: 0, gone: 1, blocked: 1 })

    await use(false)
    await moveAway(used)
    await retryDisruption(context, { person: await personOf(context, office), disruptionId: id })
    await carryOutDisruptions(context)
    expect(await read(office, id)).toMatchObject({
      isOver: true,
      counts: { done: 0, gone: 2, blocked: 0 },
      refunds: [],
    })
    for (const guest of guests)
      expect(await itemOf(guest)).toMatchObject({ status: 'confirmed', departureId: other.id, refunds: 0 })
    expect(await countsOf(context.db, other.id)).toMatchObject({ held: 0, sold: 4 })
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
  })

  test('cancels unpaid bookings without a fee, and waits for a payment in progress', async () => {
    const { context } = fixtures
    const { departure, office } = await trip({ guests: 0 })
    const [later, paying] = [await book(departure, { method: 'pay_later' }), await book(departure, { method: 'card' })]
    const id = await begin(office, departure.id, 2)
    await carryOutDisruptions(context)
    expect(await itemOf(later)).toMatchObject({ status: 'cancelled', refunds: 0 })
    expect((await read(office, id)).counts).toMatchObject({ waiting: 1, done: 1 })
    await pay(context, paying.reference)
    await passMinute()
    await carryOutDisruptions(context)
    expect(await itemOf(paying)).toMatchObject({ status: 'cancelled', refunds: 1, refundMinor: paying.paidMinor })
    expect(await read(office, id)).toMatchObject({ isOver: true, counts: { done: 2 } })
  })
})

describe('who may disrupt a departure', () => {
  test('people of its supplier and of the marketplace who may change orders; others do not find it', async () => {
    const { context } = fixtures
    const { departure, office } = await trip({ guests: 1 })
    const stranger = await staffPerson(context, 'supplier_manager', await supplierId(context, 'second'))
    const editor = await staffPerson(context, 'editor')
    const ask = async (who: TestPerson) => {
      const { status, body } = await askConsole(context, `GET /departures/${departure.id}/disruption`, { token: who.token }) // prettier-ignore
      return [status, body['code']]
    }
    expect(await ask(office)).toEqual([200, undefined])
    expect(await ask(await staffPerson(context, 'support'))).toEqual([200, undefined])
    expect(await ask(stranger)).toEqual([404, 'console.not_found'])
    expect(await ask(editor)).toEqual([403, 'console.forbidden'])
    await expect(begin(stranger, departure.id, 1)).rejects.toMatchObject({ code: 'console.not_found' })
    await expect(begin(editor, departure.id, 1)).rejects.toMatchObject({ code: 'console.forbidden' })
  })

  test('requires a proof of identity, and does not name the marketplace’s person to a supplier', async () => {
    const { context } = fixtures
    const { departure, office } = await trip({ guests: 1 })
    const support = await staffPerson(context, 'support')
    await context.db.rows({
      name: 'test.old_proof_of_support',
      text: `update staff_session set proven_at = rihla_now() - interval '11 minutes' where token_hash = sha256($1)`,
      values: [Buffer.from(support.token)],
    })
    await expect(begin(support, departure.id, 1)).rejects.toMatchObject({ code: 'console.proof_required' })
    const id = await begin(await staffPerson(context, 'support'), departure.id, 1)
    expect(await read(support, id)).toMatchObject({ by: 'Layla Hassan' })
    expect(await read(office, id)).toMatchObject({ by: '' })
  })
})
