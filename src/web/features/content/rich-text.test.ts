import { expect, test } from 'vitest'
import { splitIntro } from './rich-text.tsx'

test.each([
  ['<p>First.</p><h2 id="a">A</h2><p>Second.</p>', ['<p>First.</p>', '<h2 id="a">A</h2><p>Second.</p>']],
  ['<p>Only one.</p>', ['<p>Only one.</p>', '']],
  ['<h2 id="a">A</h2><p>No introduction.</p>', ['', '<h2 id="a">A</h2><p>No introduction.</p>']],
])('splits %s before its first heading', (html, parts) => {
  expect(splitIntro(html)).toEqual(parts)
})
