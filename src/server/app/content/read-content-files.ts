import { readdirSync, readFileSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import type { Words } from '#domain/locale.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { markdownFile, splitMarkdown } from './content-files.ts'

const LISTS = ['posts', 'faqs', 'testimonials'] as const
const FOLDERS = ['pages', 'posts'] as const

export interface ContentFiles {
  /** As the files have it: not checked yet, except that both languages of a text are there. */
  document: Record<string, unknown>
  /** One line per mistake, with its file. */
  errors: string[]
}

/** Reads a directory of texts. @throws StartError if the directory cannot be read. */
export function readContentFiles(directory: string): ContentFiles {
  const errors: string[] = []
  const entries = listed(directory)
  const texts = new Map(FOLDERS.map((folder) => [folder, new Map<string, { title: Words; body: Words }>()]))
  const document: Record<string, unknown> = {}
  for (const entry of entries) {
    const folder = FOLDERS.find((one) => one === entry.name && entry.isDirectory())
    const list = LISTS.find((one) => `${one}.json` === entry.name && entry.isFile())
    if (folder !== undefined) texts.set(folder, readTexts(directory, folder, errors))
    else if (list !== undefined) document[list] = readJson(directory, entry.name, errors)
    else
      errors.push(
        `${entry.name}: is none of ${[...FOLDERS.map((one) => `${one}/`), ...LISTS.map((one) => `${one}.json`)].join(', ')}`,
      )
  }
  if (entries.some(({ name }) => name === 'pages'))
    document['pages'] = [...(texts.get('pages') ?? [])].map(([code, written]) => ({ code, ...written }))
  document['posts'] = withTexts(document['posts'], texts.get('posts') ?? new Map(), errors)
  if (errors.length === 0 && Object.values(document).every((value) => value === undefined))
    errors.push(`${directory}: has no texts`)
  return { document, errors }
}

/** Entries whose names do not begin with a dot, in order. */
function listed(directory: string): Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.'))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  } catch (error) {
    throw new StartError(`${directory} cannot be read: ${(error as NodeJS.ErrnoException).code}.`)
  }
}

function readTexts(directory: string, folder: string, errors: string[]): Map<string, { title: Words; body: Words }> {
  const found = new Map<string, Partial<Record<string, { title: string; body: string }>>>()
  for (const { name: file } of listed(join(directory, folder))) {
    const path = `${folder}/${file}`
    const [, name, language] = /^(.+)\.(ar|en)\.md$/.exec(file) ?? []
    if (name === undefined || language === undefined) {
      errors.push(`${path}: its name must end with .ar.md or .en.md`)
      continue
    }
    const text = readText(directory, path, errors)
    const written = text === null ? null : splitMarkdown(text)
    if (text !== null && written === null) errors.push(`${path}: must begin with its title, as in "# About us"`)
    if (written !== null && /^# /m.test(written.body.replaceAll(/^```[^]*?^```/gm, '')))
      errors.push(`${path}: has a second title; headings begin with "## "`)
    found.set(name, { ...found.get(name), [language]: written ?? { title: '-', body: '-' } })
  }
  const whole = new Map<string, { title: Words; body: Words }>()
  for (const [name, { ar, en }] of found) {
    if (ar === undefined || en === undefined)
      errors.push(`${folder}/${markdownFile(name, ar ? 'en' : 'ar')}: is missing`)
    else whole.set(name, { title: { ar: ar.title, en: en.title }, body: { ar: ar.body, en: en.body } })
  }
  return whole
}

/** The posts of `posts.json` with their texts, which are named after the English slug. */
function withTexts(
  posts: unknown,
  texts: ReadonlyMap<string, { title: Words; body: Words }>,
  errors: string[],
): unknown {
  const entries = Array.isArray(posts) ? posts : []
  const slugOf = (entry: unknown) => (entry as { slug?: { en?: unknown } } | null)?.slug?.en
  const slugs = new Set(entries.map(slugOf))
  for (const name of texts.keys())
    if (!slugs.has(name)) errors.push(`posts/${markdownFile(name, 'en')}: no post of posts.json has the slug ${name}`)
  if (!Array.isArray(posts)) return posts
  return posts.map((entry: unknown) => {
    const slug = slugOf(entry)
    if (typeof slug !== 'string' || typeof entry !== 'object') return entry
    const written = texts.get(slug)
    if (!written && !errors.some((error) => error.startsWith(`posts/${slug}.`)))
      errors.push(`posts/${markdownFile(slug, 'ar')}: is missing`)
    return { ...entry, ...(written ?? { title: { ar: '-', en: '-' }, body: { ar: '-', en: '-' } }) }
  })
}

function readJson(directory: string, file: string, errors: string[]): unknown {
  const text = readText(directory, file, errors)
  if (text === null) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    errors.push(`${file}: is not JSON: ${(error as Error).message}`)
    return undefined
  }
}

/** The text of a file, without byte order mark; null if it cannot be read, which is noted. */
function readText(directory: string, path: string, errors: string[]): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(directory, path)))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    errors.push(`${path}: ${error instanceof TypeError ? 'is not UTF-8' : `cannot be read: ${code}`}`)
    return null
  }
}
