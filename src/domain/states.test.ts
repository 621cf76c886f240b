import { describe, expect, test } from 'vitest'
import { holdTransitions } from './hold-states.ts'
import { itemTransitions } from './item-states.ts'
import { orderTransitions } from './order-states.ts'
import { paymentTransitions } from './payment-states.ts'
import { quoteTransitions } from './quote-states.ts'
import { refundTransitions } from './refund-states.ts'
import { assertTransition, IllegalTransition, isLegal, setsOf, type Transitions } from './state-machine.ts'

// Every legal transition, written out a second time, so that a slip in either list is found.
const legal: Record<string, string[]> = {
  order: [
    'draft→on_hold',
    'on_hold→awaiting_payment',
    'on_hold→awaiting_supplier',
    'on_hold→pay_later',
    'on_hold→failed',
    'on_hold→expired',
    'awaiting_payment→confirmed',
    'awaiting_payment→partially_confirmed',
    'awaiting_payment→pay_later',
    'awaiting_payment→failed',
    'awaiting_payment→expired',
    'awaiting_payment→cancelled',
    'awaiting_supplier→awaiting_payment',
    'awaiting_supplier→failed',
    'awaiting_supplier→expired',
    'awaiting_supplier→cancelled',
    'pay_later→awaiting_payment',
    'pay_later→confirmed',
    'pay_later→partially_confirmed',
    'pay_later→expired',
    'pay_later→cancelled',
    'confirmed→cancelled',
    'confirmed→partially_confirmed',
    'partially_confirmed→cancelled',
    'partially_confirmed→confirmed',
    'failed→confirmed',
    'failed→partially_confirmed',
    'expired→confirmed',
    'expired→partially_confirmed',
    'expired→failed',
  ],
  item: [
    'pending→approved',
    'pending→failed',
    'pending→expired',
    'pending→cancelled',
    'approved→confirmed',
    'approved→failed',
    'approved→expired',
    'approved→cancelled',
    'confirmed→cancelled',
    'failed→confirmed',
    'expired→confirmed',
    'expired→failed',
    'cancelled→refunded',
    'refunded→cancelled',
  ],
  payment: [
    'created→processing',
    'created→paid',
    'created→declined',
    'created→expired',
    'processing→paid',
    'processing→declined',
    'processing→expired',
    'paid→partially_refunded',
    'paid→refunded',
    'partially_refunded→partially_refunded',
    'partially_refunded→refunded',
    'partially_refunded→paid',
    'refunded→partially_refunded',
    'refunded→paid',
    'declined→paid',
    'expired→paid',
  ],
  quote: [
    'received→answered',
    'received→declined_by_operator',
    'received→declined_by_buyer',
    'answered→answered',
    'answered→accepted',
    'answered→booked',
    'answered→declined_by_operator',
    'answered→declined_by_buyer',
    'answered→expired',
    'accepted→booked',
    'accepted→answered',
    'accepted→expired',
    'declined_by_operator→answered',
    'declined_by_operator→booked',
    'declined_by_buyer→answered',
    'declined_by_buyer→booked',
    'expired→answered',
    'expired→booked',
  ],
  hold: ['held→sold', 'held→released', 'sold→released', 'released→sold'],
  refund: [
    'created→processing',
    'created→succeeded',
    'created→failed',
    'processing→succeeded',
    'processing→failed',
    'succeeded→failed',
    'failed→processing',
    'failed→succeeded',
  ],
}

const machines: [string, Transitions<string>, string][] = [
  ['order', orderTransitions, 'draft'],
  ['item', itemTransitions, 'pending'],
  ['payment', paymentTransitions, 'created'],
  ['quote', quoteTransitions, 'received'],
  ['hold', holdTransitions, 'held'],
  ['refund', refundTransitions, 'created'],
]

describe.each(machines)('the states of an %s', (name, table, first) => {
  const states = Object.keys(table)
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const))

  test.each(pairs)('%s → %s', (from, to) => {
    expect(isLegal(table, from, to)).toBe(legal[name]?.includes(`${from}→${to}`))
  })

  test('are all reachable', () => {
    const reached = new Set([first])
    for (const state of reached) for (const next of table[state] ?? []) reached.add(next)
    expect([...reached].sort()).toEqual([...states].sort())
  })
})

test('throws for an illegal transition', () => {
  expect(() => assertTransition(orderTransitions, 'draft', 'confirmed')).toThrow(IllegalTransition)
  expect(() => assertTransition(orderTransitions, 'draft', 'on_hold')).not.toThrow()
})

test('the state sets contain every state whose row lists them', () => {
  expect(setsOf({ on: ['some', 'all'], off: ['all'], lost: [] })).toEqual({ some: ['on'], all: ['on', 'off'] })
})
