import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import availability from '#messages/en/availability.json' with { type: 'json' }
import { CalendarLegend } from './calendar-legend.tsx'

const wordsFor = (shared: string | null) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ availability }} timeZone="UTC">
      <CalendarLegend days={[]} travellers={4} cheapest={null} shared={shared} hasBooked={false} />
    </IntlProvider>,
  ).replaceAll(/<[^>]*>/g, '')

test('the mark of days with another unit names it, and of several units a group in general', () => {
  expect(wordsFor('per night · Tent (up to 6)')).toBe('per night · Tent (up to 6)')
  expect(wordsFor('')).toBe('price for a whole group')
  expect(wordsFor(null)).toBe('')
})
