import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTranslator, IntlProvider, useLocale, useTranslations } from './intl.ts'

const messages = {
  ar: { catalogue: { activities: '{count, plural, one {نشاط واحد} two {نشاطان} few {# أنشطة} other {# نشاطًا}}' } },
  en: { catalogue: { activities: '{count, plural, one {# activity} other {# activities}}' } },
}
const seen: unknown[] = []

function Count({ count }: { count: number }) {
  const t = useTranslations('catalogue')
  seen.push(t)
  return `${useLocale()}: ${t('activities', { count })}`
}

const render = (locale: 'ar' | 'en', count: number) =>
  renderToString(
    <IntlProvider locale={locale} messages={messages[locale]}>
      <Count count={count} />
    </IntlProvider>,
  )

test('each language has its own words and plural forms, also in turns', () => {
  expect([render('ar', 2), render('en', 2), render('ar', 1), render('en', 1), render('ar', 3)]).toEqual([
    'ar: نشاطان',
    'en: 2 activities',
    'ar: نشاط واحد',
    'en: 1 activity',
    'ar: 3 أنشطة',
  ])
})

test('a translator is made once for a language and a namespace, for all pages', () => {
  seen.length = 0
  render('ar', 1)
  render('en', 1)
  render('ar', 5)
  expect(seen[2]).toBe(seen[0])
  expect(seen[1]).not.toBe(seen[0])
})

test('messages of other pages are found beside those of all pages', () => {
  const more = { ...messages.en, profile: { title: 'Profile' } }
  expect(createTranslator({ locale: 'en', messages: more })('profile.title')).toBe('Profile')
  expect(render('en', 1)).toBe('en: 1 activity')
})

test('outside of a provider it fails', () => {
  expect(() => renderToString(<Count count={1} />)).toThrow('outside of IntlProvider')
})
