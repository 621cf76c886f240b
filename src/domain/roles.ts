import { permissions, supplierPermissions, type Permission } from './permissions.ts'

export const roleKinds = ['marketplace', 'supplier'] as const
export type RoleKind = (typeof roleKinds)[number]

export interface Role {
  kind: RoleKind
  permissions: readonly Permission[]
  /** Only the departures that the person guides. */
  onlyOwnTrips: boolean
}

export type RoleCode =
  | 'owner'
  | 'support'
  | 'finance'
  | 'editor'
  | 'analyst'
  | 'supplier_manager'
  | 'supplier_office'
  | 'supplier_finance'
  | 'guide'

const marketplace = (held: readonly Permission[]): Role => ({
  kind: 'marketplace',
  permissions: held,
  onlyOwnTrips: false,
})
const supplier = (held: readonly Permission[]): Role => ({ kind: 'supplier', permissions: held, onlyOwnTrips: false })

/** The roles of a new installation. An owner can edit all but `owner`, which always has every permission. */
export const initialRoles: Record<RoleCode, Role> = {
  owner: marketplace(permissions),
  support: marketplace([
    'orders.read',
    'guests.read',
    'orders.answer',
    'orders.change',
    'orders.cancel',
    'refunds.limited',
    'departures.change',
    'tickets.check_in',
    'reviews.moderate',
    'messages.answer',
    'quotes.answer',
    'reports.summary',
    'health.read',
  ]),
  finance: marketplace([
    'orders.read',
    'guests.read',
    'refunds.limited',
    'refunds.free',
    'transfers.record',
    'settlements.read',
    'settlements.make',
    'rates.edit',
    'reports.summary',
    'reports.read',
    'audit.read',
    'health.read',
  ]),
  editor: marketplace([
    'departures.change',
    'catalogue.edit',
    'catalogue.publish',
    'content.edit',
    'promo_codes.edit',
    'redirects.edit',
    'reports.summary',
  ]),
  analyst: marketplace(['orders.read', 'reports.summary', 'reports.read']),
  supplier_manager: supplier(supplierPermissions.filter((one) => one !== 'catalogue.publish')),
  supplier_office: supplier([
    'orders.read',
    'guests.read',
    'orders.answer',
    'departures.change',
    'tickets.check_in',
    'catalogue.edit',
  ]),
  supplier_finance: supplier(['orders.read', 'settlements.read', 'reports.summary', 'reports.read']),
  guide: { kind: 'supplier', permissions: ['guests.read', 'tickets.check_in'], onlyOwnTrips: true },
}

/** The permissions that a role of this kind may have. */
export function permissionsOf(kind: RoleKind): readonly Permission[] {
  return kind === 'marketplace' ? permissions : supplierPermissions
}
