import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import checkout from '#messages/en/checkout.json' with { type: 'json' }
import { AnswerDeadline } from './answer-deadline.tsx'

const by = { at: '2026-12-01T08:50:00Z', localDate: '2026-12-01', localTime: '11:50', cityName: 'Al-Ahsa' }

test.each([
  ['of a request alone', false, checkout.answer.otherwise],
  ['of a request with activities that can be paid without it', true, checkout.answer.otherwiseOthers],
])('the deadline of the answer %s is on the clock of the city, with what happens after it', (_of, hasOthers, after) => {
  const markup = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ checkout }} timeZone="UTC">
      <AnswerDeadline by={by} hasOthers={hasOthers} isFreeOver />
    </IntlProvider>,
  )
  expect(markup).toBe(
    `The host answers by Tue 1\u{A0}Dec, 11:50\u{A0}am (Al-Ahsa time) at the latest. ${after} ${checkout.answer.freeOver}`,
  )
})
