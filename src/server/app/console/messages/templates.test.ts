import { beforeAll, expect, test } from 'vitest'
import { staffPerson, type TestPerson } from '#test/support/console.ts'
import { askDesk, type Body } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { contactMessage } from '#test/support/messages.ts'

const fixtures = useFixtures()
let owner: TestPerson
let support: TestPerson

beforeAll(async () => {
  owner = await staffPerson(fixtures.context, 'owner')
  support = await staffPerson(fixtures.context, 'support')
})

interface Template {
  id: number
  name: string
  text: { ar: string; en: string }
  version: number
  changedBy: string | null
}

const ask = (route: string, body?: unknown, person = owner) => askDesk(fixtures.context, person, route, body)
const templatesOf = ({ body }: { body: Body }) => body['templates'] as Template[]
const sample = { name: 'Late', text: { ar: 'أهلًا {الاسم}', en: 'Hello {name}' } }

async function added(name: string): Promise<Template> {
  const template = templatesOf(await ask('POST /reply-templates', { ...sample, name })).find((one) => one.name === name)
  if (!template) throw new Error('not added')
  return template
}

test('templates are added, changed and deleted, each with one entry in the log with both texts', async () => {
  const { id } = await added('Late')
  const changed = { name: 'Later', text: { ...sample.text, en: 'Dear {name}' } }
  expect(templatesOf(await ask(`PUT /reply-templates/${id}`, { ...changed, seenVersion: 1 }))).toContainEqual({
    id,
    ...changed,
    version: 2,
    changedAt: expect.any(String),
    changedBy: 'Layla Hassan',
  })
  await ask(`PUT /reply-templates/${id}`, { ...changed, seenVersion: 2 })
  expect((await ask(`DELETE /reply-templates/${id}?seenVersion=1`)).body['code']).toBe('console.template_changed')
  const left = templatesOf(await ask(`DELETE /reply-templates/${id}?seenVersion=2`))
  expect(left.map((one) => one.id)).not.toContain(id)
  expect((await ask(`PUT /reply-templates/${id}`, { ...changed, seenVersion: 2 })).status).toBe(404)
  const entries = await fixtures.context.db.rows({
    name: 'test.template_entries',
    text: `select action, before ->> 'en' as before, after ->> 'en' as after from audit_entry
      where subject_kind = 'template' and subject_id = $1 order by id`,
    values: [id],
  })
  expect(entries).toEqual([
    { action: 'template.added', before: null, after: 'Hello {name}' },
    { action: 'template.changed', before: 'Hello {name}', after: 'Dear {name}' },
    { action: 'template.deleted', before: 'Dear {name}', after: null },
  ])
})

test('refuses the second of two editors and returns the text of the first', async () => {
  const { id } = await added('Refund')
  const save = (en: string) => ask(`PUT /reply-templates/${id}`, { name: 'Refund', text: { ...sample.text, en }, seenVersion: 1 }) // prettier-ignore
  const answers = await Promise.all([save('One'), save('Two')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
  const stored = won && templatesOf(won).find((one) => one.id === id)
  expect(lost?.body).toMatchObject({
    code: 'console.template_changed',
    current: { id, version: 2, text: stored?.text, changedBy: 'Layla Hassan' },
  })
})

test('a placeholder that does not exist is refused, in its field', async () => {
  const { body } = await ask('POST /reply-templates', { name: 'X', text: { ar: 'أهلًا {name}', en: 'Hello {nmae}' } })
  expect(body).toMatchObject({
    code: 'console.fields_invalid',
    fields: [
      { field: 'ar', code: 'placeholder' },
      { field: 'en', code: 'placeholder' },
    ],
  })
})

test('support uses templates and does not edit them', async () => {
  await added('For support')
  expect(templatesOf(await ask('GET /reply-templates', undefined, support)).map(({ name }) => name)).toContain('For support') // prettier-ignore
  expect((await ask('POST /reply-templates', sample, support)).status).toBe(403)
})

test('a reply with a placeholder is not sent', async () => {
  const { id } = await contactMessage(fixtures.context)
  const reply = (text: string) => ask(`POST /messages/${id}/replies`, { text, isClosing: true, seenReplies: 0 }, support) // prettier-ignore
  for (const text of ['About {reference}:', 'أهلًا { الاسم }'])
    expect(await reply(text)).toMatchObject({ status: 422, body: { code: 'console.reply_unfilled' } })
  expect((await ask(`GET /messages/${id}`, undefined, support)).body).toMatchObject({ replies: [], closed: null })
  expect((await reply('{1} is no placeholder')).status).toBe(200)
})
