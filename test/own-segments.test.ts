import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { redirectByRule } from '#domain/page-redirect.ts'

const segments = readdirSync('src/web/routes/{-$locale}')
  .map((name) => name.replace(/\.tsx$/, ''))
  .filter((name) => !name.includes('$') && name !== 'index' && name !== 'route')

test.each(segments)('reserves /%s, so that it never redirects to an activity of a city with that name', (segment) => {
  for (const discoverType of ['things-to-do', 'experiences'] as const)
    expect(redirectByRule(`/${segment}/anything`, { discoverType, visitorLocale: 'ar' })).toBeNull()
})
