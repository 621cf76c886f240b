import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import cart from '#messages/en/cart.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import { PlanNote } from './plan-note.tsx'

test('the free time between two activities is precise to a quarter of an hour', () => {
  const note = { from: 1, to: 2, kind: 'free', minutes: 5 * 60 + 18 } as const
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ cart, common }} timeZone="UTC">
      <PlanNote note={note} items={[]} />
    </IntlProvider>,
  )
  expect(html).toMatch(/>5\Whours\W15\Wminutes free in between</)
})
