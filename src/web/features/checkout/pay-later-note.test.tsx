import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import checkout from '#messages/en/checkout.json' with { type: 'json' }
import { PayLaterNote } from './pay-later-note.tsx'

type Props = Parameters<typeof PayLaterNote>[0]

function note(methods: string[], ...items: { title: string; payLater: boolean }[]): string {
  const props = { methods: methods.map((code) => ({ code })), items } as unknown as Props
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ checkout }} timeZone="UTC">
      <PayLaterNote {...props} />
    </IntlProvider>,
  )
}

const [boat, fort, dinner] = [
  { title: 'Boat', payLater: true },
  { title: 'Fort', payLater: false },
  { title: 'Dinner', payLater: false },
]

test('names the activities because of which an order cannot be paid later', () => {
  expect(note(['card'], boat, fort, dinner)).toContain('because \u2068Fort\u2069, \u2068Dinner\u2069 must be paid')
})

test.each([
  ['it can be paid later', note(['card', 'pay_later'], boat, fort)],
  ['none of its activities promises it', note(['card'], fort, dinner)],
  ['all promise it, and time is too short', note(['card'], boat)],
])('says nothing if %s', (_why, markup) => {
  expect(markup).toBe('')
})
