import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import checkout from '#messages/en/checkout.json' with { type: 'json' }
import orders from '#messages/en/orders.json' with { type: 'json' }
import type { InvoiceView } from '#web/features/orders/calls.ts'
import { OrderStatus } from './order-status.tsx'

const answerBy = { at: '2026-12-01T23:05:00+03:00', localDate: '2026-12-01', localTime: '23:05', cityName: 'Doha' }

const words = (...states: string[]) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ checkout, orders }} timeZone="UTC">
      <OrderStatus
        level={2}
        invoice={
          {
            status: 'awaiting_supplier',
            replacedBy: null,
            payBy: null,
            transfer: null,
            answerBy,
            bookings: states.map((status) => ({ status })),
          } as unknown as InvoiceView
        }
      />
    </IntlProvider>,
  ).replaceAll(/\u00A0|\u202F/g, ' ')

test('the page of a booking request names the deadline of the answer as the confirmation does', () => {
  expect(words('pending')).toContain('1 Dec, 11:05 pm (Doha time)')
  expect(words('pending')).toContain(checkout.answer.otherwise)
  expect(words('pending', 'approved')).toContain(checkout.answer.otherwiseOthers)
})
