import { isDeepStrictEqual } from 'node:util'
import { checkPicture } from '#server/catalogue/import/check-picture.ts'
import {
  contentDocument,
  contentKinds,
  type ContentDocument,
  type ContentKind,
  type ContentPost,
} from '#server/content/content-document.ts'
import {
  listUnknownCodes,
  lockContent,
  readDocument,
  replaceFaqs,
  replacePages,
  replacePosts,
  replaceTestimonials,
  type Change,
} from '#server/content/document-queries.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Connection } from '#server/kernel/database.ts'
import type { ContentFiles } from './read-content-files.ts'

export interface ContentReport {
  /** One line per mistake. If there is one, nothing was written. */
  errors: string[]
  /** Rows per list of the files. */
  changes: Partial<Record<ContentKind, { added: number; changed: number; removed: number }>>
  /** Addresses of posts that lead nowhere now. */
  lostAddresses: string[]
}

/**
 * Writes the texts of a directory: each list that it has replaces the stored one, the others stay as they are. With
 * `isCheck` nothing is written.
 */
export function saveContent(
  context: Context,
  files: ContentFiles,
  { isCheck }: { isCheck: boolean },
): Promise<ContentReport> {
  return context.db.transaction(async (tx) => {
    await lockContent(tx)
    const parsed = contentDocument.safeParse(files.document)
    const errors = [
      ...files.errors,
      ...(parsed.error?.issues.map(({ path, message }) => `${placeOf(path, files.document)}: ${message}`) ?? []),
      ...(parsed.data ? await conflicts(tx, parsed.data, context.configuration.imageHosts) : []),
    ]
    if (errors.length > 0 || !parsed.data) return { errors, changes: {}, lostAddresses: [] }
    const given = parsed.data
    const stored = await readDocument(tx)
    const pages = changeOf(given.pages, stored.pages, ({ code }) => code)
    const posts = changeOf(given.posts, stored.posts, ({ slug }) => slug.en)
    // Their order is theirs only: a row is known by its text.
    const faqs = changeOf(given.faqs, stored.faqs, ({ question }) => question.en)
    const testimonials = changeOf(given.testimonials, stored.testimonials, ({ name, body }) => `${name.en} ${body.en}`)
    if (!isCheck) {
      if (pages) await replacePages(tx, pages)
      if (posts) await replacePosts(tx, posts)
      if (given.faqs && !isDeepStrictEqual(given.faqs, stored.faqs)) await replaceFaqs(tx, given.faqs)
      if (given.testimonials && !isDeepStrictEqual(given.testimonials, stored.testimonials))
        await replaceTestimonials(tx, given.testimonials)
    }
    const all = { pages, posts, faqs, testimonials }
    return {
      errors,
      changes: Object.fromEntries(contentKinds.flatMap((kind) => (all[kind] ? [[kind, all[kind].counts]] : []))),
      lostAddresses: given.posts ? lostAddresses(given.posts, stored.posts) : [],
    }
  })
}

/** What a list becomes; undefined if the files do not have it. */
function changeOf<Row>(given: Row[] | undefined, stored: Row[], keyOf: (row: Row) => string) {
  if (!given) return undefined
  const old = new Map(stored.map((row) => [keyOf(row), row]))
  const written = given.filter((row) => !isDeepStrictEqual(row, old.get(keyOf(row))))
  const keys = new Set(given.map(keyOf))
  const removed = [...old.keys()].filter((key) => !keys.has(key))
  const added = written.filter((row) => !old.has(keyOf(row))).length
  const change: Change<Row> = { removed, written }
  return { ...change, counts: { added, changed: written.length - added, removed: removed.length } }
}

function lostAddresses(given: ContentPost[], stored: ContentPost[]): string[] {
  const addresses = (posts: ContentPost[]) => posts.flatMap(({ slug }) => [`/blog/${slug.ar}`, `/en/blog/${slug.en}`])
  const kept = new Set(addresses(given))
  return addresses(stored).filter((address) => !kept.has(address))
}

/** Mistakes that need the other rows, the catalogue or the configuration. */
async function conflicts(
  connection: Connection,
  document: ContentDocument,
  hosts: readonly string[],
): Promise<string[]> {
  const { posts = [], faqs = [], testimonials = [] } = document
  const unknown = await listUnknownCodes(connection, {
    cities: posts.flatMap(({ city }) => city ?? []),
    products: testimonials.flatMap(({ product }) => product ?? []),
  })
  return [
    // An address in one language leads to the post in the other too, so the slugs of both are compared.
    ...repeated(posts.map(({ slug }) => [...new Set([slug.ar, slug.en])])).map(
      ({ at, value }) => `posts.json ${at}.slug: ${value} is another post's`,
    ),
    ...repeated(faqs.map(({ question }) => [question.en])).map(
      ({ at, value }) => `faqs.json ${at}.question.en: "${value}" is there already`,
    ),
    ...posts.flatMap(({ picture, city }, at) => {
      const error = checkPicture(picture.src, { hosts })
      return [
        ...(error === null ? [] : [`posts.json ${at}.picture.src: ${error}`]),
        ...(city !== null && unknown.cities.includes(city) ? [`posts.json ${at}.city: there is no city ${city}`] : []),
      ]
    }),
    ...testimonials.flatMap(({ product }, at) =>
      product !== null && unknown.products.includes(product)
        ? [`testimonials.json ${at}.product: there is no activity ${product}`]
        : [],
    ),
  ]
}

/** Values that an earlier row has too. */
function repeated(rows: string[][]): { at: number; value: string }[] {
  const seen = new Set<string>()
  return rows.flatMap((values, at) =>
    values.flatMap((value) => {
      if (seen.has(value)) return [{ at, value }]
      seen.add(value)
      return []
    }),
  )
}

/** The file and the place in it: `faqs.json 3.question.ar`, `pages/about.ar.md`. */
function placeOf(path: PropertyKey[], document: Record<string, unknown>): string {
  const [kind, at, ...rest] = path.map(String)
  const [field = '', language] = rest
  const row = (document[kind ?? ''] as { code?: string; slug?: { en?: string } }[] | undefined)?.[Number(at)]
  const name = kind === 'pages' ? row?.code : row?.slug?.en
  if ((kind === 'pages' || kind === 'posts') && language !== undefined && ['title', 'body'].includes(field))
    return `${kind}/${name}.${language}.md ${field === 'title' ? 'title' : 'text'}`
  if (kind === 'pages') return `pages/${name}.*.md`
  return [`${kind}.json`, [at, ...rest].filter((part) => part !== undefined).join('.')]
    .filter((part) => part !== '')
    .join(' ')
}
