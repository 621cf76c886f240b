import { expect, test } from 'vitest'
import { findUnaccompanied } from './accompanied.ts'

const units = (quantities: { adult?: number; senior?: number; child?: number; infant?: number }) => [
  { code: 'infant', quantity: quantities.infant ?? 0, accompaniedBy: ['adult', 'senior'] },
  { code: 'child', quantity: quantities.child ?? 0, accompaniedBy: ['adult', 'senior'] },
  { code: 'adult', quantity: quantities.adult ?? 0, accompaniedBy: [] },
  { code: 'senior', quantity: quantities.senior ?? 0, accompaniedBy: [] },
]

test.each([
  { chosen: {}, alone: null },
  { chosen: { adult: 2 }, alone: null },
  { chosen: { adult: 1, child: 3, infant: 2 }, alone: null },
  { chosen: { senior: 1, infant: 1 }, alone: null },
  { chosen: { infant: 1 }, alone: 'infant' },
  { chosen: { child: 2 }, alone: 'child' },
  // Two units that both need company do not accompany each other.
  { chosen: { child: 2, infant: 1 }, alone: 'infant' },
])('finds $alone unaccompanied in $chosen', ({ chosen, alone }) => {
  expect(findUnaccompanied(units(chosen))?.code ?? null).toBe(alone)
})
