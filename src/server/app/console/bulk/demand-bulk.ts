import type { Permission } from '#domain/permissions.ts'
import type { Scope } from '#domain/staff-scope.ts'
import { ApiError } from '#server/kernel/api-error.ts'

/** Only the marketplace assigns orders and writes to their guests. */
export function mayActInBulk({ scope, permissions }: { scope: Scope; permissions: readonly Permission[] }): boolean {
  return scope === 'all' && permissions.includes('orders.change')
}

/** @throws ApiError `console.forbidden` */
export function demandBulk(person: { scope: Scope; permissions: readonly Permission[] }): void {
  if (!mayActInBulk(person)) throw new ApiError('forbidden', 'console.forbidden')
}
