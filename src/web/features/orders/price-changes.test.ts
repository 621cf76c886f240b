import { expect, test } from 'vitest'
import { linesWithChanges, refundsOf } from './price-changes.ts'

const line = (kind: 'unit' | 'date_change', title: string, totalMinor: number) => ({
  kind,
  title,
  quantity: 1,
  unitMinor: totalMinor,
  totalMinor,
  originalTotalMinor: totalMinor,
})
const change = (localDate: string, { refundMinor = 0, chargedMinor = 0 }) => ({ localDate, refundMinor, chargedMinor })

test('the difference that was paid for a change is titled with the day of that change', () => {
  const lines = [line('unit', 'Adult', 10_000), line('date_change', 'Difference', 2_000), line('date_change', 'Difference', 500)] // prettier-ignore
  const changes = [
    change('2026-12-01', { chargedMinor: 2_000 }),
    change('2026-12-02', { refundMinor: 1_000 }),
    change('2026-12-03', { chargedMinor: 500 }),
  ]
  const titles = linesWithChanges({ lines, changes }, (day) => `Changed on ${day}`).map(({ title }) => title)
  expect(titles).toEqual(['Adult', 'Changed on 2026-12-01', 'Changed on 2026-12-03'])
})

test('refunds of changes are apart from the others, whether they have arrived or not', () => {
  const changes = [change('2026-12-01', { refundMinor: 1_000 }), change('2026-12-02', { chargedMinor: 2_000 })]
  expect(refundsOf({ changes, refundedMinor: 1_000, refundDueMinor: 700 })).toEqual({
    ofChanges: [changes[0]],
    otherMinor: 700,
  })
})
