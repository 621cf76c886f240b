import type { Context } from '#server/kernel/context.ts'
import { listRedirectRows, type RedirectRow } from './queries.ts'

export function listRedirects(context: Context): Promise<RedirectRow[]> {
  return listRedirectRows(context.db, null)
}
