import { expect, test } from 'vitest'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { answeredQuote, quotableProduct } from '#test/support/quotes.ts'
import { readAnswerTime } from './read-answer-time.ts'

const fixtures = useFixtures()

const setRequest = (reference: string, set: `created_at = now() - interval '${string}'`) =>
  fixtures.context.db.rows({
    name: `test.${set}`,
    text: `update quote_request set ${set} where reference = $1`,
    values: [reference],
  })

test('is that of the requests of the last half year that were answered', async () => {
  const { db } = fixtures.context
  await quotableProduct(db)
  const { site } = await createVisitor(db)
  const references: string[] = []
  for (let count = 0; count < 4; count++) references.push(await answeredQuote(fixtures.context))
  expect(await readAnswerTime(db, site.id)).toBeNull()
  references.push(await answeredQuote(fixtures.context))
  expect(await readAnswerTime(db, site.id)).toEqual({ unit: 'hours', count: 1 })
  expect(await readAnswerTime(db, -1)).toBeNull()
  for (const reference of references) await setRequest(reference, `created_at = now() - interval '30 hours'`)
  expect(await readAnswerTime(db, site.id)).toEqual({ unit: 'days', count: 2 })
  await setRequest(references[0] ?? '', `created_at = now() - interval '200 days'`)
  expect(await readAnswerTime(db, site.id)).toBeNull()
})
