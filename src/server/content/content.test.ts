import { describe, expect, test } from 'vitest'
import { apiOf } from '#test/support/api-of.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { readFaqs, readPage } from './read-page.ts'
import { readPost, readPosts } from './read-posts.ts'
import { renderMarkdown } from './render-markdown.ts'
import { sendMessage } from './send-message.ts'

const fixtures = useFixtures()
const marketplace = { supplierId: null }

describe('Markdown', () => {
  test('becomes HTML with headings that have unique anchors', () => {
    const { html, headings } = renderMarkdown('## مراكش: نهر\n\nنص **مهم**.\n\n## مراكش: نهر\n\n[رابط](/en/faq)')
    expect(headings.map(({ id }) => id)).toEqual(['مراكش-نهر', 'مراكش-نهر-2'])
    expect(html).toContain('<h2 id="مراكش-نهر">مراكش: نهر</h2>')
    expect(html).toContain('<strong>مهم</strong>')
    expect(html).toContain('<a href="/en/faq">رابط</a>')
  })

  test.each(['<script>alert(1)</script>', '[x](javascript:alert(1))', '<img src=x onerror=alert(1)>'])(
    '%s adds no script',
    (text) => {
      expect(renderMarkdown(text).html).not.toMatch(/<script|<img|href="javascript/)
    },
  )
})

test('finds a post by either slug, with its reading time and related posts', async () => {
  const { posts } = await readPosts(fixtures.context, { site: marketplace, locale: 'ar' })
  expect(posts.length).toBeGreaterThanOrEqual(3)
  const [newest] = posts
  if (!newest) throw new Error('no posts')
  const post = await readPost(fixtures.context, { site: marketplace, locale: 'ar', slug: newest.slugs.en })
  expect(post).toMatchObject({ title: newest.title, slug: newest.slugs.ar })
  expect(post.minutes).toBeGreaterThan(1)
  expect(post.headings.length).toBeGreaterThan(1)
  expect(post.related.map(({ slug }) => slug)).not.toContain(post.slug)
  await expect(readPost(fixtures.context, { site: marketplace, locale: 'en', slug: 'none' })).rejects.toMatchObject({
    code: 'content.post_unknown',
  })
})

test('hides a post of tomorrow today', async () => {
  const { posts } = await readPosts(fixtures.context, { site: marketplace, locale: 'en' })
  await fixtures.context.db.rows({
    name: 'test.tomorrow',
    text: `update post set published_at = now() + interval '1 day' where slug_en = $1`,
    values: [posts[0]?.slug],
  })
  expect((await readPosts(fixtures.context, { site: marketplace, locale: 'en' })).posts).toHaveLength(posts.length - 1)
})

test.each(['about', 'privacy-policy', 'terms-and-conditions', 'support'])(
  'the page %s exists in both languages',
  async (code) => {
    const [arabic, english] = await Promise.all(
      (['ar', 'en'] as const).map((locale) =>
        readPage(fixtures.context, { site: { id: 1, name: { ar: 'رحلة', en: 'Rihla' } }, locale, code }),
      ),
    )
    expect(arabic?.headings.length).toBeGreaterThan(1)
    expect(arabic?.headings.length).toBe(english?.headings.length)
    expect(arabic?.html).toMatch(/[\u0621-\u064A]/)
  },
)

test('every question has an answer in both languages', async () => {
  const { faqs } = await readFaqs(fixtures.context, { locale: 'ar' })
  expect(faqs.every(({ question, answer }) => question.endsWith('؟') && answer !== '')).toBe(true)
})

describe('a message to the site', () => {
  const message = {
    locale: 'ar' as const,
    name: 'ليلى',
    email: 'layla@example.com',
    topic: 'booking',
    text: 'سؤال\nعن حجز',
    website: '',
  }
  const count = async () =>
    (await fixtures.context.db.rows({ name: 'test.messages', text: 'select 1 from message' })).length
  const from = async (address: string) => ({ ...(await createVisitor(fixtures.context.db)), address })

  test('is stored, and its mail to the operator is queued in the outbox', async () => {
    await sendMessage(fixtures.context, { ...message, visitor: await from('192.0.2.1') })
    expect(await count()).toBe(1)
    const rows = await fixtures.context.db.rows({
      name: 'test.contact_mail',
      text: `select recipient, payload ->> 'text' as text from outbox where kind = 'contact_message'`,
    })
    expect(rows).toEqual([{ recipient: 'hello@rihla.example', text: 'سؤال\nعن حجز' }])
  })

  test.each([
    ['name', { name: '  ' }, 'required'],
    ['email', { email: 'layla@' }, 'format'],
    ['text', { text: 'x'.repeat(4001) }, 'too_long'],
  ])('is refused at the field for a wrong %s', async (field, wrong, code) => {
    const visitor = await from('192.0.2.2')
    await expect(sendMessage(fixtures.context, { ...message, ...wrong, visitor })).rejects.toMatchObject({
      code: 'content.fields_invalid',
      details: { fields: [{ field, code }] },
    })
  })

  test('is discarded silently if the trap field is filled in', async () => {
    const before = await count()
    await sendMessage(fixtures.context, {
      ...message,
      visitor: await from('192.0.2.3'),
      website: 'https://spam.example',
    })
    expect(await count()).toBe(before)
  })

  test('is refused as the sixth within an hour from one address', async () => {
    const visitor = await from('192.0.2.4')
    for (let sent = 0; sent < 5; sent++) await sendMessage(fixtures.context, { ...message, visitor })
    await expect(sendMessage(fixtures.context, { ...message, visitor })).rejects.toMatchObject({
      code: 'content.too_many_messages',
    })
  })

  test('returns 422 over HTTP if it is invalid', async () => {
    const answer = await apiOf(fixtures.context).request('/api/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ name: 3 }),
    })
    expect(answer.status).toBe(422)
  })
})
