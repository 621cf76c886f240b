import { expect, test } from 'vitest'
import type { Context } from '#server/kernel/context.ts'
import { askConsole, oldProof, personOf, staffPerson, supplierId } from '#test/support/console.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { readPdf } from '#test/support/read-pdf.ts'
import { bookTrip, tripOf } from '#test/support/trips.ts'
import { assignGuides } from '#server/trips/assign-guides.ts'
import { exportDayPdf } from './export-day.ts'
import { listHosts } from './list-hosts.ts'

const fixtures = useFixtures()

const dayOf = async ({ db }: Context, departureId: number): Promise<string> => {
  const [row] = await db.rows<{ day: string }>({
    name: 'test.day_of_departure',
    text: 'select local_date as day from departure where id = $1',
    values: [departureId],
  })
  return row?.day ?? ''
}

const entriesOf = ({ db }: Context, departureIds: number[]) =>
  db.rows<{ subjectId: number; after: Record<string, unknown> }>({
    name: 'test.exports_of_day',
    text: `select subject_id as "subjectId", after from audit_entry
      where action = 'departure.exported' and subject_kind = 'departure' and subject_id = any ($1::bigint[]) order by id`,
    values: [departureIds],
  })

test('a day of a supplier is printed with an overview and each guest list, and each departure has an entry in the log', async () => {
  const { context } = fixtures
  const [supplier, other] = [await supplierId(context), await supplierId(context, 'second')]
  const [first, second] = [await tripOf(context, supplier, { days: 9 }), await tripOf(context, supplier, { days: 9 })]
  const [unbooked, foreign] = [await tripOf(context, supplier, { days: 9 }), await tripOf(context, other, { days: 9 })]
  await bookTrip(context, first)
  await bookTrip(context, second, 3)
  await bookTrip(context, foreign)
  const day = await dayOf(context, first.id)
  const owner = await personOf(context, await staffPerson(context, 'owner'))
  const hosts = await listHosts(context, { person: owner, day, locale: 'en' })
  expect(hosts).toContainEqual(expect.objectContaining({ id: supplier, departures: 2, guests: 5 }))
  expect(hosts).toContainEqual(expect.objectContaining({ id: other, departures: 1, guests: 2 }))

  const wish = { person: owner, day, supplierId: supplier, language: 'en', sort: 'pickup' } as const
  const pages = await readPdf(await exportDayPdf(context, { ...wish, layout: 'pages' }), 'ltr')
  const text = pages.lines.join('\n')
  expect(text).toContain('2 departures · 5 guests')
  expect(text.match(/RH-/g)).toHaveLength(2)
  expect(pages.pages).toBe(3)
  const compact = await readPdf(await exportDayPdf(context, { ...wish, layout: 'compact' }), 'ltr')
  expect(compact.pages).toBe(1)
  const entries = await entriesOf(context, [first.id, second.id, unbooked.id, foreign.id])
  const after = { file: 'pdf', language: 'en', bookings: 1, day: expect.stringContaining(day) }
  expect(entries).toEqual([first.id, second.id, first.id, second.id].map((subjectId) => ({ subjectId, after })))
  for (const language of ['ar', 'both'] as const)
    expect((await exportDayPdf(context, { ...wish, layout: 'pages', language })).length).toBeGreaterThan(1000)
})

test('a day with more departures than one file holds says how many are left out', async () => {
  const { context } = fixtures
  const supplier = await supplierId(context)
  const trips = [await tripOf(context, supplier, { days: 12 }), await tripOf(context, supplier, { days: 12 })]
  for (const trip of trips) await bookTrip(context, trip)
  const day = await dayOf(context, trips[0]?.id ?? 0)
  const person = await personOf(context, await staffPerson(context, 'owner'))
  const wish = { person, day, supplierId: supplier, sort: 'guest', layout: 'compact' } as const
  const textOf = async (language: 'en' | 'ar', most: number) =>
    (await readPdf(await exportDayPdf(context, { ...wish, language, most }), 'ltr')).lines.join('\n')
  const cut = await textOf('en', 1)
  expect(cut).toContain('1 more departure is not on this paper')
  expect(cut.match(/RH-/g)).toHaveLength(1)
  expect(await textOf('en', 2)).not.toContain('not on this paper')
  expect(await exportDayPdf(context, { ...wish, language: 'both', most: 1 })).toBeInstanceOf(Uint8Array)
})

test('today and tomorrow are those of each city; a guide prints the own departures only', async () => {
  const { context } = fixtures
  const supplier = await supplierId(context)
  const [own, others] = [await tripOf(context, supplier, { days: 1 }), await tripOf(context, supplier, { days: 1 })]
  await bookTrip(context, own)
  await bookTrip(context, others)
  const guide = await staffPerson(context, 'guide', supplier)
  const owner = await personOf(context, await staffPerson(context, 'owner'))
  await assignGuides(context, { person: owner, departureId: own.id, staffIds: [guide.staffId] })
  const person = await personOf(context, guide)
  expect(await listHosts(context, { person, day: 'tomorrow', locale: 'en' })).toMatchObject([
    { id: supplier, departures: 1, guests: 2 },
  ])
  expect(await listHosts(context, { person, day: 'today', locale: 'en' })).toEqual([])
  const wish = { person, supplierId: supplier, language: 'ar', sort: 'guest', layout: 'compact' } as const
  await exportDayPdf(context, { ...wish, day: 'tomorrow' })
  expect(await entriesOf(context, [own.id, others.id])).toMatchObject([{ subjectId: own.id }])
  await expect(exportDayPdf(context, { ...wish, day: 'today' })).rejects.toMatchObject({ code: 'console.not_found' })
})

test('a day demands a fresh proof of identity, and is not that of another supplier', async () => {
  const { context } = fixtures
  const [supplier, other] = [await supplierId(context), await supplierId(context, 'second')]
  const trip = await tripOf(context, supplier, { days: 10 })
  await bookTrip(context, trip)
  const day = await dayOf(context, trip.id)
  const print = (token: string) =>
    askConsole(context, `POST /departures/manifests.pdf?day=${day}&supplierId=${supplier}`, { token, isFile: true })
  const [office, stranger] = [
    await staffPerson(context, 'supplier_office', supplier),
    await staffPerson(context, 'supplier_office', other),
  ]
  expect(await print(stranger.token)).toMatchObject({ status: 404, body: { code: 'console.not_found' } })
  await oldProof(context, office)
  expect(await print(office.token)).toMatchObject({ status: 403, body: { code: 'console.proof_required' } })
  expect(await entriesOf(context, [trip.id])).toEqual([])
})
