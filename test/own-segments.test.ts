import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { redirectByRule } from '#domain/page-redirect.ts'

const segments = readdirSync('src/web/routes/{-$locale}')
  .map((name) => name.replace(/\.tsx$/, ''))
  .filter((name) => !name.includes('$') && name !== 'index' && name !== 'route')

test.each(segments)('what is below /%s is ours, and is led to no activity of a city of that name', (segment) => {
  for (const discoverType of ['things-to-do', 'experiences'] as const)
    expect(redirectByRule(`/${segment}/anything`, { discoverType, visitorLocale: 'ar' })).toBeNull()
})
