import { beforeAll, expect, test } from 'vitest'
import { initialRoles } from '#domain/roles.ts'
import { askConsole, staffPerson, supplierId, type TestPerson } from '#test/support/console.ts'
import { consoleRoutes, doors, open } from '#test/support/console-doors.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
let owner: TestPerson
let manager: TestPerson

beforeAll(async () => {
  owner = await staffPerson(fixtures.context, 'owner')
  manager = await staffPerson(fixtures.context, 'supplier_manager', await supplierId(fixtures.context))
})

const ask = (person: TestPerson, route: string, body?: unknown) =>
  askConsole(fixtures.context, route, { token: person.token, body })
const me = async (person: TestPerson) => (await ask(person, 'GET /me')).body as { permissions: string[]; preview: { code: string } | null; isMarketplace: boolean } // prettier-ignore

test('a preview reads what the role reads, and leaving it restores everything; both are in the log', async () => {
  expect(await me(owner)).toMatchObject({ preview: null })
  expect(await ask(owner, 'POST /roles/support/preview')).toMatchObject({ status: 200 })
  const seen = await me(owner)
  expect(seen).toMatchObject({ preview: { code: 'support' }, isMarketplace: true })
  expect(seen.permissions.toSorted()).toEqual([...initialRoles.support.permissions].toSorted())
  expect(await ask(owner, 'GET /orders')).toMatchObject({ status: 200 })
  expect(await ask(owner, 'GET /staff')).toMatchObject({ status: 403 })
  expect(await ask(owner, 'DELETE /me/preview')).toMatchObject({ status: 200 })
  expect(await ask(owner, 'GET /staff')).toMatchObject({ status: 200 })
  // Without a preview there is nothing to end or to record.
  expect(await ask(owner, 'DELETE /me/preview')).toMatchObject({ status: 200 })
  const entries = await fixtures.context.db.rows({
    name: 'test.preview_entries',
    text: `select action, coalesce(before, after) as role from audit_entry where staff_id = $1 and action like 'preview.%' order by id`,
    values: [owner.staffId],
  })
  expect(entries).toEqual([
    { action: 'preview.started', role: { role: 'support' } },
    { action: 'preview.ended', role: { role: 'support' } },
  ])
})

test('every request that could change something is refused during a preview', async () => {
  await ask(owner, 'POST /roles/analyst/preview')
  const exits = new Set(['DELETE /me/preview', 'POST /sign-out'])
  const unsafe = consoleRoutes.filter((route) => !route.startsWith('GET') && !exits.has(route))
  for (const route of unsafe.filter((one) => !open.has(one))) {
    const path = route.replaceAll(/\{\w+\}/g, '1')
    const { status, body } = await ask(owner, path, doors[route]?.body)
    expect([route, status, body['code']]).toEqual([route, 403, 'console.previewing'])
  }
  await ask(owner, 'DELETE /me/preview')
})

test('a preview never shows more than the person’s own permissions, and only roles of their own kind', async () => {
  const { context } = fixtures
  await context.db.rows({
    name: 'test.analyst_manages',
    text: `update role set permissions = permissions || '{staff.manage}' where code = 'analyst'`,
  })
  const analyst = await staffPerson(context, 'analyst')
  const own = (await me(analyst)).permissions
  expect(await ask(analyst, 'POST /roles/owner/preview')).toMatchObject({ status: 200 })
  expect((await me(analyst)).permissions.toSorted()).toEqual(own.toSorted())
  expect(await ask(owner, 'POST /roles/guide/preview')).toMatchObject({ status: 404 })
  expect(await ask(manager, 'POST /roles/support/preview')).toMatchObject({ status: 404 })
  expect(await ask(manager, 'POST /roles/guide/preview')).toMatchObject({ status: 200 })
  expect(await me(manager)).toMatchObject({ isMarketplace: false, preview: { code: 'guide' } })
})

test('signing out ends a preview, and the next session is none', async () => {
  const support = await staffPerson(fixtures.context, 'support')
  expect(await ask(support, 'POST /roles/analyst/preview')).toMatchObject({ status: 403 })
  const other = await staffPerson(fixtures.context, 'owner')
  await ask(other, 'POST /roles/analyst/preview')
  expect(await ask(other, 'POST /sign-out')).toMatchObject({ status: 200 })
  expect(await ask(other, 'GET /me')).toMatchObject({ status: 401 })
})
