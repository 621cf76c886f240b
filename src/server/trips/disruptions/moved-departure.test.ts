import { describe, expect, test } from 'vitest'
import { checkLedger } from '#server/booking/payments/check-ledger.ts'
import { previewCancellation } from '#server/booking/orders/preview-cancellation.ts'
import { oneRow } from '#server/kernel/database.ts'
import { mailsOf } from '#test/support/buyer.ts'
import { allDays, crashing, disruptedTrips } from '#test/support/disrupted-trips.ts'
import { countsOf, useFixtures } from '#test/support/fixtures.ts'
import { tripOf } from '#test/support/trips.ts'
import { carryOutDisruptions } from './carry-out-disruptions.ts'

const fixtures = useFixtures()
const { book, trip, begin, read, itemOf, entriesOf, passMinute } = disruptedTrips(fixtures)
const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('a departure moved for all', () => {
  test('moves its guests to a new time that is not on sale, at their price, and lets them cancel for free', async () => {
    const { context } = fixtures
    const { departure, guests, office } = await trip()
    const id = await begin(office, departure.id, 2, { kind: 'move', localDate: dayOf(20), localTime: '17:45' })
    await carryOutDisruptions(context)
    const result = await read(office, id)
    expect(result).toMatchObject({
      kind: 'move',
      isOver: true,
      counts: { done: 2, blocked: 0 },
      refunds: [],
      to: { localDate: dayOf(20), localTime: '17:45' },
    })
    const toId = result.to?.departureId ?? 0
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
    expect(await countsOf(context.db, toId)).toMatchObject({ held: 0, sold: 4 })
    for (const guest of guests) {
      expect(await itemOf(guest)).toMatchObject({ status: 'confirmed', departureId: toId, time: '17:45', refunds: 0, events: ['rebooked_by_staff'] }) // prettier-ignore
      expect(await mailsOf(context.db, guest.reference)).toContain('departure_moved')
      const request = { visitor: guest.visitor, key: guest.key, reference: guest.reference, bookingId: guest.bookingId, locale: 'en' as const } // prettier-ignore
      expect(await previewCancellation(context, request)).toMatchObject({ refundMinor: guest.paidMinor, keptMinor: 0 })
    }
    const { isOpen } = await oneRow<{ isOpen: boolean }>(context.db, {
      name: 'test.is_open',
      text: 'select is_open as "isOpen" from departure where id = $1',
      values: [toId],
    })
    expect(isOpen).toBe(false)
    expect((await entriesOf(departure.id)).map(({ action }) => action)).toEqual(['departure.moved'])
    expect((await checkLedger(context, allDays)).errors).toEqual([])
  })

  test('moves unpaid bookings with their deadline, and continues after a crash halfway', async () => {
    const { context } = fixtures
    const { departure, guests, office } = await trip({ guests: 2 })
    const later = await book(departure, { method: 'pay_later' })
    const id = await begin(office, departure.id, 3, { kind: 'move', localDate: dayOf(21), localTime: '08:15' })
    await carryOutDisruptions(crashing(context, 2))
    expect((await read(office, id)).counts).toMatchObject({ waiting: 2, done: 1 })
    await passMinute()
    await carryOutDisruptions(context)
    const { to, counts } = await read(office, id)
    expect(counts).toMatchObject({ waiting: 0, done: 3 })
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
    expect(await countsOf(context.db, to?.departureId ?? 0)).toMatchObject({ held: 2, sold: 4 })
    for (const guest of [...guests, later])
      expect((await mailsOf(context.db, guest.reference)).filter((kind) => kind === 'departure_moved')).toHaveLength(1)
  })

  test('is refused to a time that is over, to its own, and where there are too few seats', async () => {
    const { context } = fixtures
    const { departure, office, supplier } = await trip()
    const small = await tripOf(context, supplier, { days: 9, capacity: 3 })
    const at = (id: number) =>
      oneRow<{ localDate: string; localTime: string }>(context.db, {
        name: 'test.departure_at',
        text: `update departure d set starts_at = (d.local_date + d.local_time::time) at time zone c.zone
          from option o join product p on p.id = o.product_id join city c on c.id = p.city_id where o.id = d.option_id and d.id = $1
          returning d.local_date as "localDate", d.local_time as "localTime"`,
        values: [id],
      })
    const refused = async (to: { localDate: string; localTime: string }) =>
      begin(office, departure.id, 2, { kind: 'move', ...to }).then(
        () => 'begun',
        (error: { code: string }) => error.code,
      )
    expect(await refused({ localDate: dayOf(-2), localTime: '09:00' })).toBe('console.departure_not_movable')
    expect(await refused(await at(small.id))).toBe('console.departure_no_room')
    expect(await countsOf(context.db, departure.id)).toMatchObject({ sold: 4 })
  })
})
