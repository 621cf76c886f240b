import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import checkout from '#messages/en/checkout.json' with { type: 'json' }
import { PayLaterNote } from './pay-later-note.tsx'

type Props = Parameters<typeof PayLaterNote>[0]

function note(methods: string[], ...items: { id: number; title: string; payLater: boolean }[]): string {
  const props = { methods: methods.map((code) => ({ code })), items } as unknown as Props
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ checkout }} timeZone="UTC">
      <PayLaterNote {...props} link={(ids, words) => <a href={ids.join('-')}>{words}</a>} />
    </IntlProvider>,
  )
}

const [boat, fort, dinner] = [
  { id: 7, title: 'Boat', payLater: true },
  { id: 8, title: 'Fort', payLater: false },
  { id: 9, title: 'Dinner', payLater: false },
]

test('names the activities because of which an order cannot be paid later, and leads to a checkout of the others', () => {
  const markup = note(['card'], boat, fort, dinner)
  expect(markup).toContain('because \u2068Fort\u2069, \u2068Dinner\u2069 must be paid')
  expect(markup).toContain(`<a href="7">${checkout.methods.payLaterAlone}</a>`)
})

test.each([
  ['it can be paid later', note(['card', 'pay_later'], boat, fort)],
  ['none of its activities promises it', note(['card'], fort, dinner)],
  ['all promise it, and time is too short', note(['card'], boat)],
])('says nothing if %s', (_why, markup) => {
  expect(markup).toBe('')
})
