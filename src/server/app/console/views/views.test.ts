import { beforeAll, describe, expect, test } from 'vitest'
import { MOST_VIEWS } from '#domain/saved-views.ts'
import { releaseWork } from '#server/app/console/inbox/release-work.ts'
import { sweepRows } from '#server/app/retention/sweep-rows.ts'
import { oneRow } from '#server/kernel/database.ts'
import { endMembership } from '#server/staff/end-membership.ts'
import { personOf, staffPerson, type TestPerson } from '#test/support/console.ts'
import { askDesk, peopleOfDesk, type Body } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { createCode } from '#test/support/promo-codes.ts'

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>>

beforeAll(async () => {
  people = await peopleOfDesk(fixtures.context)
})

interface View extends Body {
  id: number
  name: string
  isOwn: boolean
  mayChange: boolean
  isValid: boolean
  version: number
}
const ask = (person: TestPerson, route: string, body?: unknown) => askDesk(fixtures.context, person, route, body)
const save = (person: TestPerson, change: Body = {}) =>
  ask(person, 'POST /views', {
    list: 'orders',
    name: 'Late ones',
    params: { queue: 'late' },
    isShared: false,
    ...change,
  })
const viewsOf = async (person: TestPerson, list = 'orders') =>
  (await ask(person, `GET /views?list=${list}`)).body['views'] as View[]
const viewOf = async (person: TestPerson, name: string) => {
  const view = (await viewsOf(person)).find((one) => one.name === name)
  if (!view) throw new Error(`no view ${name}`)
  return view
}
const named = (views: View[]) => views.map(({ name }) => name)

describe('saved views', () => {
  test('a view is its own person’s, or shared in the scope in which it was saved', async () => {
    const { support, owner, office, stranger } = people
    expect(await save(support, { name: 'Mine' })).toMatchObject({ status: 200 })
    expect(await save(support, { name: 'Ours', isShared: true })).toMatchObject({ status: 200 })
    expect(await save(office, { name: 'Our office', params: { queue: 'on_hold' }, isShared: true })).toMatchObject({
      status: 200,
    })
    expect(named(await viewsOf(support))).toEqual(['Mine', 'Ours'])
    expect(named(await viewsOf(owner))).toEqual(['Ours'])
    expect(named(await viewsOf(people.books))).toEqual(['Our office'])
    expect(named(await viewsOf(stranger))).toEqual([])
    expect(named(await viewsOf(support, 'departures'))).toEqual([])
    expect(await viewOf(support, 'Ours')).toMatchObject({
      isOwn: true,
      author: 'Layla Hassan',
      params: { queue: 'late' },
      isValid: true,
    })
  })

  test('a list accepts only its own parameters, and from a supplier no filters by money', async () => {
    const refused = { status: 422, body: { code: 'request.invalid' } }
    expect(await save(people.support, { params: { queue: 'yesterday' } })).toMatchObject(refused)
    expect(await save(people.support, { params: { page: '2' } })).toMatchObject(refused)
    expect(await save(people.support, { list: 'departures', params: { queue: 'late' } })).toMatchObject(refused)
    expect(await save(people.support, { name: '  ' })).toMatchObject(refused)
    expect(await save(people.office, { params: { money: 'paid' } })).toMatchObject({ status: 403 })
    expect(await save(people.analyst, { list: 'departures', params: { booked: '1' } })).toMatchObject({ status: 403 })
    expect(await save(people.office, { list: 'departures', params: { booked: '1' } })).toMatchObject({ status: 200 })
    expect(await save(people.office, { list: 'departures', name: 'Storm', params: { state: 'called_off', hand: '1' } })).toMatchObject({ status: 200 }) // prettier-ignore
    expect(await save(people.support, { list: 'departures', params: { state: 'over' } })).toMatchObject(refused)
  })

  test('only the author and people who manage staff change or delete a shared view', async () => {
    const { support, finance, owner } = people
    await save(support, { name: 'Shared by support', isShared: true })
    await save(support, { name: 'Private of support' })
    const shared = await viewOf(support, 'Shared by support')
    const own = await viewOf(support, 'Private of support')
    const change = (person: TestPerson, { id, version }: View, wish: Body = {}) =>
      ask(person, `PUT /views/${id}`, { name: 'Renamed', isShared: true, version, ...wish })
    expect(await viewOf(finance, 'Shared by support')).toMatchObject({ mayChange: false })
    expect(await change(finance, shared)).toMatchObject({ status: 403 })
    expect(await ask(finance, `DELETE /views/${shared.id}`)).toMatchObject({ status: 403 })
    for (const person of [owner, people.office]) {
      expect(await change(person, own)).toMatchObject({ status: 404, body: { code: 'console.not_found' } })
      expect(await ask(person, `DELETE /views/${own.id}`)).toMatchObject({ status: 404 })
    }
    expect(await change(people.stranger, shared)).toMatchObject({ status: 404 })
    expect(await change(owner, shared)).toMatchObject({ status: 200 })
    expect(await change(support, shared)).toMatchObject({ status: 409, body: { code: 'console.view_changed' } })
    const renamed = await viewOf(support, 'Renamed')
    expect(await change(support, renamed, { params: { money: 'paid' }, isShared: false })).toMatchObject({
      status: 200,
    })
    expect(await viewOf(support, 'Renamed')).toMatchObject({ params: { money: 'paid' }, isShared: false, version: 3 })
    expect(named(await viewsOf(owner))).not.toContain('Renamed')
    expect(await ask(support, `DELETE /views/${shared.id}`)).toMatchObject({ status: 200 })
    expect(named(await viewsOf(support))).not.toContain('Renamed')
  })

  test('the log has who shared what, without the name', async () => {
    await save(people.support, { name: 'Sara Ali’s group', isShared: true })
    const { id } = await viewOf(people.support, 'Sara Ali’s group')
    await ask(people.support, `DELETE /views/${id}`)
    const entries = await fixtures.context.db.rows<{ action: string; before: unknown; after: unknown }>({
      name: 'test.view_entries',
      text: `select action, before, after from audit_entry where subject_kind = 'view' and subject_id = $1 order by id`,
      values: [id],
    })
    expect(entries).toEqual([
      { action: 'view.saved', before: null, after: { list: 'orders', shared: true } },
      { action: 'view.deleted', before: { list: 'orders', shared: true }, after: null },
    ])
  })

  test('names of a list differ, and a person has at most fifty views', async () => {
    const person = await staffPerson(fixtures.context, 'support')
    expect(await save(person, { name: 'VIP' })).toMatchObject({ status: 200 })
    const taken = { status: 409, body: { code: 'console.view_name_taken' } }
    expect(await save(person, { name: 'vip' })).toMatchObject(taken)
    expect(await save(person, { name: 'VIP', list: 'departures', params: {} })).toMatchObject({ status: 200 })
    expect(await save(person, { name: 'Other' })).toMatchObject({ status: 200 })
    const { id, version } = await viewOf(person, 'Other')
    expect(await ask(person, `PUT /views/${id}`, { name: 'ViP', isShared: false, version })).toMatchObject(taken)
    for (let count = 3; count < MOST_VIEWS - 1; count += 1) await save(person, { name: `View ${count}` })
    // The last one, from two windows at once.
    const both = await Promise.all([save(person, { name: 'Last' }), save(person, { name: 'One too many' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body['code']).toBe('console.too_many_views')
  })

  test('a view whose filter is no longer valid is marked', async () => {
    const { context } = fixtures
    const { support } = people
    const leaver = await staffPerson(context, 'support')
    await save(support, { name: 'Of a leaver', params: { assignee: String(leaver.staffId) } })
    await save(support, { name: 'Of a state', params: { state: 'confirmed' } })
    expect((await viewsOf(support)).every(({ isValid }) => isValid)).toBe(true)
    const { id: membershipId } = await oneRow<{ id: number }>(context.db, {
      name: 'test.membership_of_leaver',
      text: 'select id from membership where staff_id = $1',
      values: [leaver.staffId],
    })
    await endMembership(context, { releaseWork, manager: await personOf(context, people.owner), membershipId })
    await context.db.rows({
      name: 'test.old_state',
      text: `update saved_view set params = '{"state":"settled"}' where name = 'Of a state'`,
    })
    expect(await viewOf(support, 'Of a leaver')).toMatchObject({ isValid: false })
    expect(await viewOf(support, 'Of a state')).toMatchObject({ isValid: false })
    expect(await viewOf(support, 'Mine')).toMatchObject({ isValid: true })
  })

  test('a view stores each filter of the orders, and is marked when what it names has gone', async () => {
    const { context } = fixtures
    const person = await staffPerson(context, 'support')
    const code = await createCode(context.db)
    const { supplier, city, product } = await oneRow<{ supplier: number; city: number; product: number }>(context.db, {
      name: 'test.named_in_views',
      text: 'select supplier_id as supplier, city_id as city, id as product from product order by id limit 1',
    })
    const params = {
      'All but a city': { city: `!${city}` },
      'An activity': { product: String(product) },
      'A code': { promo: code.toLowerCase(), refund: 'yes' },
      'Two currencies': { currency: 'BHD,SAR', queue: 'today' },
      'All but a supplier': { supplier: `!${supplier}`, state: '!expired,failed' },
    }
    for (const [name, one] of Object.entries(params))
      expect(await save(person, { name, params: one })).toMatchObject({ status: 200 })
    const shown = await viewsOf(person)
    for (const [name, one] of Object.entries(params))
      expect(shown.find((view) => view.name === name)).toMatchObject({ params: one, isValid: true })
    for (const one of shown.filter(({ isOwn }) => isOwn))
      expect(
        (await ask(person, `GET /orders?${new URLSearchParams(one['params'] as Record<string, string>)}`)).status,
      ).toBe(200)

    await context.db.rows({ name: 'test.no_code', text: 'delete from promo_code where code = $1', values: [code] })
    await context.db.rows({
      name: 'test.gone_from_views',
      text: `update saved_view set params = replace(replace(replace(params::text, '"' || $2::text || '"', '"987654321"'), '!' || $3::text || '"', '!987654321"'), '!' || $4::text || '"', '!987654321"')::jsonb
        where staff_id = $1 and name <> 'Two currencies'`,
      values: [person.staffId, String(product), String(city), String(supplier)],
    })
    const marked = (await viewsOf(person)).map(({ name, isValid }) => [name, isValid])
    expect(Object.fromEntries(marked)).toMatchObject({
      'All but a city': false,
      'An activity': false,
      'A code': false,
      'Two currencies': true,
      'All but a supplier': false,
    })
  })

  test('private views are deleted with the access, shared ones stay', async () => {
    const { context } = fixtures
    const leaver = await staffPerson(context, 'support')
    await save(leaver, { name: 'Private of a leaver' })
    await save(leaver, { name: 'Shared by a leaver', isShared: true })
    await context.db.rows({
      name: 'test.end_memberships',
      text: 'update membership set ended_at = rihla_now() where staff_id = $1',
      values: [leaver.staffId],
    })
    await sweepRows(context)
    const rows = await context.db.rows<{ name: string }>({
      name: 'test.views_of_leaver',
      text: 'select name from saved_view where staff_id = $1',
      values: [leaver.staffId],
    })
    expect(rows).toEqual([{ name: 'Shared by a leaver' }])
    expect(named(await viewsOf(people.owner))).toContain('Shared by a leaver')
  })
})
