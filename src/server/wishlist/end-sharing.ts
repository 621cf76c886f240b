import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { ownerOf } from './owner-of.ts'
import { unshareList } from './queries.ts'

/** Invalidates the link of the visitor's list. Sharing the list again creates another link. */
export async function endSharing(context: Context, input: { visitor: Visitor }): Promise<void> {
  const owner = ownerOf(input.visitor)
  if (owner) await unshareList(context.db, owner)
}
