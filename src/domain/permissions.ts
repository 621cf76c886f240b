/** What a member of staff may do in the console. Roles are sets of these (`roles.ts`). */
export const permissions = [
  'orders.read',
  'guests.read',
  'orders.answer',
  'orders.change',
  'orders.cancel',
  'refunds.limited',
  'refunds.free',
  'transfers.record',
  'settlements.read',
  'settlements.make',
  'departures.change',
  'tickets.check_in',
  'catalogue.edit',
  'catalogue.publish',
  'content.edit',
  'promo_codes.edit',
  'redirects.edit',
  'reviews.moderate',
  'messages.answer',
  'quotes.answer',
  'sites.edit',
  'settings.edit',
  'rates.edit',
  'staff.manage',
  'keys.manage',
  'reports.summary',
  'reports.read',
  'audit.read',
  'health.read',
] as const

export type Permission = (typeof permissions)[number]

/** Permissions that a role of a supplier may have. The others concern the whole marketplace. */
export const supplierPermissions: readonly Permission[] = [
  'orders.read',
  'guests.read',
  'orders.answer',
  'settlements.read',
  'departures.change',
  'tickets.check_in',
  'catalogue.edit',
  'catalogue.publish',
  'staff.manage',
  'keys.manage',
  'reports.summary',
  'reports.read',
  'audit.read',
]

/** The only permissions that can be used without a second factor: what a guide needs at the door. */
export const withoutSecondFactor: readonly Permission[] = ['guests.read', 'tickets.check_in']

const known: ReadonlySet<string> = new Set(permissions)

export function isPermission(text: string): text is Permission {
  return known.has(text)
}

/** Whether a person with these permissions, of all memberships, must have a second factor. */
export function needsSecondFactor(held: Iterable<Permission>): boolean {
  return [...held].some((one) => !withoutSecondFactor.includes(one))
}
