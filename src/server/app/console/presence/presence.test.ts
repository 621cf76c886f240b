import { beforeAll, expect, test } from 'vitest'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { staffRetention } from '#server/staff/retention.ts'
import { staffPerson, type TestPerson } from '#test/support/console.ts'
import { askDesk, paidOrder, peopleOfDesk, suppliersOfDesk } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { contactMessage } from '#test/support/messages.ts'

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>>
let reference: string

beforeAll(async () => {
  people = await peopleOfDesk(fixtures.context)
  ;({ reference } = await paidOrder(fixtures.context))
  await followOrderEvents(fixtures.context)
})

const ask = (person: TestPerson, kind: string, key: string, isOpen = true) =>
  askDesk(fixtures.context, person, 'PUT /presence', { kind, key, isOpen })
const seenBy = async (person: TestPerson, kind = 'order', key = reference) => {
  const { status, body } = await ask(person, kind, key)
  expect(status).toBe(200)
  return body['people']
}
const nameOf = async ({ token }: TestPerson) => {
  const { body } = await askDesk(fixtures.context, { token } as TestPerson, 'GET /me')
  return body['name']
}
const forget = () => fixtures.context.db.rows({ name: 'test.forget_presence', text: 'delete from presence' })

test('people see who else has a row open, until it is closed or two beats are missed', async () => {
  await forget()
  expect(await seenBy(people.support)).toEqual([])
  // Twice, as from two windows.
  expect(await seenBy(people.support)).toEqual([])
  expect(await seenBy(people.finance)).toEqual([await nameOf(people.support)])
  await ask(people.support, 'order', reference, false)
  expect(await seenBy(people.owner)).toEqual([await nameOf(people.finance)])
  await fixtures.context.db.rows({
    name: 'test.old_presence',
    text: `update presence set seen_at = rihla_now() - interval '41 seconds'`,
  })
  expect(await seenBy(people.support)).toEqual([])
})

test('the names stay in their order, whoever’s beat came last', async () => {
  await forget()
  await seenBy(people.support)
  await seenBy(people.finance)
  const names = await seenBy(people.owner)
  expect(names).toHaveLength(2)
  await fixtures.context.db.rows({
    name: 'test.earlier_presence',
    text: `update presence set seen_at = seen_at - interval '5 seconds'`,
  })
  for (const person of [people.support, people.finance]) {
    await seenBy(person)
    expect(await seenBy(people.owner)).toEqual(names)
  }
})

test('a supplier’s people see their colleagues only, and no orders of others', async () => {
  await forget()
  const { id: supplier } = await suppliersOfDesk(fixtures.context)
  const colleague = await staffPerson(fixtures.context, 'supplier_manager', supplier)
  await seenBy(people.support)
  expect(await seenBy(people.office)).toEqual([])
  expect(await seenBy(colleague)).toEqual([await nameOf(people.office)])
  expect(await seenBy(people.support)).toHaveLength(2)
  expect(await ask(people.stranger, 'order', reference)).toMatchObject({ status: 404 })
  expect(await ask(people.support, 'order', 'RH-22222222')).toMatchObject({ status: 404 })
})

test('a row is open only for people who may read its list', async () => {
  const { id } = await contactMessage(fixtures.context)
  expect(await seenBy(people.support, 'message', String(id))).toEqual([])
  for (const person of [people.analyst, people.office])
    expect(await ask(person, 'message', String(id))).toMatchObject({ status: 403 })
  expect(await ask(people.support, 'departure', '1')).toMatchObject({ status: 422 })
})

test('presence ends with the session, and old rows are swept', async () => {
  await forget()
  const leaver = await staffPerson(fixtures.context, 'support')
  await seenBy(leaver)
  expect(await seenBy(people.owner)).toHaveLength(1)
  await askDesk(fixtures.context, leaver, 'POST /sign-out')
  expect(await seenBy(people.owner)).toEqual([])
  await fixtures.context.db.rows({
    name: 'test.oldest_presence',
    text: `update presence set seen_at = rihla_now() - interval '11 minutes'`,
  })
  const sweep = staffRetention.find(({ name }) => name === 'presence')
  const swept = await fixtures.context.db.rows({ name: 'test.sweep_presence', text: sweep?.text ?? '', values: [10] })
  expect(swept).toHaveLength(1)
})
