import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { pageCodes, type faqSchema, type pageSchema } from './contract.ts'
import { findPage, listFaqs } from './queries.ts'
import { renderMarkdown } from './render-markdown.ts'

/** A page that the operator wrote: about, privacy, terms, support. Throws Refusal `content.page_unknown`. */
export async function readPage(
  context: Context,
  input: { locale: Locale; code: string },
): Promise<z.infer<typeof pageSchema>> {
  const code = pageCodes.find((one) => one === input.code)
  const row = code && (await findPage(context.db, code))
  if (!code || !row) throw new Refusal('missing', 'content.page_unknown')
  const { html, headings } = renderMarkdown(row.body[input.locale])
  return { code, title: row.title[input.locale], html, headings, changedAt: row.updatedAt.toISOString() }
}

/** Every question and answer, in the operator's order. */
export async function readFaqs(
  context: Context,
  { locale }: { locale: Locale },
): Promise<{ faqs: z.infer<typeof faqSchema>[] }> {
  const rows = await listFaqs(context.db)
  return {
    faqs: rows.map((row) => ({ topic: row.topic, question: row.question[locale], answer: row.answer[locale] })),
  }
}
