import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import availability from '#messages/en/availability.json' with { type: 'json' }
import type { Departure } from './calls.ts'
import { FittingTimes } from './fitting-times.tsx'

/** The departures of a day, of which 16:00 is in the cart, 13:00 and 14:00 clash with it, and 11:00 is too small. */
function textOf(times: string[], isBooked = false, plans = ['Clashes with “Boat”.'], isOuting = false): string {
  const departures = times.map(
    (localTime) =>
      ({
        id: Number(localTime.slice(0, 2)),
        optionId: Number(localTime > '12'),
        localTime,
        seatsLeft: 5,
        status: 'available',
      }) as Departure,
  )
  const isOneOf = (these: string[]) => (departure: Departure) => these.includes(departure.localTime)
  const clashes = isOneOf(['13:00', '14:00'])
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ availability }} timeZone="UTC">
      <FittingTimes
        departures={departures}
        clashOf={(departure) =>
          clashes(departure)
            ? plans.map((plan) => ({ plan, words: departure.localTime, short: 'overlaps', isOuting }))
            : []
        }
        options={[
          { id: 0, title: 'Morning' },
          { id: 1, title: 'Afternoon' },
        ]}
        isInCart={isOneOf(['16:00'])}
        isBooked={() => isBooked}
        suitsParty={(departure) => departure.localTime !== '11:00'}
        onChoose={() => {}}
        onOtherDay={() => {}}
      />
    </IntlProvider>,
  )
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/[\u{202F}\u{A0}]/gu, ' ')
}

test('names the times that clash and those that fit, without the one that is in the cart', () => {
  const text = textOf(['10:00', '11:00', '13:00', '14:00', '16:00'])
  expect(text).toMatch(/plans:\n+10:00 am · \u2068Morning\u2069\n/)
  expect(text.match(/Clashes with “Boat”\./g)).toHaveLength(1)
  expect(text).toContain('\u20681:00 pm\u2069, \u20682:00 pm\u2069: Clashes with “Boat”.')
  expect(text).not.toContain('4:00 pm')
  expect(text).not.toContain('11:00')
})

test('names the first plan that times clash with, and unfolds the others after the buttons', () => {
  const text = textOf(['13:00', '14:00'], false, [
    'Clashes with “Boat”.',
    'Clashes with “Walk”.',
    'Clashes with “Dinner”.',
  ])
  expect(text).toMatch(
    /“Boat”\.\s+Choose another day\s+and 2 more\s+Clashes with “Walk”\.\s+Clashes with “Dinner”\.\s*$/,
  )
})

test('says that no time fits where the only other one is in the cart', () => {
  expect(textOf(['13:00', '16:00'])).toContain(availability.noneFits)
  expect(textOf(['10:00', '16:00']).trim()).toBe('')
})

test('says only once that the activity is booked already, if no other time fits', () => {
  const text = textOf(['13:00', '14:00'], true)
  expect(text.match(/Clashes with/g)).toHaveLength(1)
  expect(text).not.toContain(availability.noneFits)
  expect(text).toContain(availability.otherDay)
  expect(textOf(['10:00', '13:00'], true)).toContain(availability.fitting)
})

test('says of a stay that is only left for an outing that both can be kept, and offers no other day', () => {
  const text = textOf(['13:00'], false, ['“Walk” is during this stay.'], true)
  expect(text).toContain(availability.keepBoth)
  expect(text).toContain('“Walk” is during this stay.')
  expect(text).not.toContain(availability.otherDay)
  expect(text).not.toContain(availability.noneFits)
})
