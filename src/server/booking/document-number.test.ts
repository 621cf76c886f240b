import { expect, test } from 'vitest'
import { oneRow } from '#server/kernel/database.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { takeNumber } from './document-number.ts'

const fixtures = useFixtures()

test.each(['invoice', 'credit_note'] as const)(
  'fifty documents of the series %s at once have numbers without gap or duplicate although some are rolled back',
  async (series) => {
    const { db } = fixtures.context
    const issued: number[] = []
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        db.transaction(async (tx) => {
          const { number } = await oneRow<{ number: number }>(tx, {
            name: `test.take_${series}`,
            text: `with one as (select 1), taken as (${takeNumber(series, 'one')}) select number from taken`,
            values: [],
          })
          if (index % 3 === 0) throw new Error('rolled back')
          return number
        }),
      ),
    )
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') issued.push(outcome.value)
    const sorted = issued.toSorted((a, b) => a - b)
    expect(sorted).toHaveLength(33)
    expect(sorted).toEqual(sorted.map((_, index) => (sorted[0] ?? 0) + index))
  },
)
