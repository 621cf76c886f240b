import { ApiError } from '#server/kernel/api-error.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'

const isSafe = (method: string) => method === 'GET' || method === 'HEAD'
/** What ends a preview. */
const exits = new Set(['DELETE /api/console/me/preview', 'POST /api/console/sign-out'])

/** A preview of a role only reads. @throws ApiError `console.previewing` */
export function refuseInPreview({ preview }: SignedInStaff, { method, path }: { method: string; path: string }): void {
  if (preview !== null && !isSafe(method) && !exits.has(`${method} ${path}`))
    throw new ApiError('forbidden', 'console.previewing')
}
