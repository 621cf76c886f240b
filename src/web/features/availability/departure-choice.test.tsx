import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import activity from '#messages/en/activity.json' with { type: 'json' }
import availability from '#messages/en/availability.json' with { type: 'json' }
import catalogue from '#messages/en/catalogue.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import type { BookableProduct, Departure } from './calls.ts'
import { DepartureChoice } from './departure-choice.tsx'

const unit = (kind: string, title: string, priceMinor: number, travellers: number) => ({
  id: 1,
  code: kind,
  kind,
  title,
  priceMinor,
  originalMinor: null,
  travellers,
  minAge: null,
  maxAge: null,
  minQuantity: 0,
  maxQuantity: null,
})

/** What the step of the times says of an option; of each of its times the supplements of the days or nights, in percent. */
function text(
  rate: BookableProduct['rate'],
  times: number[][],
  party: { adults: number; children: number } | null = null,
  { status = 'available', otherDay }: { status?: Departure['status']; otherDay?: string } = {},
) {
  const option = {
    id: 1,
    title: 'Bedouin tent',
    description: '',
    capacity: 8,
    durationMinutes: 60,
    units: [rate === 'once' ? unit('adult', 'Adult', 10_000, 1) : unit('item', 'Tent (up to 2)', 124_800, 2)],
  } as unknown as BookableProduct['options'][number]
  const departures = times.map(
    (days, index) =>
      ({
        id: 7 + index,
        optionId: 1,
        status,
        seatsLeft: 5,
        localTime: '15:00',
        days: days.map((percent) => ({ unitPrices: null, adjustBasisPoints: percent * 100 })),
      }) as unknown as Departure,
  )
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ activity, availability, catalogue, common }} timeZone="UTC">
      <DepartureChoice
        options={[option]}
        departures={departures}
        nearestDates={[]}
        otherOptions={otherDay === undefined ? [] : [{ optionId: 1, date: otherDay }]}
        currency="SAR"
        rate={rate}
        pricingPer={rate === 'once' ? 'person' : 'item'}
        days={rate === 'once' ? null : { from: '2030-12-17', to: '2030-12-19' }}
        party={party}
        bookedUnits={null}
        chosenId={null}
        onChoose={() => {}}
        onChooseDate={() => {}}
        isInCart={() => false}
        tooFewSeatsFor={() => null}
      />
    </IntlProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/g, ' ')
}

test.each(['nightly', 'daily'] as const)(
  'an option sold %s says the days, their number and the price of all',
  (rate) => {
    const [days, per] = rate === 'nightly' ? ['2 nights', 'per night'] : ['2 days', 'per day']
    expect(text(rate, [[0, 0]])).toMatch(new RegExp(`17–\u{2060}19 Dec ?${days}SAR 2,496 SAR 1,248 ${per}`))
    expect(text(rate, [[0, 10]])).toContain('SAR 2,620.80 From SAR 1,248 ')
  },
)

test('an option for one night has one price', () => {
  expect(text('nightly', [[0]])).toMatch(/1 nightSAR 1,248 per night/)
})

test('an option of which the party needs several says what they cost for all nights', () => {
  expect(text('nightly', [[0, 0]], { adults: 4, children: 0 })).toContain(
    'For 4 travellers: 2 × Tent (up to 2): SAR 4,992',
  )
})

test('an activity has its duration and the price of one person', () => {
  expect(text('once', [[0]])).toMatch(/1 hourSAR 100 per person/)
})

test('and the price of all travellers, at the cheapest of its times', () => {
  const two = { adults: 2, children: 0 }
  expect(text('once', [[0]], two)).toMatch(/SAR 100 per personSAR 200 for 2 travellers/)
  expect(text('once', [[10], [0]], two)).toMatch(/From SAR 100 per personFrom SAR 200 for 2 travellers/)
  expect(text('once', [[0]], { adults: 1, children: 0 })).not.toContain('traveller')
})

test('an option that does not run on the day says so, and its nearest day', () => {
  expect(text('once', [])).toContain('No option is available!')
  const other = text('once', [], null, { otherDay: '2030-12-19' })
  expect(other).toMatch(/Bedouin tentNot on this day1 hour.*Nearest day: Thu,? 19 Dec/)
})

test('an option that is sold out has its nearest day below its times', () => {
  const full = text('once', [[0]], null, { status: 'sold_out', otherDay: '2030-12-19' })
  expect(full).toMatch(/Sold out.*Nearest day: Thu,? 19 Dec/)
})
