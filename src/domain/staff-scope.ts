import type { Permission } from './permissions.ts'
import type { RoleKind } from './roles.ts'

/** Whose data a request reads and changes: the whole marketplace's, or one supplier's (its id). */
export type Scope = 'all' | number

/** A role held by a person, for the marketplace (`scope` is 'all') or for one supplier. */
export interface Grant {
  scope: Scope
  permissions: readonly Permission[]
}

/** Every permission of these grants. */
export function heldIn(grants: readonly Grant[]): Permission[] {
  return grants.flatMap(({ permissions }) => permissions)
}

/** Whether `outer` contains everything of `inner`. */
export function covers(outer: Scope, inner: Scope): boolean {
  return outer === 'all' || outer === inner
}

/** Whether a person who works with `outer` may see and end everything of a person who holds these grants. */
export function coversAll(outer: Scope, grants: readonly Grant[]): boolean {
  return grants.every(({ scope }) => covers(outer, scope))
}

/** Whether a membership may be made of a role of this kind and a scope. */
export function fitsScope(kind: RoleKind, scope: Scope): boolean {
  return (kind === 'marketplace') === (scope === 'all')
}

/**
 * Whether a person who works with `own` may give `grant` to a person, change it or take it away. Requires
 * `staff.manage`, a scope that covers that of `grant`, and each of its permissions.
 */
export function mayGrant(own: Grant, grant: Grant): boolean {
  return (
    own.permissions.includes('staff.manage') &&
    covers(own.scope, grant.scope) &&
    grant.permissions.every((one) => own.permissions.includes(one))
  )
}

/** Whether a person who works with `own` may end or reset another person, who holds `others`. */
export function mayManage(own: Grant, others: readonly Grant[]): boolean {
  return own.permissions.includes('staff.manage') && others.every((one) => mayGrant(own, one))
}

/** Whether taking this membership away would leave the marketplace without an owner who can sign in. */
export function isLastOwner(
  owners: readonly { membershipId: number; hasAccepted: boolean }[],
  membershipId: number,
): boolean {
  return !owners.some((one) => one.membershipId !== membershipId && one.hasAccepted)
}
