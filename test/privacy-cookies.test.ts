import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { privacyPolicy } from '#demo/pages/privacy-policy.ts'

/** Every cookie, with the words that the privacy policy has for it. */
const named: Record<string, { ar: string; en: string }> = {
  locale: { ar: 'لغتك', en: 'your language' },
  currency: { ar: 'عملتك', en: 'your currency' },
  theme: { ar: 'المظهر الذي اخترته', en: 'the look you chose' },
  cart: { ar: 'سلتك', en: 'your cart' },
  wishlist: { ar: 'مفضلتك', en: 'your wishlist' },
  saved: { ar: 'علامة على أن لك مفضلة', en: 'a mark that you have a wishlist' },
  order: { ar: 'آخر حجوزاتك', en: 'your latest bookings' },
  session: { ar: 'دخولك', en: 'your sign-in' },
}
const counts = { ar: ['ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'], en: ['Six', 'Seven', 'Eight', 'Nine', 'Ten'] }

/** The cookies that servers and pages write, as far as the sources name them. */
function cookiesInSources(): string[] {
  const sources = globSync('src/**/*.{ts,tsx}', { exclude: (file) => file.includes('.test.') }).map((file) =>
    readFileSync(file, 'utf8'),
  )
  const [, kinds = ''] = /type CookieName = ([^\n]+)/.exec(readFileSync('src/server/kernel/cookies.ts', 'utf8')) ?? []
  const found = [
    ...[...kinds.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
    ...sources.flatMap((source) =>
      [...source.matchAll(/(?:setCookie\(c, |rememberPreference\(|cookie: )'rihla_(\w+)'/g)].map(
        ([, name = '']) => name,
      ),
    ),
  ]
  return [...new Set(found)].toSorted()
}

/** The paragraph under the heading about cookies. */
const paragraphOf = (locale: 'ar' | 'en') => privacyPolicy.body[locale].split('## ')[3] ?? ''

test('the privacy policy knows every cookie that the sources write, and no other', () => {
  expect(cookiesInSources()).toEqual(Object.keys(named).toSorted())
})

test.each(['ar', 'en'] as const)('the privacy policy in %s names every cookie and counts them right', (locale) => {
  const paragraph = paragraphOf(locale)
  for (const words of Object.values(named)) expect(paragraph).toContain(words[locale])
  expect(paragraph).toContain(counts[locale][Object.keys(named).length - 6])
})
