import { expect, test } from 'vitest'
import type { ApiContext } from '#server/app/api.ts'
import { oneRow } from '#server/kernel/database.ts'
import { personOf, staffPerson, supplierId } from '#test/support/console.ts'
import { minutesAgo, scanOf, ticketAroundNow } from '#test/support/door.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { departureOf } from '#test/support/trips.ts'
import { makePass } from '#server/trips/passes/make-pass.ts'
import { openPass } from '#server/trips/passes/open-pass.ts'
import { uniqueAddress } from '#test/support/unique-address.ts'
import { identifyDoorman } from './doorman.ts'
import { recordScan } from './record-scan.ts'

const fixtures = useFixtures()
const ROUNDS = 8

async function twoPhones(context: ApiContext) {
  const supplier = await supplierId(context)
  const departureId = await departureOf(context, supplier)
  const code = await ticketAroundNow(context, departureId)
  const [a, b] = [
    await personOf(context, await staffPerson(context, 'supplier_office', supplier)),
    await personOf(context, await staffPerson(context, 'supplier_office', supplier)),
  ]
  const link = await makePass(context, { person: a, name: 'Phone', departureIds: [departureId] })
  const { token } = await openPass(context, { link, address: uniqueAddress() })
  // Requests of a person wait for each other; those of a pass do not.
  const pass = await identifyDoorman(context, { sessionToken: null, passToken: token, address: uniqueAddress() })
  return { code, a, b, pass }
}

/** Entries of a ticket that were not taken back. */
const entriesOf = (context: ApiContext, code: string) =>
  oneRow<{ first: number; second: number; isRedeemed: boolean }>(context.db, {
    name: 'test.entries',
    text: `select count(s.id) filter (where not s.is_second) as first, count(s.id) filter (where s.is_second) as second,
        i.redeemed_at is not null as "isRedeemed"
      from order_item i left join ticket_scan s on s.order_item_id = i.id and s.undone_at is null
      where i.ticket_code = $1 group by i.id`,
    values: [code],
  })

test('one scan that is sent several times at once counts once', async ({ skip }) => {
  const { context, isConcurrent } = fixtures
  if (!isConcurrent) skip()
  const { code, pass } = await twoPhones(context)
  const scan = scanOf(code)
  const results = await Promise.all(Array.from({ length: ROUNDS }, () => recordScan(context, pass, scan)))
  expect(results.map(({ verdict, isSecond }) => ({ verdict, isSecond }))).toEqual(results.map(() => ({ verdict: 'in', isSecond: false }))) // prettier-ignore
  expect(await entriesOf(context, code)).toEqual({ first: 1, second: 0, isRedeemed: true })
})

test('of several earlier scans that are sent at once the earliest counts', async ({ skip }) => {
  const { context, isConcurrent } = fixtures
  if (!isConcurrent) skip()
  const { code, a, b, pass } = await twoPhones(context)
  await recordScan(context, a, scanOf(code))
  const earlier = Array.from({ length: ROUNDS }, (_, index) => scanOf(code, { at: minutesAgo(10 + index) }))
  const results = await Promise.all(earlier.map((scan, index) => recordScan(context, index % 2 === 0 ? pass : b, scan)))
  expect(results.map(({ verdict }) => verdict)).toEqual(results.map(() => 'in'))
  expect(await entriesOf(context, code)).toEqual({ first: 1, second: ROUNDS, isRedeemed: true })
  const again = await recordScan(context, a, scanOf(code, { wasOffline: false }))
  expect(again).toMatchObject({ verdict: 'already', at: earlier.at(-1)?.at })
})

test('an undo at the moment of a second entry leaves an entry that counts, or none', async ({ skip }) => {
  const { context, isConcurrent } = fixtures
  if (!isConcurrent) skip()
  const { code, a, b } = await twoPhones(context)
  for (let round = 0; round < ROUNDS; round++) {
    const [first, second] = [scanOf(code, { at: minutesAgo(5) }), scanOf(code, { at: minutesAgo(2) })]
    await recordScan(context, a, first)
    await Promise.all([recordScan(context, b, second), recordScan(context, a, { ...first, isUndone: true })])
    expect(await entriesOf(context, code), `round ${round}`).toEqual({ first: 1, second: 0, isRedeemed: true })
    await recordScan(context, b, { ...second, isUndone: true })
    expect(await entriesOf(context, code), `round ${round}`).toEqual({ first: 0, second: 0, isRedeemed: false })
  }
})
