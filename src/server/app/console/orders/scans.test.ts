import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { redeemTicket } from '#server/booking/commands/redeem-ticket.ts'
import { oneRow } from '#server/kernel/database.ts'
import { askConsole, staffPerson, supplierId, type TestPerson } from '#test/support/console.ts'
import { askDesk, readOrder } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { checkInAs, departureOf, ticketToday } from '#test/support/trips.ts'

const fixtures = useFixtures()
let owner: TestPerson
let office: TestPerson
let supplier = 0

beforeAll(async () => {
  const { context } = fixtures
  supplier = await supplierId(context)
  owner = await staffPerson(context, 'owner')
  office = await staffPerson(context, 'supplier_office', supplier)
})

async function ticket(departureId: number) {
  const { context } = fixtures
  const code = await ticketToday(context, departureId)
  await followOrderEvents(context)
  const { reference } = await oneRow<{ reference: string }>(context.db, {
    name: 'test.order_of_ticket',
    text: 'select o.reference from orders o join order_item i on i.order_id = o.id where i.ticket_code = $1',
    values: [code],
  })
  return { code, reference }
}

const doorEntries = async (reference: string, person = owner) =>
  (await readOrder(fixtures.context, person, reference)).timeline
    .filter(({ kind, reason }) => kind === 'scan' || /^(ticket_|no_show)/.test(String(reason)))
    .map(({ kind, what, reason, who, arrived, wasOffline }) => ({
      kind,
      what: what ?? reason,
      who,
      arrived,
      wasOffline,
    }))
const scan = (what: string, change = {}) => ({ kind: 'scan', what, who: 'staff:Layla Hassan', arrived: null, wasOffline: false, ...change }) // prettier-ignore

test('check-ins are in the timeline with who made them, how many came, and what was undone', async () => {
  const { context } = fixtures
  const departureId = await departureOf(context, supplier)
  const { code, reference } = await ticket(departureId)
  const first = (await checkInAs(context, office, code)).ticket?.scanId ?? 0
  expect(await doorEntries(reference)).toEqual([scan('in', { arrived: 2 })])
  await askDesk(context, office, `DELETE /check-in/${first}`)
  expect(await doorEntries(reference)).toEqual([scan('in'), scan('undone')])
  const again = (await checkInAs(context, owner, code)).ticket?.scanId ?? 0
  await askDesk(context, owner, `PUT /check-in/${again}`, { arrived: 1 })
  expect(await doorEntries(reference)).toEqual([scan('in'), scan('undone'), scan('in', { arrived: 1 })])
  // A supplier's people have those of their own activities.
  expect(await doorEntries(reference, office)).toHaveLength(3)
})

test('an entry by a second, offline phone is in the timeline', async () => {
  const { context } = fixtures
  const departureId = await departureOf(context, supplier)
  const { code, reference } = await ticket(departureId)
  await checkInAs(context, owner, code)
  const { who } = (await askConsole(context, 'GET /door/list', { token: office.token })).body as {
    who: { key: string }
  }
  const offline = { id: randomUUID(), ticket: { code }, departureId, at: new Date().toISOString(), wasOffline: true, arrived: null, isUndone: false } // prettier-ignore
  const answer = await askDesk(context, office, 'POST /door/scans', { who: who.key, scans: [offline] })
  expect(answer).toMatchObject({ status: 200 })
  expect(await doorEntries(reference)).toEqual([scan('in', { arrived: 2 }), scan('second', { wasOffline: true })])
})

test('a no-show is in the timeline with who recorded it', async () => {
  const { context } = fixtures
  const departureId = await departureOf(context, supplier)
  const { reference } = await ticket(departureId)
  await askDesk(context, office, `POST /departures/${departureId}/no-shows`)
  expect(await doorEntries(reference)).toMatchObject([{ kind: 'event', what: 'no_show', who: 'staff:Layla Hassan' }])
})

test('a ticket that was used without a scan of the console keeps its event', async () => {
  const { context } = fixtures
  const { code, reference } = await ticket(await departureOf(context, supplier))
  await redeemTicket(context, { code, locale: 'en', staff: 'Gate' })
  expect(await doorEntries(reference)).toMatchObject([{ kind: 'event', what: 'ticket_shown', who: 'staff:Gate' }])
})
