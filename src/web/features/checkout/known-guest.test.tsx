import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import checkout from '#messages/en/checkout.json' with { type: 'json' }
import { KnownGuest } from './known-guest.tsx'

const nora = {
  firstName: 'Nora',
  lastName: 'Alqahtani',
  email: 'nora.alqahtani@example.com',
  countryCode: 'SA',
  phoneNumber: '+966 50 123 4567',
}

const markup = (phoneNumber: string, callingCode: string | undefined, phone?: string) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ checkout }} timeZone="UTC">
      <KnownGuest
        guest={{ ...nora, phoneNumber, ...(phone !== undefined && { phone }) }}
        callingCode={callingCode}
        onEdit={() => {}}
        onForget={() => {}}
      />
    </IntlProvider>,
  )

test('the email of a remembered guest wraps only after @ and dots', () => {
  expect(markup(nora.phoneNumber, '966')).toContain('nora.<wbr/>alqahtani@<wbr/>example.<wbr/>com</bdi>')
})

test.each([
  ['0501234567', '966', '+966 0501234567'],
  ['+44 7700 900123', '966', '+44 7700 900123'],
  ['0044 7700 900123', '966', '0044 7700 900123'],
  ['0501234567', undefined, '0501234567'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', '966', '+966 050 123 4567'],
  ['٠٠٩٦٦٥٠١٢٣٤٥٦٧', '966', '00966501234567'],
])('the number %s of a remembered guest, of the country %s, reads %s', (number, code, words) => {
  expect(markup(number, code)).toContain(`<bdi dir="ltr">${words}</bdi>`)
})

test('the number of a remembered guest is the whole one of the booking if it is known, on one line', () => {
  expect(markup('٠٥٠ ١٢٣ ٤٥٦٧', '966', '+966 50 123 4567')).toContain(
    '<span class="whitespace-nowrap"><bdi dir="ltr">+966 50 123 4567</bdi></span>',
  )
})
