import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routeOfPage } from '#http/route-of-page.ts'
import { sources } from '#scripts/modules.mjs'

test('the packages of OpenTelemetry are loaded only by a process that is watched', () => {
  const importing = (pattern: RegExp) =>
    [...sources(['src'])].filter(([file, text]) => !file.includes('.test.') && pattern.test(text)).map(([file]) => file)
  expect(importing(/^import (?!type )[^;]*?from '@opentelemetry\//m)).toEqual(['src/server/kernel/telemetry.ts'])
  expect(importing(/from '[^']*\/telemetry\.ts'/)).toEqual([])
  expect(importing(/import\('#server\/kernel\/telemetry\.ts'\)/)).toEqual(['src/server.ts'])
})

test('a page is counted under its route, whatever its names are', () => {
  expect(
    ['/', '/en', '/en/cart', '/checkout/success', '/en/blog/a-post', '/museums', '/en/museums/x/y'].map(routeOfPage),
  ).toEqual(['/', '/', '/cart', '/checkout/*', '/blog/*', '/$category', '/*'])
  expect(['/things-to-do-in-cairo', '/en/things-to-do-in-cairo/pyramids', '/anything/else'].map(routeOfPage)).toEqual([
    '/things-to-do-in-$city',
    '/things-to-do-in-$city/*',
    '/*',
  ])
})

const fixed = readdirSync('src/web/routes/{-$locale}')
  .map((name) => name.replace(/\.tsx$/, ''))
  .filter((name) => !name.includes('$') && name !== 'index' && name !== 'route')

test.each(fixed)('the page /%s is counted under its own route', (segment) => {
  expect(routeOfPage(`/en/${segment}`)).toBe(`/${segment}`)
})
