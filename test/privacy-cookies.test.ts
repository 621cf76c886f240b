import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { privacyPolicy } from '#demo/pages/privacy-policy.ts'

/** Every cookie, with the name that the privacy policy has for it. */
const named: Record<string, { ar: string; en: string }> = {
  locale: { ar: '**اللغة**', en: '**Language**' },
  currency: { ar: '**العملة**', en: '**currency**' },
  theme: { ar: '**المظهر**', en: '**theme**' },
  cart: { ar: '**السلة**', en: '**Cart**' },
  wishlist: { ar: '**المفضلة**', en: '**Wishlist**' },
  saved: { ar: 'والآخر يدل على أنها موجودة', en: 'one that says you have one' },
  order: { ar: '**آخر الحجوزات**', en: '**Latest bookings**' },
  session: { ar: '**تسجيل الدخول**', en: '**Sign-in**' },
}
/** The words that count cookies, with their number. */
const counts = {
  ar: { 'ثلاثة ملفات': 3, ': ملف ': 1, ': ملفان': 2 },
  en: { 'three cookies': 3, 'two cookies': 2, 'one cookie ': 1 },
}

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
  const counted = Object.entries(counts[locale]).map(([words, count]) => (paragraph.split(words).length - 1) * count)
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(Object.keys(named).length)
})
