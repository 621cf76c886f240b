import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import ar from '#messages/ar/common.json' with { type: 'json' }
import en from '#messages/en/common.json' with { type: 'json' }
import { AddedWhen } from './added-when.tsx'

const start = { localDate: '2030-12-13', localTime: '15:00' }

/** The parts of the line for three nights or days in Riyadh. */
function partsFor(rate: 'once' | 'daily' | 'nightly', locale: 'ar' | 'en' = 'en'): string[] {
  const item = { ...start, rate, duration: 3, zone: 'Asia/Riyadh', visit: { endsAt: '2030-12-16T08:00:00Z' } }
  const html = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{ common: { ar, en }[locale] }} timeZone="UTC">
      <AddedWhen start={start} item={item} />
    </IntlProvider>,
  )
  return [...html.matchAll(/<span>([^<]*)<\/span>/g)].map(([, part = '']) => part.replaceAll(/\s/g, ' '))
}

test('a stay that was added says its nights, its check-in and its check-out', () => {
  expect(partsFor('nightly')).toEqual(['3 nights', 'Check-in Fri 13 Dec, 3:00 pm', 'Check-out Mon 16 Dec, 11:00 am'])
  expect(partsFor('nightly', 'ar')).toEqual([
    '3 ليالٍ',
    expect.stringMatching(/^الوصول .*13 ديسمبر.*3:00/),
    expect.stringMatching(/^المغادرة .*16 ديسمبر.*11:00/),
  ])
})

test('other activities say their day and time, and of several days their number', () => {
  expect(partsFor('once')).toEqual(['Fri 13 Dec', '3:00 pm'])
  expect(partsFor('daily')).toEqual(['Fri 13 Dec', '3:00 pm', '3 days'])
})
