import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import common from '#messages/en/common.json' with { type: 'json' }
import search from '#messages/en/search.json' with { type: 'json' }
import { DateField } from '#web/ui/date-field.tsx'

const inputOf = (defaultValue: string) =>
  /<input[^>]*>/.exec(
    renderToStaticMarkup(
      <IntlProvider locale="en" messages={{ common, search }} timeZone="UTC">
        <DateField
          name="date"
          label="Date"
          error={undefined}
          defaultValue={defaultValue}
          min="2026-11-30"
          max="2028-11-29"
          onChange={() => {}}
          onLeave={() => {}}
        />
      </IntlProvider>,
    ),
  )?.[0]

test.each([
  ['2026-12-11', '11/12/2026'],
  ['11.12.26', '11/12/2026'],
  ['next Friday', 'next Friday'],
  ['', ''],
])('a date field that begins with %j has the form of its example: %j', (defaultValue, value) => {
  expect(inputOf(defaultValue)).toContain(`value="${value}"`)
})

test('the example of a date field is not the first day that can be chosen', () => {
  expect(inputOf('')).toContain('placeholder="such as 27/12/2026"')
})
