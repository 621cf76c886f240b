import type { Words } from '#domain/locale.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Tx } from '#server/kernel/database.ts'
import { demandTemplate } from './demand-template.ts'
import { insertTemplate } from './template-queries.ts'

const MOST = 100

/** Adds a template of replies. @throws ApiError `console.fields_invalid`, `console.too_many_templates` */
export async function addTemplate(
  { db }: Context,
  input: { name: string; text: Words; staffId: number; record: (tx: Tx, id: number) => Promise<void> },
): Promise<void> {
  const { record, ...template } = input
  demandTemplate(template.text)
  await db.transaction(async (tx) => {
    const id = await insertTemplate(tx, { ...template, most: MOST })
    if (id === undefined) throw new ApiError('conflict', 'console.too_many_templates', { most: MOST })
    await record(tx, id)
  })
}
