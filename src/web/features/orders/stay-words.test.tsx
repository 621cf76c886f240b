import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import common from '#messages/en/common.json' with { type: 'json' }
import orders from '#messages/en/orders.json' with { type: 'json' }
import { StayTimes } from '#web/ui/stay-times.tsx'
import { LaterEnd } from './later-end.tsx'
import { ReadyTime } from './ready-time.tsx'

const textOf = (children: ReactNode): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ common, orders }} timeZone="UTC">
      {children}
    </IntlProvider>,
  )
    .replaceAll('</span>', '|')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u{A0}', ' ')

const start = { localDate: '2030-01-04', localTime: '15:00', zone: 'Asia/Riyadh' }
/** Eleven in the morning in Riyadh, two days later. */
const stay = { ...start, endsAt: '2030-01-06T08:00:00Z', rate: 'nightly' as const }
const car = { ...start, localTime: '08:00', endsAt: '2030-01-04T15:00:00Z', rate: 'daily' as const }

test('a stay says its check-in and check-out with their times', () => {
  expect(textOf(<StayTimes stay={stay} />)).toBe('Check-in Fri 4 Jan, 3:00 pm|Check-out Sun 6 Jan, 11:00 am|')
})

test('a ticket says when a stay’s check-out is, and until when a car is booked', () => {
  expect(textOf(<LaterEnd booking={stay} />)).toBe('Check-out Sun 6 Jan, 11:00 am|')
  expect(textOf(<LaterEnd booking={{ ...stay, rate: 'once' }} />)).toBe('Until Sun 6 Jan, 11:00 am|')
  expect(textOf(<LaterEnd booking={car} />)).toBe('Until 6:00 pm|')
  expect(textOf(<LaterEnd booking={{ ...car, rate: 'once' }} />)).toBe('')
})

test('a ticket names the time of a stay: its check-in, after a pick-up too', () => {
  const timeOf = (pickup: string | null) =>
    textOf(
      <ReadyTime
        booking={{ ...stay, pickup: pickup === null ? null : { localDate: start.localDate, localTime: pickup } }}
        className=""
      />,
    )
  expect(timeOf(null)).toBe('Check-in|3:00 pm|')
  expect(timeOf('13:45')).toMatch(/1:45 pm\|Check-in 3:00 pm\|$/)
})
