import { describe, expect, test } from 'vitest'
import { askConsole, personOf, staffEmail, staffPerson, supplierId } from '#test/support/console.ts'
import { errorOf } from '#test/support/console-errors.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { inviteStaff } from './invite-staff.ts'
import { listAudit } from './list-audit.ts'
import { recordAudit } from './record-audit.ts'
import { switchMembership } from './switch-membership.ts'

const fixtures = useFixtures()
const invitationTo = (role: string, supplier: number | null = null) => ({
  email: staffEmail(),
  name: 'Omar Haddad',
  language: 'ar' as const,
  role,
  supplierId: supplier,
})
const signedIn = async (role: string, supplier: number | null = null) => {
  const { context } = fixtures
  return personOf(context, await staffPerson(context, role, supplier))
}

describe('the audit log', () => {
  test('refuses every change and deletion', async () => {
    const { context } = fixtures
    const { db } = context
    await inviteStaff(context, { manager: await signedIn('owner'), ...invitationTo('support') })
    for (const [name, text] of [
      ['update', `update audit_entry set network = 'other'`],
      ['delete', 'delete from audit_entry'],
      ['truncate', 'truncate audit_entry'],
    ] as const)
      await expect(db.rows({ name: `test.audit_${name}`, text })).rejects.toThrow('audit entries are never changed')
  })

  test('contains no address, and shows a supplier only its own entries', async () => {
    const { context } = fixtures
    const [first, second] = [await supplierId(context), await supplierId(context, 'second')]
    const owner = await signedIn('owner')
    const manager = await signedIn('supplier_manager', first)
    const invitations = [invitationTo('guide', first), invitationTo('guide', second), invitationTo('support')]
    for (const one of invitations) await inviteStaff(context, { manager: owner, ...one })
    const none = {
      action: null,
      staffId: null,
      subject: null,
      supplierId: null,
      reason: null,
      from: null,
      to: null,
      before: null,
    }
    const all = await listAudit(context, {
      person: owner,
      filter: { ...none, action: 'invitation.sent', staffId: owner.staffId },
    })
    expect(all).toMatchObject({ count: 3, next: null })
    expect(all.entries[0]).toMatchObject({ who: 'Layla Hassan', after: { email: 's•••@', role: 'support' } })
    const own = await listAudit(context, { person: manager, filter: none })
    expect(own.entries.length).toBeGreaterThan(1)
    const suppliers = await context.db.rows<{ id: number | null }>({
      name: 'test.audit_suppliers',
      text: 'select distinct supplier_id as id from audit_entry where id = any ($1)',
      values: [own.entries.map(({ id }) => id)],
    })
    expect(suppliers).toEqual([{ id: first }])
    const text = JSON.stringify([all, own])
    for (const { email } of invitations) expect(text).not.toContain(email)
    const support = await signedIn('support')
    expect(await errorOf(listAudit(context, { person: support, filter: none }))).toBe('console.forbidden')
  })

  test('is filtered by supplier and by a part of the reason, in the own scope', async () => {
    const { context } = fixtures
    const [first, second] = [await supplierId(context), await supplierId(context, 'second')]
    const owner = await signedIn('owner')
    const write = (supplier: number | null, reason?: string) =>
      context.db.transaction((tx) =>
        recordAudit(tx, {
          actor: owner,
          action: 'departure.closed',
          subject: { kind: 'departure', id: 1 },
          supplierId: supplier,
          ...(reason === undefined ? {} : { reason }),
        }),
      )
    await write(first, 'Sandstorm at 100%')
    await write(second, 'sandstorm over 100 roads')
    await write(null, 'عاصفة رملية')
    await write(first)
    const { token } = await staffPerson(context, 'owner')
    const manager = await staffPerson(context, 'supplier_manager', first)
    const read = async (query: Record<string, string>, who = token) => {
      const search = new URLSearchParams({ action: 'departure.closed', staffId: String(owner.staffId), ...query })
      const { body } = await askConsole(context, `GET /audit?${search}`, { token: who })
      const { entries, count } = body as { entries: { reason: string | null }[]; count: number }
      expect(count).toBe(entries.length)
      return entries.map(({ reason }) => reason)
    }
    expect(await read({ reason: 'SANDSTORM' })).toEqual(['sandstorm over 100 roads', 'Sandstorm at 100%'])
    expect(await read({ reason: '100%' })).toEqual(['Sandstorm at 100%'])
    expect(await read({ reason: 'رملية' })).toEqual(['عاصفة رملية'])
    expect(await read({ supplierId: String(second) })).toEqual(['sandstorm over 100 roads'])
    expect(await read({ supplierId: String(first) })).toEqual([null, 'Sandstorm at 100%'])
    expect(await read({ supplierId: String(second) }, manager.token)).toEqual([])
    expect(await read({ reason: 'sandstorm' }, manager.token)).toEqual(['Sandstorm at 100%'])
  })

  test('is filtered by what was changed, and names a departure by its activity and start', async () => {
    const { context } = fixtures
    const owner = await signedIn('owner')
    const [departure, other] = await context.db.rows<{ id: number; name: string }>({
      name: 'test.audit_departures',
      text: `select d.id, (q.title ->> 'en') || ' · ' || d.local_date || ' ' || d.local_time as name
        from departure d join option o on o.id = d.option_id join product q on q.id = o.product_id order by d.id limit 2`,
    })
    for (const [kind, id] of [
      ['departure', departure?.id],
      ['departure', other?.id],
      ['booking', departure?.id],
    ] as const)
      // prettier-ignore
      await context.db.transaction((tx) =>
        recordAudit(tx, { actor: owner, action: 'departure.priced', subject: { kind, id: id ?? 0 }, supplierId: null }),
      )
    const { token } = await staffPerson(context, 'owner')
    const read = (subject: string) =>
      askConsole(context, `GET /audit?${new URLSearchParams({ action: 'departure.priced', subject })}`, { token })
    expect((await read(`departure.${departure?.id}`)).body).toMatchObject({
      count: 1,
      entries: [{ subjectKind: 'departure', subjectId: departure?.id, subject: departure?.name }],
    })
    for (const wrong of ['departure', 'nothing.1', 'departure.0', 'departure.1x'])
      expect((await read(wrong)).status, wrong).toBe(422)
  })

  test('is filtered by days in UTC, both included, also if nothing happened on the first or the last', async () => {
    const { context } = fixtures
    const owner = await signedIn('owner')
    const at = ['01T23:59:59.999', '02T00:00', '03T12:00', '05T23:59:59.999', '06T00:00'].map(
      (time) => `2026-03-${time}Z`,
    )
    await context.db.rows({
      name: 'test.audit_of_days',
      text: `insert into audit_entry (at, staff_id, network, action, subject_kind, subject_id)
        select at, $1, '', 'order.exported', 'order', 1 from unnest($2::timestamptz[]) at`,
      values: [owner.staffId, at],
    })
    const read = async (from: string | null, to: string | null) => {
      const filter = { action: 'order.exported', staffId: owner.staffId, subject: null, supplierId: null, reason: null, from, to, before: null } as const // prettier-ignore
      const { entries, count } = await listAudit(context, { person: owner, filter })
      expect(count).toBe(entries.length)
      return entries.map((entry) => at.findIndex((one) => entry.at.getTime() === Date.parse(one))).toReversed()
    }
    expect(await read('2026-03-02', '2026-03-05')).toEqual([1, 2, 3])
    expect(await read('2026-03-03', '2026-03-03')).toEqual([2])
    expect(await read('2026-03-04', null)).toEqual([3, 4])
    expect(await read(null, '2026-03-04')).toEqual([0, 1, 2])
    expect(await read('2026-03-06', '2026-03-01')).toEqual([])
  })

  test('is read in pages of fifty', async () => {
    const { context } = fixtures
    const owner = await signedIn('owner')
    for (let count = 0; count < 26; count++)
      for (const membershipId of [owner.membershipId, owner.membershipId])
        await switchMembership(context, { person: owner, membershipId })
    const page = (before: number | null) =>
      listAudit(context, {
        person: owner,
        filter: { action: 'session.switched', staffId: owner.staffId, subject: null, supplierId: null, reason: null, from: null, to: null, before }, // prettier-ignore
      })
    const first = await page(null)
    expect([first.entries.length, first.count]).toEqual([50, 52])
    const second = await page(first.next)
    expect([second.entries.length, second.next]).toEqual([2, null])
    expect(second.entries[0]?.id).toBeLessThan(first.entries.at(-1)?.id ?? 0)
  })
})
