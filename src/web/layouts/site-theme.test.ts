import { expect, test } from 'vitest'
import { siteThemeCss } from './site-theme.ts'

test.each([
  ['returns no CSS without colours', {}, ''],
  ['overrides the colours of one theme', { light: { primary: '#123456' } }, 'html:root:not(.dark){--primary:#123456}'],
  [
    'overrides the colours of both themes',
    { light: { primary: '#123', 'on-primary': 'rgb(255 255 255 / 90%)' }, dark: { primary: 'oklch(0.7 0.1 200)' } },
    'html:root:not(.dark){--primary:#123;--on-primary:rgb(255 255 255 / 90%)}html.dark{--primary:oklch(0.7 0.1 200)}',
  ],
  ['ignores an invalid name', { light: { 'a}b{': '#123' } }, ''],
  ['ignores a value that closes the rule', { light: { primary: '#123}body{display:none' } }, ''],
  ['ignores a value that loads a file', { light: { primary: 'url(https://evil.example/x)' } }, ''],
  ['ignores a value that closes the element', { dark: { primary: '</style><script>' } }, ''],
])('%s', (_, theme: Record<string, Record<string, string>>, css) => {
  expect(siteThemeCss(theme)).toBe(css)
})
