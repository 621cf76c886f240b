import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import arCommon from '#messages/ar/common.json' with { type: 'json' }
import enCommon from '#messages/en/common.json' with { type: 'json' }
import { DurationRange } from './duration-text.tsx'

const common = { ar: arCommon, en: enCommon }
/** With plain spaces, and nothing that joins the parts of a range. */
const text = (locale: 'ar' | 'en', from: number, to: number) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{ common: common[locale] }} timeZone="UTC">
      <DurationRange from={from} to={to} />
    </IntlProvider>,
  )
    .replaceAll('\u{A0}', ' ')
    .replaceAll(/[\u{2060}\u{2066}\u{2069}]/gu, '')

test.each([
  [120, 120, 'ساعتان', '2 hours'],
  [120, 180, '2–3 ساعات', '2–3 hours'],
  [180, 300, '3–5 ساعات', '3–5 hours'],
  [1440, 2880, 'من يوم إلى يومين', '1–2 days'],
  [120, 210, '2–3½ ساعات', '2–3½ hours'],
  [210, 300, '3½–5 ساعات', '3½–5 hours'],
  [90, 150, '1½–2½ ساعة', '1½–2½ hours'],
  [150, 180, '2½–3 ساعات', '2½–3 hours'],
  [120, 165, '2–3 ساعات', '2–3 hours'],
  [105, 135, '1½–2½ ساعة', '1½–2½ hours'],
  [165, 180, '2½–3 ساعات', '2½–3 hours'],
  [45, 120, 'من 45 دقيقة إلى ساعتين', '45 minutes to 2 hours'],
])('writes a duration from %i to %i minutes in both languages', (from, to, arabic, english) => {
  expect(text('ar', from, to)).toBe(arabic)
  expect(text('en', from, to)).toBe(english)
})
