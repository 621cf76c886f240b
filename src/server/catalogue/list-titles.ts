import type { TextQuery } from '#domain/text-query.ts'
import type { Context } from '#server/kernel/context.ts'
import { listTitles as query, type TitleRow } from './title-query.ts'

/** At most `most` published products that match a text, for suggestions: of one supplier, or of all. */
export function listTitles(
  context: Context,
  input: { text: TextQuery; supplierId: number | null; most: number },
): Promise<TitleRow[]> {
  return query(context.db, input)
}

export type { TitleRow }
