import { normaliseArabic } from '#domain/arabic.ts'
import { isRecordable } from '#domain/search-miss.ts'
import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import { insertMiss, type MissOutcome } from './miss-queries.ts'

/**
 * Counts a text that the catalogue has nothing for, for the operator (`npm run searches`). Without the visitor, and not
 * if the text could be personal. Never fails: a search must not depend on it.
 */
export async function recordMiss(
  context: Context,
  input: { text: string; locale: Locale; outcome: MissOutcome },
): Promise<void> {
  if (!isRecordable(input.text)) return
  try {
    await insertMiss(context.db, { ...input, text: normaliseArabic(input.text) })
  } catch (error) {
    context.log.warn({ err: error }, 'could not record a search without result')
  }
}
