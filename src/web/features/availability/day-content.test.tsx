import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import availability from '#messages/en/availability.json' with { type: 'json' }
import { DayContent } from './day-content.tsx'

const markup = (fromMinor: number) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ availability }} timeZone="UTC">
      <DayContent
        label="27"
        otherLabel={undefined}
        isToday={false}
        day={{ date: '2026-11-27', status: 'available', fromMinor }}
        isCheapest={false}
        isShared={false}
        isBooked={false}
        currency="SAR"
        paidMinor={41_800}
      />
    </IntlProvider>,
  )

test('a day that costs what is paid says so, instead of 0, which reads as a price', () => {
  expect(markup(41_800)).toContain('>same<')
  expect(markup(41_800)).not.toContain('>0<')
  expect(markup(43_800)).toContain('>+20<')
})
