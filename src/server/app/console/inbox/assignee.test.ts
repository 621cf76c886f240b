import { beforeAll, describe, expect, test } from 'vitest'
import { oneRow } from '#server/kernel/database.ts'
import { staffPerson, type TestPerson } from '#test/support/console.ts'
import { askDesk, type Body } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { contactMessage } from '#test/support/messages.ts'
import { requestedQuote } from '#test/support/quotes.ts'

const fixtures = useFixtures()
let support: TestPerson
let owner: TestPerson

beforeAll(async () => {
  support = await staffPerson(fixtures.context, 'support')
  owner = await staffPerson(fixtures.context, 'owner')
})

const ask = (route: string, body?: unknown, person = support) => askDesk(fixtures.context, person, route, body)

/** Both inboxes, with a row of theirs and its number in the log. */
const inboxes = {
  messages: async () => {
    const { id } = await contactMessage(fixtures.context)
    return { path: `/messages/${id}`, id }
  },
  quotes: async () => {
    const reference = await requestedQuote(fixtures.context)
    const { id } = await oneRow<{ id: number }>(fixtures.context.db, {
      name: 'test.quote_id',
      text: 'select id from quote_request where reference = $1',
      values: [reference],
    })
    return { path: `/quotes/${reference}`, id }
  },
}

describe.each(Object.entries(inboxes))('the assignee of %s', (inbox, add) => {
  const assign = ({ path }: { path: string }, staffId: number | null, seenStaffId: number | null, person = support) =>
    ask(`PUT ${path}/assignee`, { staffId, seenStaffId }, person)
  const listed = async (filter: string, person = support) => {
    const { body } = await ask(`GET /${inbox}?assignee=${filter}`, undefined, person)
    const { rows, count } = body as unknown as { rows: Body[]; count: number }
    expect(count).toBe(rows.length)
    return rows.map((row) => `/${inbox}/${String(row['id'] ?? row['reference'])}`)
  }

  test('can be oneself, a colleague or unset, is shown in the list and the open row, and recorded', async () => {
    const [row, other] = [await add(), await add()]
    const { body } = await ask(`GET ${row.path}`)
    expect(body).toMatchObject({ assignee: null })
    const colleagues = (body['colleagues'] as { id: number }[]).map(({ id }) => id)
    expect(colleagues).toEqual(expect.arrayContaining([support.staffId, owner.staffId]))
    expect((await assign(row, support.staffId, null)).body).toMatchObject({ assignee: { id: support.staffId } })
    expect(await listed('me')).toEqual([row.path])
    expect(await listed('me', owner)).toEqual([])
    expect(await listed('nobody')).toContain(other.path)
    expect(await listed('nobody')).not.toContain(row.path)
    const { rows } = (await ask(`GET /${inbox}`)).body as unknown as { rows: Body[] }
    expect(rows.map(({ assignee }) => assignee)).toContain('Layla Hassan')

    expect((await assign(row, owner.staffId, support.staffId)).body).toMatchObject({ assignee: { id: owner.staffId } })
    expect(await listed('me', owner)).toEqual([row.path])
    expect((await assign(row, null, owner.staffId)).body).toMatchObject({ assignee: null })
    expect(await listed('me', owner)).toEqual([])
    const entries = await fixtures.context.db.rows<{ before: Body; after: Body; staffId: number }>({
      name: 'test.assignments',
      text: `select before, after, staff_id as "staffId" from audit_entry
        where action like '%.assigned' and subject_kind || 's' = $1 and subject_id = $2 order by id`,
      values: [inbox, row.id],
    })
    const name = 'Layla Hassan'
    expect(entries.map(({ before, after }) => [before['assignee'], after['assignee']])).toEqual([['', name], [name, name], [name, '']]) // prettier-ignore
    expect(new Set(entries.map(({ staffId }) => staffId))).toEqual(new Set([support.staffId]))
  })

  test('is refused to the second of two simultaneous choices, and a repeated choice changes nothing', async () => {
    const row = await add()
    const answers = await Promise.all([
      assign(row, support.staffId, null, support),
      assign(row, owner.staffId, null, owner),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('console.assignee_changed')
    const { assignee } = (await ask(`GET ${row.path}`)).body as { assignee: { id: number } }
    expect((await assign(row, assignee.id, null)).status).toBe(200)
    const { count } = await oneRow<{ count: number }>(fixtures.context.db, {
      name: 'test.count_assignments',
      text: `select count(*) from audit_entry where action like '%.assigned' and subject_kind || 's' = $1 and subject_id = $2`,
      values: [inbox, row.id],
    })
    expect(count).toBe(1)
  })

  test('cannot be a person without the permission, or whose access has ended', async () => {
    const row = await add()
    const [finance, former] = [await staffPerson(fixtures.context, 'finance'), await staffPerson(fixtures.context, 'support')] // prettier-ignore
    await fixtures.context.db.rows({
      name: 'test.end_colleague',
      text: 'update membership set ended_at = rihla_now() where staff_id = $1',
      values: [former.staffId],
    })
    for (const { staffId } of [finance, former])
      expect(await assign(row, staffId, null)).toMatchObject({ status: 404, body: { code: 'console.not_found' } })
    expect((await ask(`GET ${row.path}`)).body).toMatchObject({ assignee: null })
    expect((await ask(`GET /${inbox}?assignee=${owner.staffId}`)).status).toBe(422)
  })
})
