import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import availability from '#messages/en/availability.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import { DepartureCalendar } from './departure-calendar.tsx'

// Without a router, which only the answers of the server need, it warns.
vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => vi.clearAllMocks())

const markup = (today: string, locale: 'ar' | 'en' = 'en') =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{ availability, common }} timeZone="UTC">
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

const numbers = (html: string) =>
  [...html.matchAll(/<bdi data-day="true"[^>]*>(\d+)<\/bdi>/g)].map(([, day]) => Number(day))
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

test('past days of the current week and days of the next month have no number in the calendar', () => {
  expect(numbers(markup('2026-11-11'))).toEqual(upTo(30, 11))
})

test('at the end of a month the days of about a month can be chosen, and the whole name of the next is above its first', () => {
  const html = markup('2026-11-26')
  expect(numbers(html)).toEqual([...upTo(30, 26), ...upTo(26)])
  expect(html).not.toContain('data-outside-month="true"')
  expect(html).toMatch(/November\s–\sDecember 2026/)
  expect(html.match(/data-month="true"[^>]*>December<.*?<bdi data-day="true"[^>]*>(\d+)</)?.[1]).toBe('1')
  expect(html.match(/data-month="/g)).toHaveLength(1)
  expect(markup('2026-11-01')).not.toContain('data-month="')
})

test('readers of Arabic see the number of each day in the other calendar too, others do not', () => {
  const otherNumbers = (html: string) =>
    [...html.matchAll(/<span data-other-day="true"[^>]*>(\d+)</g)].map(([, day]) => day)
  expect(otherNumbers(markup('2026-11-26', 'ar')).slice(0, 15).join(' ')).toBe(
    '16 17 18 19 20 21 22 23 24 25 26 27 28 29 1',
  )
  expect(otherNumbers(markup('2026-11-26', 'en'))).toEqual([])
})
