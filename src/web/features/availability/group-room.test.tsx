import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import activity from '#messages/en/activity.json' with { type: 'json' }
import type { Party } from '#domain/party-units.ts'
import { GroupRoom } from './group-room.tsx'
import type { Booking } from './booking.ts'

/** What is said of so many tents for two. */
function wordsFor(
  tents: number,
  party: Party | null,
  kind = 'item',
  minAge: number | null = null,
  hasSize = false,
): string {
  const option = { units: [{ id: 1, kind, travellers: 2, minAge }] } as unknown as NonNullable<Booking['option']>
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ activity }} timeZone="UTC">
      <GroupRoom option={option} units={{ 1: tents }} party={party} hasSize={hasSize} />
    </IntlProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, '')
}

const four = { adults: 2, children: 1, infants: 1 }

test('says whether everybody has room in the tents', () => {
  expect(wordsFor(2, four)).toBe('Room for 4 travellers, enough for all 4 of you')
  expect(wordsFor(1, four)).toBe('Room for 2 travellers, but you’re 4')
  expect(wordsFor(1, { adults: 1, children: 0 })).toBe('Room for 2 travellers, enough for you')
})

test('says the room only, where nobody said how many come', () => {
  expect(wordsFor(1, null)).toBe('Room for 2 travellers')
})

test('does not say that there is room for a child who is too young', () => {
  const withChild = { adults: 2, children: 1, ages: [4] }
  expect(wordsFor(2, withChild, 'item', 4)).toContain('enough for all 3 of you')
  expect(wordsFor(2, withChild, 'item', 5)).toBe('Room for 4 travellers')
})

test('says only that not everybody has room, where the number of people is asked for beside it', () => {
  expect(wordsFor(2, four, 'item', null, true)).toBe('')
  expect(wordsFor(1, four, 'item', null, true)).toBe('Room for 2 travellers, but you’re 4')
})

test('says nothing without a tent, and where people are counted', () => {
  expect(wordsFor(0, four)).toBe('')
  expect(wordsFor(2, four, 'adult')).toBe('')
})
