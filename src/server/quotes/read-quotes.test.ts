import { expect, test } from 'vitest'
import { oneRow } from '#server/kernel/database.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { requestedQuote, sampleQuoteRequest } from '#test/support/quotes.ts'
import { quoteKey } from './quote-key.ts'
import { readQuotes } from './read-quotes.ts'

const fixtures = useFixtures()

test("lists the account's requests, and apart from them those of the browser that its cookie opens", async () => {
  const { context } = fixtures
  const { userId } = await oneRow<{ userId: number }>(context.db, {
    name: 'test.user_of_quotes',
    text: `insert into app_user (email, first_name, last_name, password_hash, language)
      values ('quotes@example.com', 'س', 'ع', 'x', 'ar') returning id as "userId"`,
    values: [],
  })
  const asUser = { ...(await sampleQuoteRequest(context.db)).visitor, userId }
  const own = await requestedQuote(context, { visitor: asUser })
  const [guests, strangers] = [await requestedQuote(context), await requestedQuote(context)]
  const quoteAccessCookie = [
    `${guests}:${quoteKey(context.configuration, guests)}`,
    `${strangers}:${quoteKey(context.configuration, guests)}`,
    `${own}:${quoteKey(context.configuration, own)}`,
    'nothing',
  ].join(',')
  const listed = async (userOfVisitor: number | null, cookie: string | null) => {
    const visitor = { ...(await createVisitor(context.db)), userId: userOfVisitor, quoteAccessCookie: cookie }
    const { quotes, onThisDevice } = await readQuotes(context, { visitor, locale: 'en' })
    return [quotes.map(({ reference }) => reference), onThisDevice.map(({ reference }) => reference)]
  }
  expect(await listed(userId, null)).toEqual([[own], []])
  expect(await listed(userId, quoteAccessCookie)).toEqual([[own], [guests]])
  expect(await listed(null, quoteAccessCookie)).toEqual([[], [guests, own]])
  expect(await listed(null, null)).toEqual([[], []])
})
