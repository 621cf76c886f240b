import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import activity from '#messages/en/activity.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import { ChosenBar } from './chosen-bar.tsx'
import type { Booking } from './booking.ts'

test('asks for the option of a stay or a car, as the button below does, and for a time of anything else', () => {
  const wordsOf = (rate: 'once' | 'daily' | 'nightly') =>
    renderToStaticMarkup(
      <IntlProvider locale="en" messages={{ activity, common }} timeZone="UTC">
        <ChosenBar
          product={{ rate }}
          booking={
            {
              step: 'time',
              date: '2030-01-04',
              lastDate: rate === 'once' ? null : '2030-01-06',
              departure: null,
            } as unknown as Booking
          }
        />
      </IntlProvider>,
    )
  for (const rate of ['daily', 'nightly'] as const) {
    expect(wordsOf(rate)).toContain('Choose an option')
    expect(wordsOf(rate)).not.toContain('Choose a time')
    expect(wordsOf(rate)).toMatch(/4–\u{2060}6\sJan/u)
  }
  expect(wordsOf('once')).toContain('Choose a time')
})
