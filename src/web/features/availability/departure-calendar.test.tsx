import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import availability from '#messages/en/availability.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import { DepartureCalendar } from './departure-calendar.tsx'

// Without a router, which only the answers of the server need, it warns.
vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => vi.clearAllMocks())

const markup = (today: string) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ availability, common }} timeZone="UTC">
      <DepartureCalendar
        subjectId={1}
        currency="SAR"
        isEstimate={false}
        today={today}
        date={null}
        onChange={() => undefined}
      />
    </IntlProvider>,
  )

const numbers = (html: string) => [...html.matchAll(/<bdi class="">(\d+)<\/bdi>/g)].map(([, day]) => Number(day))

test('past days of the current week and days of the next month have no number in the calendar', () => {
  expect(numbers(markup('2026-11-11'))).toEqual(Array.from({ length: 20 }, (_, index) => index + 11))
})

test('at the end of a month the days of two weeks and more can be chosen, and the first of the next month names it', () => {
  const html = markup('2026-11-26')
  expect(numbers(html)).toEqual([26, 27, 28, 29, 30, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(html).not.toContain('data-outside-month="true"')
  expect(html).toMatch(/November\s–\sDecember 2026/)
  expect(html.match(/>Dec<.*?<bdi class="">(\d+)</)?.[1]).toBe('1')
  expect(html).not.toContain('>Nov<')
  expect(markup('2026-11-01')).not.toContain('>Nov<')
})
