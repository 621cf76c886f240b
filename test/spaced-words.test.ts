import { expect, test } from 'vitest'
import { sources } from '#scripts/modules.mjs'

const inlineWithMargin = /<(?:span|bdi|strong|small|em|a)\b[^>]*?className=(?:"|\{`)[^"`]*\bm[se]-[\d.[(]/g

/**
 * The inline elements of a source file that follow text or an expression with a margin instead of a space. Screen
 * readers, search engines and copied text have no margins: "الهاتفاختياري".
 */
function gluedIn(source: string): string[] {
  return [...source.matchAll(inlineWithMargin)]
    .filter(({ index }) => {
      const before = source.slice(0, index).replace(/\{[^{}]*(?:&&|\?)\s*\(?\s*$/, '')
      return (
        !/\S +$/.test(before) &&
        /(?:[\p{L}\d}]|<\/(?:span|bdi|strong|small|em|a)>)\s*$/u.test(before) &&
        !/\{' '\}\s*$/.test(before)
      )
    })
    .map(([text]) => text)
}

test.each([
  ['{label}\n{isOptional && <span className="ms-2 text-sm">{isOptional}</span>}', 1],
  ['{label}{\' \'}\n{isOptional && <span className="ms-1 text-sm">{isOptional}</span>}', 0],
  ['{label} <span className="ms-1">{isOptional}</span>', 0],
  ['<span>Mosque</span>\n<span className="ms-1">45 min</span>', 1],
  ['<p>\n<span className="ms-1">45 min</span>', 0],
])('finds words without a space between them in %j: %d', (source, count) => {
  expect(gluedIn(source)).toHaveLength(count)
})

test('no words of the pages are separated by a margin alone', () => {
  const found = [...sources(['src/web'])].flatMap(([file, source]) => gluedIn(source).map((text) => `${file}: ${text}`))
  expect(found).toEqual([])
})
