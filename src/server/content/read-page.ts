import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import { getSite } from '#server/sites/get-site.ts'
import { pageCodes, type faqSchema, type pageSchema } from './contract.ts'
import { findPage, listFaqs } from './queries.ts'
import { renderMarkdown } from './render-markdown.ts'

/**
 * A static page: about, privacy, terms, support; `{site}` in its text becomes the site's name. On a supplier's site
 * "about" describes the supplier. Throws ApiError `content.page_unknown`.
 */
export async function readPage(
  context: Context,
  input: { site: Pick<SiteOfRequest, 'id' | 'name'>; locale: Locale; code: string },
): Promise<z.infer<typeof pageSchema>> {
  const code = pageCodes.find((one) => one === input.code)
  const row = code && (await findPage(context.db.reading, code))
  if (!code || !row) throw new ApiError('missing', 'content.page_unknown')
  const { supplierAbout } = await getSite(context.db, input.site.id)
  const body = code === 'about' && supplierAbout !== null ? supplierAbout : row.body
  const text = body[input.locale].replaceAll('{site}', input.site.name[input.locale])
  const { html, headings } = renderMarkdown(text)
  return { code, title: row.title[input.locale], html, headings, changedAt: row.updatedAt.toISOString() }
}

/** All questions and answers, in the operator's order. */
export async function readFaqs(
  context: Context,
  { locale }: { locale: Locale },
): Promise<{ faqs: z.infer<typeof faqSchema>[] }> {
  const rows = await listFaqs(context.db.reading)
  return {
    faqs: rows.map((row) => ({ topic: row.topic, question: row.question[locale], answer: row.answer[locale] })),
  }
}
