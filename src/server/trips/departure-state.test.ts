import { expect, test } from 'vitest'
import { oneRow } from '#server/kernel/database.ts'
import { personOf, staffPerson, supplierId } from '#test/support/console.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { bookTrip, tripOf } from '#test/support/trips.ts'
import { changeDepartures } from './change-departures.ts'
import { DEPARTURE_STATE } from './departure-state.sql.ts'
import { beginDisruption } from './disruptions/begin-disruption.ts'
import { carryOutDisruptions } from './disruptions/carry-out-disruptions.ts'

const fixtures = useFixtures()

test('a departure is called off until it is opened again, also if it is closed with new guests later', async () => {
  const { context } = fixtures
  const supplier = await supplierId(context)
  const trip = await tripOf(context, supplier, { days: 6 })
  const person = await personOf(context, await staffPerson(context, 'supplier_office', supplier))
  const change = (kind: 'open' | 'close') =>
    changeDepartures(context, { person, departureIds: [trip.id], change: { kind }, reason: '' })
  const state = async () => {
    const row = await oneRow<{ state: string }>(context.db, {
      name: 'test.departure_state',
      text: `select ${DEPARTURE_STATE} as state from departure d where d.id = $1`,
      values: [trip.id],
    })
    return row.state
  }
  await bookTrip(context, trip)
  const departureId = trip.id
  await beginDisruption(context, { person, departureId, change: { kind: 'cancel' }, reason: 'Storm', seenBookings: 1 })
  expect(await state()).toBe('called_off')
  await carryOutDisruptions(context)
  expect(await state()).toBe('called_off')
  await change('open')
  expect(await state()).toBe('open')
  await bookTrip(context, trip)
  await change('close')
  expect(await state()).toBe('closed')
})
