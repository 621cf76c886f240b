import { describe, expect, test } from 'vitest'
import type { Locale } from '#domain/locale.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { boughtAtFort, type Bought } from '#test/support/bought.ts'
import { later } from '#test/support/clock.ts'
import { askStaff } from '#test/support/staff.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { reviewsQuery } from './contract.ts'
import { moderateReview } from './moderate-review.ts'
import { readOwnReview } from './read-own-review.ts'
import { readReviews } from './read-reviews.ts'
import { writeReview } from './write-review.ts'

const fixtures = useFixtures()
/** Departures of the test data start in ten days and take two hours. */
const after = () => later(fixtures.context, '10 days 3 hours')

const written = {
  rating: 4,
  travellerType: 'family',
  title: '  غروب   هادئ ',
  body: 'مشينا على السور مع عالِم آثار\u0000 صبور،\r\nوعدنا قبل العشاء.',
  photoIds: [] as number[],
}

const bought = (wish?: { isPaid: boolean }) => boughtAtFort(fixtures.context, wish)

const write = (context: PaymentContext, of: Bought, change: object = {}, locale: Locale = 'ar') =>
  writeReview(context, { ...of, locale, written: { ...written, ...change } })

async function idOf(bookingId: number): Promise<number> {
  const [row] = await fixtures.context.db.rows<{ id: number }>({
    name: 'test.review_id',
    text: 'select id from review where order_item_id = $1',
    values: [bookingId],
  })
  return row?.id ?? 0
}

async function fort() {
  const { db } = fixtures.context
  const [row] = await db.rows<{ id: number; sum: number; count: number; listed: number }>({
    name: 'test.fort_rating',
    text: `select p.id, p.rating_sum as sum, p.rating_count as count, l.rating_sum as listed from product p
      join product_search_index l on l.product_id = p.id where p.code = 'bahrain-fort'`,
  })
  if (!row) throw new Error('the demo has no fort')
  const visitor = await createVisitor(db)
  const address = { city: 'manama', slug: 'bahrain-fort-at-sunset' }
  const view = await readReviews(fixtures.context, { ...reviewsQuery.parse({}), visitor, ...address })
  return { ...row, titles: view.reviews.map(({ title }) => title), total: view.total, reviews: view.reviews }
}

describe('writing a review', () => {
  test("is open to the buyer of a confirmed booking, by the order's key, once the activity has ended", async () => {
    const of = await bought()
    await expect(write(fixtures.context, of)).rejects.toThrow('reviews.not_reviewable')
    await expect(write(later(fixtures.context, '10 days 1 hour'), of)).rejects.toThrow('reviews.not_reviewable')
    await write(after(), of)
    expect(await readOwnReview(after(), of)).toEqual({
      author: 'سارة',
      review: {
        rating: 4,
        travellerType: 'family',
        language: 'ar',
        title: 'غروب هادئ',
        body: 'مشينا على السور مع عالِم آثار صبور،\nوعدنا قبل العشاء.',
        status: 'waiting',
        rejection: null,
        photos: [],
        createdAt: expect.any(String),
      },
    })
  })

  test('is open to the signed-in owner without a key', async () => {
    const { key: _key, ...of } = await bought()
    const [user] = await fixtures.context.db.rows<{ id: number }>({
      name: 'test.owner',
      text: `with u as (insert into app_user (email, first_name, last_name, password_hash, language) values ('owner@example.com', 'س', 'ع', 'x', 'ar') returning id)
        update orders set user_id = u.id from u where reference = $1 returning u.id`,
      values: [of.reference],
    })
    const owner = { ...of, visitor: { ...of.visitor, userId: user?.id ?? 0 } } as Bought
    await write(after(), owner)
    expect((await readOwnReview(after(), owner)).review?.status).toBe('waiting')
  })

  test.each<[string, (of: Bought) => Partial<Bought>]>([
    ['without a key', () => ({ key: '' })],
    ["with another order's key", () => ({ key: orderAccessToken(fixtures.context.configuration, 'RH-STRANGER') })],
    ['for a booking of another order', (of) => ({ bookingId: of.bookingId + 1000 })],
    ['for an unknown order', () => ({ reference: 'RH-NOBODY22' })],
  ])('is refused %s', async (_, change) => {
    const of = await bought()
    await expect(write(after(), { ...of, ...change(of) })).rejects.toThrow('orders.order_unknown')
    expect(await idOf(of.bookingId)).toBe(0)
  })

  test('is refused without a payment', async () => {
    const of = await bought({ isPaid: false })
    await expect(write(after(), of)).rejects.toThrow('reviews.not_reviewable')
  })

  test('is refused twice, also concurrently', async () => {
    const of = await bought()
    const results = await Promise.allSettled([write(after(), of), write(after(), of, { rating: 1 })])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(write(after(), of)).rejects.toThrow('reviews.already_written')
  })
})

describe('the content of a review', () => {
  test.each<[object, string, string, object?]>([
    [{ rating: 0 }, 'rating', 'required'],
    [{ rating: 6 }, 'rating', 'required'],
    [{ title: ' \n ' }, 'title', 'required'],
    [{ title: 'لا' }, 'title', 'too_short', { least: 3 }],
    [{ title: 'ا'.repeat(101) }, 'title', 'too_long', { most: 100 }],
    [{ body: '' }, 'body', 'required'],
    [{ body: 'ا'.repeat(19) }, 'body', 'too_short', { least: 20 }],
    [{ body: 'ا'.repeat(3001) }, 'body', 'too_long', { most: 3000 }],
    [{ travellerType: 'robot' }, 'travellerType', 'required'],
  ])('is refused for %j', async (change, field, code, bound = {}) => {
    const of = await bought()
    await expect(write(after(), of, change)).rejects.toMatchObject({
      code: 'reviews.fields_invalid',
      details: { fields: [{ field, code, ...bound }] },
    })
    expect(await idOf(of.bookingId)).toBe(0)
  })

  test("has the language of its letters, whatever the page's language", async () => {
    const of = await bought()
    await write(after(), of, { title: 'Quiet sunset', body: 'A patient archaeologist and a slow walk.' }, 'ar')
    expect((await readOwnReview(after(), of)).review?.language).toBe('en')
  })
})

describe('moderation of reviews', () => {
  const reviews = (path: string, body?: object) =>
    askStaff(fixtures.context, body === undefined && !path.includes('publish') ? 'GET' : 'POST', path, {
      about: 'reviews',
      ...(body ? { body } : {}),
    })

  test('lists a waiting review, publishes it once, and can reject it later: the rating counts published reviews', async () => {
    const before = await fort()
    const of = await bought()
    await write(after(), of, { title: 'ينتظر القراءة' })
    const id = await idOf(of.bookingId)
    expect(await fort()).toEqual(before)
    const waiting = (await reviews('?locale=en')).body['reviews'] as { id: number }[]
    expect(waiting.find((review) => review.id === id)).toMatchObject({
      product: { code: 'bahrain-fort', title: 'Bahrain Fort: UNESCO site tour with an archaeologist' },
      reference: of.reference,
      author: 'سارة',
      rating: 4,
      status: 'waiting',
      judged: null,
    })

    for (let times = 0; times < 2; times++)
      expect(await reviews(`/${id}/publish`)).toMatchObject({
        status: 200,
        body: { status: 'published', judged: { by: 'layla' } },
      })
    const published = await fort()
    expect(published).toMatchObject({ sum: before.sum + 4, count: before.count + 1, listed: before.listed + 4 })
    expect(published).toMatchObject({ total: before.total + 1 })
    expect(published.titles).toContain('ينتظر القراءة')
    await expect(write(after(), of)).rejects.toThrow('reviews.already_written')

    for (let times = 0; times < 2; times++)
      expect(await reviews(`/${id}/reject`, { reason: 'فيه رقم هاتف' })).toMatchObject({
        status: 200,
        body: { status: 'rejected', rejection: 'فيه رقم هاتف' },
      })
    expect(await fort()).toEqual(before)
  })

  test('rejects a review, whose author sees the reason and writes another; the rejected one cannot be published', async () => {
    const before = await fort()
    const of = await bought()
    await write(after(), of)
    const id = await idOf(of.bookingId)
    await reviews(`/${id}/reject`, { reason: 'فيه رقم هاتف' })
    expect(await reviews(`/${id}/publish`)).toMatchObject({ status: 409, body: { code: 'reviews.already_judged' } })
    expect((await readOwnReview(after(), of)).review).toMatchObject({ status: 'rejected', rejection: 'فيه رقم هاتف' })

    await write(after(), of, { rating: 5, title: 'بلا رقم' })
    expect((await readOwnReview(after(), of)).review).toMatchObject({ status: 'waiting', rejection: null, rating: 5 })
    expect(await fort()).toEqual(before)
    await reviews(`/${id}/publish`)
    expect(await fort()).toMatchObject({ sum: before.sum + 5, count: before.count + 1 })
  })

  test('requires a token, and reveals nothing without one', async () => {
    const of = await bought()
    await write(after(), of)
    const id = await idOf(of.bookingId)
    for (const path of ['', `/${id}/publish`, `/${id}/reply`])
      expect(
        await askStaff(fixtures.context, path === '' ? 'GET' : 'POST', path, { about: 'reviews', token: 'guessed' }),
      ).toMatchObject({
        status: 401,
      })
    expect((await readOwnReview(after(), of)).review?.status).toBe('waiting')
    expect(await reviews('/999999999/publish')).toMatchObject({ status: 404, body: { code: 'reviews.review_unknown' } })
  })

  test('publishes the host’s answer under a published review, replaces it, and removes it with an empty text', async () => {
    const of = await bought()
    await write(after(), of, { title: 'سؤال للمضيف', body: 'المرشد ممتاز، لكن السيارة تأخرت علينا كثيرًا.' })
    const id = await idOf(of.bookingId)
    const shown = async () => (await fort()).reviews.find((review) => review.id === id)
    expect(await reviews(`/${id}/reply`, { text: 'نعتذر' })).toMatchObject({
      status: 409,
      body: { code: 'reviews.not_published' },
    })
    await reviews(`/${id}/publish`)
    expect(await shown()).toMatchObject({
      isVerified: true,
      visited: expect.stringMatching(/^\d{4}-\d\d$/),
      reply: null,
    })

    expect(await reviews(`/${id}/reply`, { text: ' نعتذر عن التأخير. ' })).toMatchObject({
      status: 200,
      body: { reply: { text: 'نعتذر عن التأخير.', by: 'layla' } },
    })
    expect((await shown())?.reply).toMatchObject({ text: 'نعتذر عن التأخير.', language: 'ar' })
    await reviews(`/${id}/reply`, { text: 'Sorry for the delay.' })
    expect((await shown())?.reply).toMatchObject({ text: 'Sorry for the delay.', language: 'en' })
    await reviews(`/${id}/reply`, { text: '' })
    expect((await shown())?.reply).toBeNull()
    expect(await reviews('/999999999/reply', { text: 'x' })).toMatchObject({ status: 404 })
  })

  test('counts a review once if it is published twice at the same time', async () => {
    const before = await fort()
    const of = await bought()
    await write(after(), of)
    const reviewId = await idOf(of.bookingId)
    const publish = () =>
      moderateReview(fixtures.context, { reviewId, staff: 'omar', judgement: { status: 'published' } })
    await Promise.all([publish(), publish()])
    expect(await fort()).toMatchObject({ sum: before.sum + 4, count: before.count + 1 })
  })
})
