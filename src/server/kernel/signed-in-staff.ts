import type { Locale, Words } from '#domain/locale.ts'
import type { Permission } from '#domain/permissions.ts'
import type { Scope } from '#domain/staff-scope.ts'

/** A signed-in member of staff, with the membership that the request works with. */
export interface SignedInStaff {
  staffId: number
  sessionId: number
  membershipId: number
  name: string
  email: string
  language: Locale
  roleCode: string
  scope: Scope
  permissions: Permission[]
  /** Only the departures that the person guides. */
  onlyOwnTrips: boolean
  /** The role as which the person sees the console, without changing anything. */
  preview: { code: string; name: Words } | null
  /** The session was started with more than the password. */
  hasSecondFactor: boolean
  /** Proved their identity within the last ten minutes. */
  isProven: boolean
  /** The network of the request, for the audit log. */
  network: string
}
