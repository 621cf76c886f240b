import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'

/** Whether a person may change a view that they see: their own, or a shared one if they manage its scope's people. */
export function mayChangeView({ staffId, permissions }: SignedInStaff, authorId: number): boolean {
  return authorId === staffId || permissions.includes('staff.manage')
}
