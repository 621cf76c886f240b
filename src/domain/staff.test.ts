import { describe, expect, test } from 'vitest'
import { maskEmail, maskName, maskPhone } from './mask.ts'
import { isPermission, needsSecondFactor, permissions, supplierPermissions, type Permission } from './permissions.ts'
import { initialRoles, permissionsOf, type RoleCode } from './roles.ts'
import { isProofFresh, isSessionValid } from './staff-session.ts'
import { covers, fitsScope, isLastOwner, mayGrant, mayManage, type Grant, type Scope } from './staff-scope.ts'

/** The matrix of the console's design, written a second time: owner support finance editor analyst | manager office finance guide. */
const matrix: Record<Permission, string> = {
  'orders.read': 'xxx.x xxx.',
  'guests.read': 'xxx.. xx.x',
  'orders.answer': 'xx... xx..',
  'orders.change': 'xx... ....',
  'orders.cancel': 'xx... ....',
  'refunds.limited': 'xxx.. ....',
  'refunds.free': 'x.x.. ....',
  'transfers.record': 'x.x.. ....',
  'settlements.make': 'x.x.. ....',
  'settlements.read': 'x.x.. x.x.',
  'departures.change': 'xx.x. xx..',
  'tickets.check_in': 'xx... xx.x',
  'catalogue.edit': 'x..x. xx..',
  'catalogue.publish': 'x..x. ....',
  'content.edit': 'x..x. ....',
  'promo_codes.edit': 'x..x. ....',
  'redirects.edit': 'x..x. ....',
  'reviews.moderate': 'xx... ....',
  'messages.answer': 'xx... ....',
  'quotes.answer': 'xx... ....',
  'sites.edit': 'x.... ....',
  'settings.edit': 'x.... ....',
  'rates.edit': 'x.x.. ....',
  'staff.manage': 'x.... x...',
  'keys.manage': 'x.... x...',
  'reports.summary': 'xxxxx x.x.',
  'reports.read': 'x.x.x x.x.',
  'audit.read': 'x.x.. x...',
  'health.read': 'xxx.. ....',
}
const columns = Object.keys(initialRoles) as RoleCode[]

test.each(permissions)('the roles of a new installation have %s as designed', (permission) => {
  const held = columns.map((code) => (initialRoles[code].permissions.includes(permission) ? 'x' : '.')).join('')
  expect(held).toBe(matrix[permission].replace(' ', ''))
})

test('every role has only permissions that its kind may have, and only the guide is limited to own trips', () => {
  for (const code of columns) {
    const { kind, permissions: held, onlyOwnTrips } = initialRoles[code]
    expect(
      held.filter((one) => !permissionsOf(kind).includes(one)),
      code,
    ).toEqual([])
    expect(onlyOwnTrips).toBe(code === 'guide')
    expect(new Set(held).size).toBe(held.length)
  }
  expect(supplierPermissions.every(isPermission)).toBe(true)
  expect(isPermission('orders.steal')).toBe(false)
})

test.each(columns)('a second factor is required of %s, except of guides', (code) => {
  expect(needsSecondFactor(initialRoles[code].permissions)).toBe(code !== 'guide')
})

test.each(permissions)('%s alone requires a second factor, unless a guide needs it at the door', (permission) => {
  expect(needsSecondFactor([permission])).toBe(!['guests.read', 'tickets.check_in'].includes(permission))
})

describe('a scope', () => {
  test.each<[Scope, Scope, boolean]>([
    ['all', 'all', true],
    ['all', 7, true],
    [7, 7, true],
    [7, 8, false],
    [7, 'all', false],
  ])('%s covers %s: %s', (outer, inner, expected) => {
    expect(covers(outer, inner)).toBe(expected)
  })

  test('fits roles of its own kind only', () => {
    expect([fitsScope('marketplace', 'all'), fitsScope('supplier', 7)]).toEqual([true, true])
    expect([fitsScope('marketplace', 7), fitsScope('supplier', 'all')]).toEqual([false, false])
  })
})

describe('granting', () => {
  const grant = (code: RoleCode, scope: Scope): Grant => ({ scope, permissions: initialRoles[code].permissions })
  const holders: [RoleCode, Scope][] = columns.map((code) => [
    code,
    initialRoles[code].kind === 'marketplace' ? 'all' : 7,
  ])

  test.each(holders.flatMap(([own, at]) => columns.map((role) => [own, at, role] as const)))(
    '%s (%s) may give %s only with the permission to manage staff and everything the role has',
    (own, at, role) => {
      const isSupplierRole = initialRoles[role].kind === 'supplier'
      const allowed = own === 'owner' || (own === 'supplier_manager' && isSupplierRole)
      expect(mayGrant(grant(own, at), grant(role, isSupplierRole ? 7 : 'all'))).toBe(allowed)
    },
  )

  test('is refused for another supplier and for the marketplace', () => {
    expect(mayGrant(grant('supplier_manager', 7), grant('guide', 8))).toBe(false)
    expect(mayGrant(grant('supplier_manager', 7), grant('supplier_manager', 'all'))).toBe(false)
  })

  test('is refused for one permission more than the own ones', () => {
    const manager = grant('supplier_manager', 7)
    expect(mayGrant(manager, { scope: 7, permissions: [...manager.permissions, 'catalogue.publish'] })).toBe(false)
  })

  test('managing a person requires all of their memberships', () => {
    const manager = grant('supplier_manager', 7)
    expect(mayManage(manager, [grant('guide', 7), grant('supplier_office', 7)])).toBe(true)
    expect(mayManage(manager, [grant('guide', 7), grant('guide', 8)])).toBe(false)
    expect(mayManage(manager, [grant('guide', 7), grant('analyst', 'all')])).toBe(false)
    expect(mayManage(grant('support', 'all'), [])).toBe(false)
  })
})

test.each([
  ['the only one', [{ membershipId: 1, hasAccepted: true }], true],
  [
    'one of two',
    [
      { membershipId: 1, hasAccepted: true },
      { membershipId: 2, hasAccepted: true },
    ],
    false,
  ],
  [
    'one beside an invited one',
    [
      { membershipId: 1, hasAccepted: true },
      { membershipId: 2, hasAccepted: false },
    ],
    true,
  ],
])('an owner who is %s is the last: %s', (_, owners, expected) => {
  expect(isLastOwner(owners, 1)).toBe(expected)
})

describe('a session', () => {
  const HOUR = 3_600_000
  test.each([
    ['used a minute ago', 0, 10 * HOUR, 10 * HOUR + 60_000, true],
    ['unused for just under twelve hours', 0, 0, 12 * HOUR - 1, true],
    ['unused for twelve hours', 0, 0, 12 * HOUR, false],
    ['used all week, a moment before its seventh day ends', 0, 168 * HOUR - 2, 168 * HOUR - 1, true],
    ['used all week, after seven days', 0, 168 * HOUR - 1, 168 * HOUR, false],
  ])('%s is valid: %#', (_, startedAt, lastSeenAt, now, expected) => {
    expect(isSessionValid({ startedAt, lastSeenAt }, now)).toBe(expected)
  })

  test('has a fresh proof for ten minutes', () => {
    expect(isProofFresh(0, 599_999)).toBe(true)
    expect(isProofFresh(0, 600_000)).toBe(false)
  })
})

test('masks keep what is needed to recognise a value', () => {
  expect(maskEmail('sara@example.com')).toBe('s•••@')
  expect(maskPhone('+966 50 123 4567')).toBe('••67')
  expect(maskName(' سارة العلي')).toBe('س•••')
  expect([maskEmail(''), maskPhone(''), maskName('')]).toEqual(['', '', ''])
})
