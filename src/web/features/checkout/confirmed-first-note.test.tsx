import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import checkout from '#messages/en/checkout.json' with { type: 'json' }
import { ConfirmedFirstNote } from './confirmed-first-note.tsx'

type Props = Parameters<typeof ConfirmedFirstNote>[0]

interface Item {
  id: number
  title: string
  needsConfirmation: boolean
  cancellation?: { steps: { until: string; percentage: number }[] }
  zone?: string
  cityName?: string
}

const note = (...items: Item[]) => noteUntil(undefined, ...items)

function noteUntil(answerBy: string | undefined, ...items: Item[]): string {
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ checkout }} timeZone="UTC">
      <ConfirmedFirstNote
        items={items as unknown as Props['items']}
        answerBy={answerBy}
        link={(ids, words) => <a href={ids.join('-')}>{words}</a>}
      />
    </IntlProvider>,
  )
}

const [lunch, camp, fort, dinner] = [
  { id: 7, title: 'Lunch', needsConfirmation: true },
  { id: 8, title: 'Camp', needsConfirmation: true },
  { id: 9, title: 'Fort', needsConfirmation: false },
  { id: 10, title: 'Dinner', needsConfirmation: false },
]

test('names the activities because of which an order becomes a request, and leads to a checkout of the others', () => {
  const markup = note(lunch, fort, camp, dinner)
  expect(markup).toContain('“\u2068Lunch\u2069”, “\u2068Camp\u2069” must be confirmed by the host first')
  expect(markup).toContain('<a href="9-10">Pay for the 2 others now</a>')
})

test.each([
  ['hosts confirm all of its activities', note(lunch, camp)],
  ['hosts confirm none', note(fort, dinner)],
])('says nothing of an order if %s', (_why, markup) => {
  expect(markup).toBe('')
})

test.each([
  ['2026-12-16T05:00:00Z', false],
  ['2026-12-16T07:00:00Z', true],
])('says of an answer by %s that free cancellation of the other may end before: %s', (answerBy, expected) => {
  const steps = [
    { until: '2026-12-16T06:00:00Z', percentage: 0 },
    { until: '2026-12-20T06:00:00Z', percentage: 100 },
  ]
  const ofAlUla = { cancellation: { steps }, zone: 'Asia/Riyadh', cityName: 'AlUla' }
  const markup = noteUntil(answerBy, { ...lunch, ...ofAlUla }, { ...fort, ...ofAlUla })
  const promise = /If you pay for it now, you can cancel free of charge until Wed 16\sDec, 9:00\sam \(AlUla time\)/
  expect(promise.test(markup)).toBe(expected)
})
