import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import checkout from '#messages/en/checkout.json' with { type: 'json' }
import { PaymentMethods } from './payment-methods.tsx'

const { nothing, nothingAfterConfirmation } = checkout.methods

test.each([
  ['at once', null, nothing],
  ['after the host has answered', 'By Friday', nothingAfterConfirmation],
])('an order with nothing to pay is confirmed %s', (_, answer, said) => {
  const markup = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ checkout }} timeZone="UTC">
      <PaymentMethods methods={[]} chosen="card" isFree answer={answer} />
    </IntlProvider>,
  )
  expect(markup).toContain(said)
  if (answer !== null) expect(markup).toContain(answer)
})

const heldUntil = { at: '2026-12-07T15:00:00+03:00', localDate: '2026-12-07', localTime: '15:00', cityName: 'Riyadh' }
const shared = { isSandbox: false, pageLanguage: null, holdMinutes: 5760, heldUntil }
const methods = [
  { ...shared, code: 'card', provider: 'sandbox', holdMinutes: 15 },
  { ...shared, code: 'pay_later', provider: 'none' },
  { ...shared, code: 'bank_transfer', provider: 'bank_transfer' },
] as const

test.each([
  ['before it must be paid', '2026-12-06', true],
  ['only after it must be paid', '2026-12-08', false],
])('what is paid later says until when it is free to cancel once paid, if that ends %s', (_, localDate, isSaid) => {
  const freeUntil = { at: `${localDate}T12:00:00Z`, localDate, localTime: '15:00', cityName: 'Riyadh' }
  const markup = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ checkout }} timeZone="UTC">
      <PaymentMethods methods={[...methods]} chosen="card" freeUntil={freeUntil} />
    </IntlProvider>,
  ).replaceAll(/\u00A0|\u202F/g, ' ')
  const said = 'Once you’ve paid, cancelling is free only until Sun 6 Dec, 3:00 pm (Riyadh time).'
  expect(markup.includes(said)).toBe(isSaid)
})

test.each([false, true])(
  'a method says what is due today and by which weekday and time the money must arrive, compact: %s',
  (isCompact) => {
    const markup = renderToStaticMarkup(
      <IntlProvider locale="en" messages={{ checkout }} timeZone="UTC">
        <PaymentMethods methods={[...methods]} chosen="card" isCompact={isCompact} />
      </IntlProvider>,
    ).replaceAll(/\u00A0|\u202F/g, ' ')
    expect(markup).toContain(`font-medium">${checkout.methods.pay_later.text}`)
    expect(markup).toContain('Pay on your booking page by Mon 7 Dec, 3:00 pm (Riyadh time)')
    expect(markup).toContain('until Mon 7 Dec, 3:00 pm (Riyadh time), and the money must arrive by then.')
  },
)
