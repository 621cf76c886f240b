import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { findThread, type ThreadRow } from './inbox-queries.ts'

export type { ThreadRow }

/** A contact message with its replies. @throws ApiError `console.not_found` */
export async function readThread({ db }: Context, id: number): Promise<ThreadRow> {
  const thread = await findThread(db, id)
  if (!thread) throw new ApiError('missing', 'console.not_found')
  return thread
}
