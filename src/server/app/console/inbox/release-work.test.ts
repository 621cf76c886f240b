import { expect, test } from 'vitest'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { oneRow } from '#server/kernel/database.ts'
import { changeMembership } from '#server/staff/change-membership.ts'
import { endMembership } from '#server/staff/end-membership.ts'
import { personOf, staffPerson, type TestPerson } from '#test/support/console.ts'
import { askDesk, paidOrder } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { contactMessage } from '#test/support/messages.ts'
import { requestedQuote } from '#test/support/quotes.ts'
import { releaseWork } from './release-work.ts'

const fixtures = useFixtures()

/** An order, a message and a quote request, each assigned to the person. */
async function work(owner: TestPerson, { staffId }: TestPerson) {
  const { context } = fixtures
  const rows = {
    orders: (await paidOrder(context)).reference,
    messages: String((await contactMessage(context)).id),
    quotes: await requestedQuote(context),
  }
  await followOrderEvents(context)
  const ask = (route: string, body?: unknown) => askDesk(context, owner, route, body)
  for (const [kind, id] of Object.entries(rows))
    expect((await ask(`PUT /${kind}/${id}/assignee`, { staffId, seenStaffId: null })).status).toBe(200)
  return async () => {
    const found: string[] = []
    for (const [kind, id] of Object.entries(rows)) {
      const { assignee } = (await ask(`GET /${kind}/${id}`)).body as { assignee: { id: number } | null }
      if (assignee?.id === staffId) found.push(kind)
    }
    return found
  }
}

const membershipOf = async ({ staffId }: TestPerson) =>
  oneRow<{ id: number }>(fixtures.context.db, {
    name: 'test.membership_of_worker',
    text: 'select id from membership where staff_id = $1 and supplier_id is null and ended_at is null',
    values: [staffId],
  })

test('nothing stays assigned to a person whose access to the marketplace has ended', async () => {
  const { context } = fixtures
  const [owner, leaver] = [await staffPerson(context, 'owner'), await staffPerson(context, 'support')]
  const [assigned, others] = [await work(owner, leaver), await work(owner, owner)]
  const { id: membershipId } = await membershipOf(leaver)
  await endMembership(context, { releaseWork, manager: await personOf(context, owner), membershipId })
  expect(await assigned()).toEqual([])
  expect(await others()).toEqual(['orders', 'messages', 'quotes'])
})

test('with another role a person keeps only what they can still open', async () => {
  const { context } = fixtures
  const [owner, changed] = [await staffPerson(context, 'owner'), await staffPerson(context, 'support')]
  const assigned = await work(owner, changed)
  const { id: membershipId } = await membershipOf(changed)
  const manager = await personOf(context, owner)
  await changeMembership(context, { releaseWork, manager, membershipId, role: 'finance' })
  expect(await assigned()).toEqual(['orders'])
})
