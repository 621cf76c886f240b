import { expect, test } from 'vitest'
import { splitLinks } from './split-links.ts'

const link = '/en/things-to-do-in-luxor/balloon'

test('a paragraph that is only a link to an activity gives way to its card', () => {
  expect(splitLinks(`<p>One.</p>\n<p><a href="${link}">Balloon</a></p>\n<h2>Two</h2>`)).toEqual([
    { html: '<p>One.</p>\n', link },
    { html: '<h2>Two</h2>', link: null },
  ])
})

test('an Arabic address has no prefix', () => {
  const href = `/things-to-do-in-${encodeURIComponent('الأقصر')}/${encodeURIComponent('منطاد')}`
  expect(splitLinks(`<p><a href="${href}">منطاد</a></p>`)[0]?.link).toBe(href)
})

test.each([
  `<p>See <a href="${link}">this balloon</a>.</p>`,
  '<p><a href="/en/things-to-do-in-luxor">Luxor</a></p>',
  '<p><a href="https://example.com/things-to-do-in-luxor/balloon">Elsewhere</a></p>',
  `<ul><li><a href="${link}">Balloon</a></li></ul>`,
])('%s stays in the text', (html) => {
  expect(splitLinks(html)).toEqual([{ html, link: null }])
})
