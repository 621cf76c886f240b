import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import activity from '#messages/en/activity.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import { BookingPromises } from './booking-promises.tsx'

test('promises to pay later only where the host need not confirm first', () => {
  const markup = (confirmation: 'instant' | 'supplier', isLine = false) =>
    renderToStaticMarkup(
      <IntlProvider locale="en" messages={{ activity, common }} timeZone="UTC">
        <BookingPromises product={{ cancellation: [], payLater: true, confirmation }} isLine={isLine} />
      </IntlProvider>,
    )
  expect(markup('instant')).toContain(activity.booking.payLater)
  expect(markup('supplier')).not.toContain(activity.booking.payLater)
  expect(markup('supplier')).toContain(common.hostConfirms)
  expect(markup('supplier', true)).toContain(activity.booking.hostFirst)
})
