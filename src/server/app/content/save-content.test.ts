import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { StoredContent } from '#server/content/content-document.ts'
import { readDocument } from '#server/content/document-queries.ts'
import { listSitePages } from '#server/content/list-site-pages.ts'
import { readFaqs, readPage } from '#server/content/read-page.ts'
import { readPost, readPosts } from '#server/content/read-posts.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { readContentFiles } from './read-content-files.ts'
import { saveContent } from './save-content.ts'
import { writeContentFiles } from './write-content-files.ts'

const fixtures = useFixtures()
const directory = mkdtempSync(join(tmpdir(), 'rihla-content-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const save = (document: object, isCheck = false) =>
  saveContent(fixtures.context, { document: document as Record<string, unknown>, errors: [] }, { isCheck })
const stored = () => readDocument(fixtures.context.db)
const marketplace = { supplierId: null }

let demo: StoredContent
beforeEach(async () => {
  demo ??= await stored()
  await save(demo)
})

const both = (text: string) => ({ ar: text, en: text })
const post = (slug: string, over: object = {}) => ({
  slug: { ar: `${slug}-ع`, en: slug },
  title: both('Title'),
  body: both('Text'),
  summary: both('Summary'),
  picture: { src: 'scenes/souq-sunset-a.svg', alt: both('A souq') },
  publishedOn: '2026-01-31',
  ...over,
})
const page = (code: string) => ({ code, title: both('Title'), body: both('Text') })
const faq = (question: string) => ({ topic: 'booking', question: both(question), answer: both('Yes.') })

test('what was exported is saved again without a change', async () => {
  await writeContentFiles(fixtures.context, directory)
  const report = await saveContent(fixtures.context, readContentFiles(directory), { isCheck: false })
  const none = { added: 0, changed: 0, removed: 0 }
  expect(report).toEqual({
    errors: [],
    changes: { pages: none, posts: none, faqs: none, testimonials: none },
    lostAddresses: [],
  })
  expect(await stored()).toEqual(demo)
})

test('a list that is given replaces the stored one; the others stay', async () => {
  expect(await save({ faqs: [faq('Second?'), faq('First?')] })).toMatchObject({
    changes: { faqs: { added: 2, changed: 0, removed: demo.faqs.length } },
  })
  const { faqs } = await readFaqs(fixtures.context, { locale: 'en' })
  expect(faqs.map(({ question }) => question)).toEqual(['Second?', 'First?'])
  expect(await stored()).toMatchObject({ posts: demo.posts, pages: demo.pages, testimonials: demo.testimonials })
})

test('only the order of questions changes', async () => {
  const report = await save({ faqs: demo.faqs.toReversed() })
  expect(report.changes).toEqual({ faqs: { added: 0, changed: 0, removed: 0 } })
  expect((await stored()).faqs).toEqual(demo.faqs.toReversed())
})

test('a page keeps the day of its last change while its text stays the same', async () => {
  const read = () => readPage(fixtures.context, { site: { id: 1, name: both('Rihla') }, locale: 'en', code: 'about' })
  const { changedAt } = await read()
  await save({ pages: demo.pages.map((one) => (one.code === 'support' ? { ...one, body: both('New') } : one)) })
  expect((await read()).changedAt).toBe(changedAt)
  await save({ pages: demo.pages.map((one) => (one.code === 'about' ? { ...one, body: both('New') } : one)) })
  expect((await read()).changedAt).not.toBe(changedAt)
})

test('a check says what would change, and writes nothing', async () => {
  const report = await save({ pages: [page('about')], posts: [], testimonials: [] }, true)
  expect(report.changes).toEqual({
    pages: { added: 0, changed: 1, removed: demo.pages.length - 1 },
    posts: { added: 0, changed: 0, removed: demo.posts.length },
    testimonials: { added: 0, changed: 0, removed: demo.testimonials.length },
  })
  expect(await stored()).toEqual(demo)
})

describe('posts', () => {
  test('are shown from their day on, in the zone of the marketplace', async () => {
    await save({ posts: [post('past', { city: 'dubai' }), post('future', { publishedOn: '2999-01-01' })] })
    const { posts } = await readPosts(fixtures.context, { site: marketplace, locale: 'en' })
    expect(posts.map(({ slug, publishedAt }) => [slug, publishedAt])).toEqual([['past', '2026-01-30T21:00:00.000Z']])
    const read = readPost(fixtures.context, { site: marketplace, locale: 'en', slug: 'past' })
    expect(await read).toMatchObject({ city: { slug: 'dubai' } })
  })

  test('of one day are shown in the order of the file', async () => {
    await save({ posts: [post('one'), post('two'), post('three')] })
    expect((await stored()).posts.map(({ slug }) => slug.en)).toEqual(['one', 'two', 'three'])
  })

  test('can exchange their slugs', async () => {
    await save({ posts: [post('one'), post('two')] })
    const report = await save({
      posts: [post('one', { slug: { ar: 'two-ع', en: 'one' } }), post('two', { slug: { ar: 'one-ع', en: 'two' } })],
    })
    expect(report).toMatchObject({ changes: { posts: { added: 0, changed: 2, removed: 0 } }, lostAddresses: [] })
    expect((await stored()).posts.map(({ slug }) => slug.ar)).toEqual(['two-ع', 'one-ع'])
  })

  test('that go are reported with their addresses', async () => {
    await save({ posts: [post('one'), post('two')] })
    const { lostAddresses } = await save({ posts: [post('one', { slug: { ar: 'جديد', en: 'one' } })] })
    expect(lostAddresses).toEqual(['/blog/one-ع', '/blog/two-ع', '/en/blog/two'])
  })
})

test('a site names the pages that are written, and its blog and questions if there are any', async () => {
  await save({
    pages: [page('terms-and-conditions')],
    posts: [post('future', { publishedOn: '2999-01-01' })],
    faqs: [],
  })
  // Another object, for which nothing is cached.
  const pagesOf = (supplierId: number | null) => listSitePages({ ...fixtures.context.db }, { supplierId })
  expect(await pagesOf(null)).toEqual(['terms-and-conditions'])
  await save({ posts: [post('past')], faqs: [faq('When?')] })
  expect(await pagesOf(null)).toEqual(['blog', 'faq', 'terms-and-conditions'])
  expect(await pagesOf(1)).toEqual(['faq', 'terms-and-conditions'])
})

test.each<[string, object, string]>([
  ['an unknown page', { pages: [page('team')] }, 'pages/team.*.md: must be one of about, privacy-policy'],
  [
    'an empty text',
    { pages: [{ ...page('about'), body: { ar: 'نص', en: ' ' } }] },
    'pages/about.en.md text: must not be empty',
  ],
  [
    'a text that cannot be stored',
    { faqs: [faq('\uD800')] },
    'faqs.json 0.question.ar: has characters that cannot be stored',
  ],
  ['one language', { faqs: [{ ...faq('A?'), answer: 'Yes.' }] }, 'faqs.json 0.answer: must have ar and en'],
  ['an unknown topic', { faqs: [{ ...faq('A?'), topic: 'weather' }] }, 'faqs.json 0.topic: must be one of booking'],
  ['the same question', { faqs: [faq('A?'), faq('A?')] }, 'faqs.json 1.question.en: "A?" is there already'],
  ['no list', { faqs: {} }, 'faqs.json: '],
  ['a slug with spaces', { posts: [post('a b')] }, 'posts.json 0.slug.ar: must be lower-case'],
  [
    'a slug of another post',
    { posts: [post('a'), post('b', { slug: { ar: 'a', en: 'b' } })] },
    "posts.json 1.slug: a is another post's",
  ],
  [
    'a day that does not exist',
    { posts: [post('a', { publishedOn: '2026-02-30' })] },
    'posts.json 0.publishedOn: must be a day',
  ],
  ['an unknown city', { posts: [post('a', { city: 'atlantis' })] }, 'posts.json 0.city: there is no city atlantis'],
  [
    'a picture from anywhere',
    { posts: [post('a', { picture: { src: 'https://x.example/a.jpg', alt: both('A') } })] },
    'posts.json 0.picture.src: is at x.example',
  ],
  [
    'a rating of six',
    { testimonials: [{ ...testimonial(), rating: 6 }] },
    'testimonials.json 0.rating: must be from 1 to 5',
  ],
  [
    'an unknown activity',
    { testimonials: [{ ...testimonial(), product: 'none' }] },
    'testimonials.json 0.product: there is no activity none',
  ],
])('%s is an error, and nothing is saved', async (_what, document, error) => {
  const { errors } = await save({ ...document, ...('pages' in document ? {} : { pages: [] }) })
  expect(errors.join('\n')).toContain(error)
  expect(await stored()).toEqual(demo)
})

function testimonial() {
  return { name: both('Sara'), city: both('Doha'), body: both('Lovely.'), rating: 5, product: null }
}
