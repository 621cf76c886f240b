import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import checkout from '#messages/en/checkout.json' with { type: 'json' }
import { KnownGuest } from './known-guest.tsx'

test('the email of a remembered guest wraps only after @ and dots', () => {
  const guest = {
    firstName: 'Nora',
    lastName: 'Alqahtani',
    email: 'nora.alqahtani@example.com',
    countryCode: 'SA',
    phoneNumber: '+966 50 123 4567',
  }
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ checkout }} timeZone="UTC">
      <KnownGuest guest={guest} onEdit={() => {}} onForget={() => {}} />
    </IntlProvider>,
  )
  expect(html).toContain('nora.<wbr/>alqahtani@<wbr/>example.<wbr/>com</bdi>')
})
