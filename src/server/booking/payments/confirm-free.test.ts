import { expect, test } from 'vitest'
import { endUnanswered } from '#server/booking/commands/end-unanswered.ts'
import { answerItem } from '#server/booking/commands/answer-item.ts'
import { later } from '#test/support/clock.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { createCode } from '#test/support/promo-codes.ts'
import { readState, requestOfTwo } from '#test/support/requests.ts'
import { confirmFreeOrders } from './confirm-free.ts'

const fixtures = useFixtures()

test('a free order whose confirmation was interrupted after its acceptance is confirmed by the job', async () => {
  const { context } = fixtures
  const code = await createCode(context.db)
  await context.db.rows({
    name: 'test.free_code',
    text: 'update promo_code set percent_basis_points = 10000 where code = $1',
    values: [code],
  })
  const { reference, own } = await requestOfTwo(context, { code, totalMinor: 0 })
  await answerItem(context, {
    reference,
    itemId: own,
    answer: { kind: 'confirm' },
    staff: 'layla',
    record: async () => {},
  })
  // The process ends after this transaction, before it calls confirmFree.
  await endUnanswered(later(context, '49 hours'), { reference })
  expect(await readState(context, reference)).toMatchObject({ state: 'awaiting_payment', totalMinor: 0 })
  await confirmFreeOrders(later(context, '50 hours'))
  expect(await readState(context, reference)).toMatchObject({ state: 'partially_confirmed', totalMinor: 0 })
})
