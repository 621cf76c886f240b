import type { Context } from '#server/kernel/context.ts'
import { listAllTemplates, type ReplyTemplate } from './template-queries.ts'

export type { ReplyTemplate }

/** The templates of replies, by name. */
export function listTemplates({ db }: Context): Promise<ReplyTemplate[]> {
  return listAllTemplates(db)
}
