import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import activity from '#messages/ar/activity.json' with { type: 'json' }
import { Quotation } from './quotation.tsx'

test.each([
  ['ar', 0],
  ['en', 1],
] as const)('a quotation in %s on an Arabic page names its language %i times', (language, times) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="ar" messages={{ activity }} timeZone="UTC">
      <Quotation quotation={{ text: 'Title', language, author: 'Layla' }} />
    </IntlProvider>,
  )
  expect(html.split(activity.reviewList.writtenIn[language])).toHaveLength(times + 1)
})
