import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import checkout from '#messages/en/checkout.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import { PromoField } from './promo-field.tsx'

const text = (covered?: { count: number; of: number }) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ checkout, common }} timeZone="UTC">
      <PromoField
        code="TENTH"
        discountMinor={2500}
        isLowered={false}
        currency="SAR"
        refusal={null}
        onPut={() => Promise.resolve()}
        {...(covered && { covered })}
      />
    </IntlProvider>,
  ).replaceAll(/<[^>]+>/g, '')

test('a promo code says what it saves, and on how many activities if it is not for all', () => {
  expect(text()).toContain('You save SAR\u{A0}25 with TENTH')
  expect(text({ count: 1, of: 3 })).toContain('On 1 of your 3 activities')
  expect(text({ count: 3, of: 3 })).not.toContain('activities')
})
