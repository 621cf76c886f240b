import { beforeAll, expect, test } from 'vitest'
import { deleteMessages } from '#server/content/delete-messages.ts'
import { leaveQuotes } from '#server/quotes/forget-requests.ts'
import { staffPerson, type TestPerson } from '#test/support/console.ts'
import { askDesk, type Body } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { contactMessage } from '#test/support/messages.ts'
import { requestedQuote } from '#test/support/quotes.ts'

const fixtures = useFixtures()
let people: Record<'support' | 'owner' | 'editor', TestPerson>

beforeAll(async () => {
  const { context } = fixtures
  people = {
    support: await staffPerson(context, 'support'),
    owner: await staffPerson(context, 'owner'),
    editor: await staffPerson(context, 'editor'),
  }
})

const ask = (route: string, body?: unknown, person = people.support) => askDesk(fixtures.context, person, route, body)
const rows = <One = Body>(name: string, text: string, values: unknown[] = []) =>
  fixtures.context.db.rows<One>({ name: `test.${name}`, text, values })

test.each([
  ['a message', 'message'],
  ['a quote request', 'quote'],
] as const)('a note on %s is seen by the team with its author, and recorded without its text', async (_, kind) => {
  const { context } = fixtures
  const key = kind === 'message' ? (await contactMessage(context)).id : await requestedQuote(context)
  const path = `/${kind}s/${key}`
  const outbox = await rows('outbox', 'select id from outbox')
  const { status, body } = await ask(`POST ${path}/notes`, { text: ' Calls back at noon. ' })
  expect([status, body['notes']]).toMatchObject([200, [{ text: 'Calls back at noon.', by: 'Layla Hassan' }]])
  await ask(`POST ${path}/notes`, { text: 'Called.' }, people.owner)
  expect((await ask(`GET ${path}`)).body['notes']).toMatchObject([{ text: 'Calls back at noon.' }, { text: 'Called.' }])
  expect((await ask(`POST ${path}/notes`, { text: ' ' })).status).toBe(422)
  expect((await ask(`POST ${path}/notes`, { text: 'Called.' }, people.editor)).status).toBe(403)
  // A note sends no mail, and does not answer or close what it is about.
  expect(await rows('outbox', 'select id from outbox')).toEqual(outbox)
  expect(body).toMatchObject(kind === 'message' ? { closed: null, replies: [] } : { state: 'received', quotes: [] })
  const entries = await rows<{ staffId: number; entry: string }>(
    'entries',
    `select a.staff_id as "staffId", to_jsonb(a)::text as entry from audit_entry a where a.action = $1 order by a.id`,
    [`${kind}.note_added`],
  )
  expect(entries.map(({ staffId }) => staffId)).toEqual([people.support.staffId, people.owner.staffId])
  expect(entries.map(({ entry }) => entry).join()).not.toContain('Calls back')
})

test('notes about a person go with the person', async () => {
  const { context } = fixtures
  const { id, email } = await contactMessage(context)
  const reference = await requestedQuote(context)
  await ask(`POST /messages/${id}/notes`, { text: 'Noor prefers calls.' })
  await ask(`POST /quotes/${reference}/notes`, { text: 'Noor prefers calls.' })
  const left = () =>
    rows('left', `select body from message_note where body like 'Noor%' union all select body from quote_note where body like 'Noor%'`) // prettier-ignore
  expect(await left()).toHaveLength(2)
  const [guest] = await rows<{ email: string }>('guest', 'select email from quote_request where reference = $1', [
    reference,
  ])
  await context.db.transaction((tx) => deleteMessages(tx, email))
  await context.db.transaction((tx) => leaveQuotes(tx, { userId: null, email: guest?.email ?? '' }))
  expect(await left()).toEqual([])
})
