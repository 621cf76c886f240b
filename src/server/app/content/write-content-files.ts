import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales, type Words } from '#domain/locale.ts'
import type { StoredContent } from '#server/content/content-document.ts'
import { readContent } from '#server/content/read-content.ts'
import type { Context } from '#server/kernel/context.ts'
import { joinMarkdown, markdownFile } from './content-files.ts'

/** Writes all texts to `directory` so that they can be saved again. Replaces existing files. */
export async function writeContentFiles(context: Pick<Context, 'db'>, directory: string): Promise<StoredContent> {
  const document = await readContent(context)
  const { pages, posts, faqs, testimonials } = document
  for (const folder of ['pages', 'posts']) mkdirSync(join(directory, folder), { recursive: true })
  const json = (file: string, rows: unknown) =>
    writeFileSync(join(directory, file), `${JSON.stringify(rows, null, 2)}\n`)
  for (const { code, title, body } of pages) writeTexts(join(directory, 'pages'), code, { title, body })
  for (const { slug, title, body } of posts) writeTexts(join(directory, 'posts'), slug.en, { title, body })
  json(
    'posts.json',
    posts.map(({ slug, summary, picture, city, publishedOn }) => ({ slug, summary, picture, city, publishedOn })),
  )
  json(
    'faqs.json',
    faqs.map(({ topic, question, answer }) => ({ topic, question, answer })),
  )
  json(
    'testimonials.json',
    testimonials.map(({ name, city, body, rating, product }) => ({ name, city, body, rating, product })),
  )
  return document
}

function writeTexts(folder: string, name: string, { title, body }: { title: Words; body: Words }): void {
  for (const language of locales)
    writeFileSync(
      join(folder, markdownFile(name, language)),
      joinMarkdown({ title: title[language], body: body[language] }),
    )
}
