import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { KnowBeforeYouGo } from './know-before-you-go.tsx'

const activity = {
  know: 'Know before you go',
  knowPoints: '{count, plural, one {# point} other {# points}}',
  bring: 'What to bring',
}

const shown = (props: Parameters<typeof KnowBeforeYouGo>[0]) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ activity }} timeZone="UTC">
      <KnowBeforeYouGo {...props} />
    </IntlProvider>,
  )

test('few points are open, more are folded with their number, unless the page says otherwise', () => {
  expect(shown({ points: ['a', 'b', 'c'] })).toContain('<details open')
  const folded = shown({ points: ['a', 'b', 'c'], bring: ['d'] })
  expect(folded).not.toContain('<details open')
  expect(folded).toContain('4 points')
  expect(shown({ points: ['a', 'b', 'c', 'd'], isOpen: true })).toContain('<details open')
  expect(shown({ points: ['a'], isOpen: false })).not.toContain('<details open')
})

test('an activity with nothing to know or to bring has no row', () => {
  expect(shown({ points: [] })).toBe('')
  expect(shown({ points: [], bring: ['A hat'] })).toContain('<p class="font-semibold">What to bring</p>')
})
