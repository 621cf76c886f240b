import { describe, expect, test } from 'vitest'
import type { Context } from '#server/kernel/context.ts'
import { PASSWORD, askConsole, oldProof, personOf, staffPerson, supplierId } from '#test/support/console.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { bookTrip, tripOf } from '#test/support/trips.ts'
import { assignGuides } from './assign-guides.ts'
import { manifestCsv } from './print-manifest.ts'
import { readManifest } from './read-manifest.ts'

const fixtures = useFixtures()

const entriesOf = ({ db }: Context, departureId: number) =>
  db.rows<{ staffId: number; supplierId: number; before: unknown; after: Record<string, unknown> }>({
    name: 'test.exports_of',
    text: `select staff_id as "staffId", supplier_id as "supplierId", before, after from audit_entry
      where action = 'departure.exported' and subject_kind = 'departure' and subject_id = $1 order by id`,
    values: [departureId],
  })

describe.each(['csv', 'pdf'] as const)('the guest list as %s', (file) => {
  test('demands a fresh proof of identity, and leaves one entry without personal data', async () => {
    const { context } = fixtures
    const supplier = await supplierId(context)
    const trip = await tripOf(context, supplier, { days: 5 })
    await bookTrip(context, trip)
    const person = await staffPerson(context, 'supplier_office', supplier)
    const route = `POST /departures/${trip.id}/manifest.${file}?language=en`
    await oldProof(context, person)
    const refused = await askConsole(context, route, { token: person.token, isFile: true })
    expect(refused).toMatchObject({ status: 403, body: { code: 'console.proof_required' } })
    expect(await entriesOf(context, trip.id)).toEqual([])

    const proven = await staffPerson(context, 'supplier_office', supplier)
    const answer = await askConsole(context, route, { token: proven.token, isFile: true })
    expect(answer.status).toBe(200)
    const entries = await entriesOf(context, trip.id)
    expect(entries).toEqual([
      {
        staffId: proven.staffId,
        supplierId: supplier,
        before: null,
        after: { day: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/), file, language: 'en', bookings: 1 },
      },
    ])
  })

  test('of another supplier does not exist, and leaves no entry', async () => {
    const { context } = fixtures
    const trip = await tripOf(context, await supplierId(context, 'second'), { days: 5 })
    const { token } = await staffPerson(context, 'supplier_office', await supplierId(context))
    const answer = await askConsole(context, `POST /departures/${trip.id}/manifest.${file}`, { token, isFile: true })
    expect(answer).toMatchObject({ status: 404, body: { code: 'console.not_found' } })
    expect(await entriesOf(context, trip.id)).toEqual([])
  })

  test('is not read by a plain link', async () => {
    const { context } = fixtures
    const trip = await tripOf(context, await supplierId(context), { days: 5 })
    const { token } = await staffPerson(context, 'owner')
    const answer = await askConsole(context, `GET /departures/${trip.id}/manifest.${file}`, { token })
    expect(answer.status).toBe(405)
  })
})

test('a guide, who needs no second factor, proves with the password and prints the list', async () => {
  const { context } = fixtures
  const supplier = await supplierId(context)
  const trip = await tripOf(context, supplier, { days: 5 })
  const guide = await staffPerson(context, 'guide', supplier)
  const owner = await personOf(context, await staffPerson(context, 'owner'))
  await assignGuides(context, { person: owner, departureId: trip.id, staffIds: [guide.staffId] })
  await oldProof(context, guide)
  const print = () => askConsole(context, `POST /departures/${trip.id}/manifest.csv`, { token: guide.token, isFile: true }) // prettier-ignore
  expect((await print()).body).toMatchObject({ code: 'console.proof_required' })
  const proof = await askConsole(context, 'POST /me/proof', { token: guide.token, body: { password: PASSWORD } })
  expect(proof.status).toBe(200)
  expect([(await print()).status, (await print()).status]).toEqual([200, 200])
})

test('the guest list names the day of a pick-up that is the day before', async () => {
  const { context } = fixtures
  const supplier = await supplierId(context)
  const trip = await tripOf(context, supplier, { days: 5 })
  await bookTrip(context, trip)
  const manifest = await readManifest(context, {
    person: await personOf(context, await staffPerson(context, 'supplier_office', supplier)),
    departureId: trip.id,
  })
  const name = { ar: 'فندق', en: 'Hotel' }
  const pickup = { name, address: name, minutesBefore: 60 }
  const at = (localTime: string) =>
    manifestCsv(
      {
        ...manifest,
        departure: { ...manifest.departure, localDate: '2026-03-01', localTime },
        guests: manifest.guests.map((guest) => ({ ...guest, pickup })),
      },
      'en',
    )
  expect(at('00:20')).toContain(',2026-02-28 23:20 Hotel,')
  expect(at('01:00')).toContain(',00:00 Hotel,')
})
