import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { privacyPolicy } from '#demo/pages/privacy-policy.ts'
import ar from '#messages/ar/checkout.json' with { type: 'json' }
import en from '#messages/en/checkout.json' with { type: 'json' }

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

test.each([
  ['ar', ar],
  ['en', en],
] as const)('the privacy policy in %s names the button that forgets the guest of a device', (locale, checkout) => {
  expect(readFileSync('src/web/lib/remembered-guest.ts', 'utf8')).toContain('localStorage.setItem')
  expect(paragraphOf(locale)).toContain(checkout.guest.forget)
})

test.each(['ar', 'en'] as const)('the privacy policy in %s lists the cookies that the sources write', (locale) => {
  const rows = [...paragraphOf(locale).matchAll(/^\| `rihla_(\w+)` \| [^|]+ \| [^|]+ \|$/gm)]
  expect(rows.map(([, name]) => name).toSorted()).toEqual(cookiesInSources())
})
