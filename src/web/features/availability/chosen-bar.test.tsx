import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import activity from '#messages/en/activity.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import { ChosenBar } from './chosen-bar.tsx'
import type { Booking } from './booking.ts'

test('asks for the check-in of a stay, as the button below does', () => {
  const wordsOf = (rate: 'once' | 'nightly') =>
    renderToStaticMarkup(
      <IntlProvider locale="en" messages={{ activity, common }} timeZone="UTC">
        <ChosenBar
          product={{ rate }}
          booking={{ step: 'time', date: '2030-01-04', departure: null } as unknown as Booking}
        />
      </IntlProvider>,
    )
  expect(wordsOf('nightly')).toContain('Choose check-in')
  expect(wordsOf('nightly')).not.toContain('Choose a time')
  expect(wordsOf('once')).toContain('Choose a time')
})
