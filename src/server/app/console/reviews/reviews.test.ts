import { beforeAll, expect, test } from 'vitest'
import { oneRow } from '#server/kernel/database.ts'
import type { Mail } from '#server/notifications/mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { uniqueEmail } from '#test/support/buyer.ts'
import { staffPerson, type TestPerson } from '#test/support/console.ts'
import { askDesk, paidOrder, type Body } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { waitingReview } from '#test/support/reviews.ts'

const fixtures = useFixtures()
let support: TestPerson

beforeAll(async () => {
  support = await staffPerson(fixtures.context, 'support')
})

const ask = (route: string, body?: unknown) => askDesk(fixtures.context, support, route, body)
const listed = async (query = '') => (await ask(`GET /reviews${query}`)).body as { rows: Body[]; count: number; next: number | null } // prettier-ignore
const publish = (id: number, seenState = 'waiting') => ask(`POST /reviews/${id}/publish`, { seenState })
const reject = (id: number, seenState = 'waiting') =>
  ask(`POST /reviews/${id}/reject`, { seenState, reason: 'A phone number' })
const ratingOf = () =>
  oneRow<{ sum: number; count: number }>(fixtures.context.db, {
    name: 'test.rating',
    text: `select rating_sum as sum, rating_count as count from product where code = 'bahrain-fort'`,
  })
const entriesOf = async (id: number) =>
  (
    await fixtures.context.db.rows<{ action: string }>({
      name: 'test.review_entries',
      text: `select action from audit_entry where subject_kind = 'review' and subject_id = $1 order by id`,
      values: [id],
    })
  ).map(({ action }) => action)

test('lists those that wait by age and the judged ones by the latest decision, in pages', async () => {
  const { context } = fixtures
  const ids = [await waitingReview(context), await waitingReview(context), await waitingReview(context)]
  expect((await listed()).rows.map(({ id }) => id)).toEqual(ids)
  for (const index of [1, 2, 0]) await reject(ids[index] ?? 0)
  expect((await listed('?state=rejected')).rows.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]])
  await context.db.rows({
    name: 'test.many_reviews',
    text: `insert into review (product_id, status, author, rating, language, traveller_type, title, body, created_at)
      select p.id, 'waiting', 'A', 5, 'en', 'solo', 'T', 'B', rihla_now() - n / 2 * interval '1 hour' from product p, generate_series(1, 60) n
      where p.code = 'bahrain-fort'`,
  })
  const page = await listed()
  const rest = await listed(`?after=${page.next}`)
  expect([page.rows.length, page.count, rest.rows.length, rest.next]).toEqual([50, 60, 10, null])
  expect(new Set([...page.rows, ...rest.rows].map(({ id }) => id)).size).toBe(60)
  await context.db.rows({ name: 'test.end_reviews', text: `delete from review where status = 'waiting'` })
})

test('a published review counts in the rating, a hidden one does not; each decision is recorded once', async () => {
  const id = await waitingReview(fixtures.context)
  const before = await ratingOf()
  expect((await publish(id)).body).toMatchObject({ state: 'published', acts: ['reject', 'reply'], judged: { by: 'Layla Hassan' } }) // prettier-ignore
  await publish(id, 'published')
  expect(await ratingOf()).toEqual({ sum: before.sum + 4, count: before.count + 1 })
  expect((await reject(id, 'published')).body).toMatchObject({
    state: 'rejected',
    rejection: 'A phone number',
    acts: [],
  })
  expect(await ratingOf()).toEqual(before)
  expect(await entriesOf(id)).toEqual(['review.published', 'review.rejected'])
})

test('two people decide differently: the second gets an error', async () => {
  const id = await waitingReview(fixtures.context)
  const answers = await Promise.all([publish(id), reject(id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('reviews.already_judged')
  expect(await entriesOf(id)).toHaveLength(1)
})

test('the host’s reply is published, changed and removed; a review that is not published has none', async () => {
  const id = await waitingReview(fixtures.context)
  const reply = (text: string, seenReply: string | null = null) => ask(`PUT /reviews/${id}/reply`, { text, seenReply })
  expect((await reply('Thank you')).body['code']).toBe('reviews.not_published')
  await publish(id)
  expect((await reply('Thank you')).body).toMatchObject({ reply: { text: 'Thank you', by: 'Layla Hassan' } })
  expect((await listed('?state=published')).rows[0]).toMatchObject({ id, hasReply: true })
  expect((await reply('Thanks', 'Thank you')).body).toMatchObject({ reply: { text: 'Thanks' } })
  expect((await reply('', 'Thanks')).body).toMatchObject({ reply: null })
  expect(await entriesOf(id)).toEqual(['review.published', 'review.replied', 'review.replied', 'review.replied'])
})

test('the second of two simultaneous replies gets an error, and a repeated reply changes nothing', async () => {
  const id = await waitingReview(fixtures.context)
  await publish(id)
  const reply = (text: string, seenReply: string | null) => ask(`PUT /reviews/${id}/reply`, { text, seenReply })
  const answers = await Promise.all([reply('Thank you', null), reply('See you again', null)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('reviews.reply_changed')
  const { text } = (await ask(`GET /reviews/${id}`)).body['reply'] as { text: string }
  expect((await reply(text, null)).status).toBe(200)
  expect((await reply('', null)).status).toBe(409)
  expect(await entriesOf(id)).toEqual(['review.published', 'review.replied'])
  expect((await reply('See you soon', text)).body).toMatchObject({ reply: { text: 'See you soon' } })
})

test('points out contact details in the text', async () => {
  const id = await waitingReview(fixtures.context, 'Call me at +966 50 123 4567.')
  expect((await ask(`GET /reviews/${id}`)).body).toMatchObject({ contacts: ['phone'] })
  expect((await listed()).rows.find((row) => row['id'] === id)).toMatchObject({ contacts: ['phone'] })
})

test.each([
  ['ar', 'لا يمكننا عرض تقييمك', 'فيه رقم هاتف.'],
  ['en', 'We can’t show your review', 'It has a phone number.'],
] as const)('the author of a rejected review is mailed the reason once, in %s', async (language, title, reason) => {
  const { context } = fixtures
  const email = uniqueEmail()
  const { reference } = await paidOrder(context, { email })
  const id = await waitingReview(context)
  await context.db.rows({
    name: 'test.review_of_order',
    text: `update review r set language = $3, order_item_id = i.id from order_item i join orders o on o.id = i.order_id
      where r.id = $1 and o.reference = $2`,
    values: [id, reference, language],
  })
  const sent: Mail[] = []
  const send = () => sendOutbox(context, { send: async (mail) => void sent.push(mail) })
  const rejections = () => sent.filter(({ to, text }) => to === email && text.includes(reason))
  await send()
  const judge = () => ask(`POST /reviews/${id}/reject`, { seenState: 'waiting', reason })
  await Promise.all([judge(), judge()])
  await judge()
  await send()
  expect(rejections()).toHaveLength(1)
  expect(rejections()[0]?.text).toContain(title)
  expect(rejections()[0]?.text).toContain(reference)
  const kept = await oneRow<{ payload: Body }>(context.db, {
    name: 'test.rejection_payload',
    text: `select payload from outbox where kind = 'review_rejected' and payload ->> 'reference' = $1`,
    values: [reference],
  })
  expect(kept.payload).not.toHaveProperty('text')

  // Written anew.
  await context.db.rows({
    name: 'test.rewritten_review',
    text: `update review set status = 'waiting', rejection = null, created_at = rihla_now() where id = $1`,
    values: [id],
  })
  await judge()
  await send()
  expect(rejections()).toHaveLength(2)
})
