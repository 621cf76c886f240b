import type { Words } from '#domain/locale.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Tx } from '#server/kernel/database.ts'
import { demandTemplate } from './demand-template.ts'
import { lockTemplate, updateTemplate, type ReplyTemplate } from './template-queries.ts'

/**
 * Changes a template of replies. @throws ApiError `console.fields_invalid`, `console.not_found`, `console.template_changed` with the
 * template as it is now if it is not of the version that was seen
 */
export async function saveTemplate(
  { db }: Context,
  input: {
    id: number
    name: string
    text: Words
    seenVersion: number
    staffId: number
    record: (tx: Tx, before: ReplyTemplate) => Promise<void>
  },
): Promise<void> {
  const { seenVersion, record, ...template } = input
  demandTemplate(template.text)
  await db.transaction(async (tx) => {
    const before = await lockTemplate(tx, template.id)
    if (!before) throw new ApiError('missing', 'console.not_found')
    if (before.version !== seenVersion) throw new ApiError('conflict', 'console.template_changed', { current: before })
    const isSame = before.name === template.name && before.text.ar === template.text.ar && before.text.en === template.text.en // prettier-ignore
    if (isSame) return
    await updateTemplate(tx, template)
    await record(tx, before)
  })
}
