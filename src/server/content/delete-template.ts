import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Tx } from '#server/kernel/database.ts'
import { lockTemplate, removeTemplate, type ReplyTemplate } from './template-queries.ts'

/** Deletes a template of replies. @throws ApiError `console.not_found`, `console.template_changed` if it is not of the version that was seen */
export async function deleteTemplate(
  { db }: Context,
  input: { id: number; seenVersion: number; record: (tx: Tx, before: ReplyTemplate) => Promise<void> },
): Promise<void> {
  const { id, seenVersion, record } = input
  await db.transaction(async (tx) => {
    const before = await lockTemplate(tx, id)
    if (!before) throw new ApiError('missing', 'console.not_found')
    if (before.version !== seenVersion) throw new ApiError('conflict', 'console.template_changed', { current: before })
    await removeTemplate(tx, id)
    await record(tx, before)
  })
}
