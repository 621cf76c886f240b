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
