/*
 * Writes the fonts of src/web/ui/fonts/ from those of @fontsource-variable/readex-pro: only the weights that pages use,
 * and the characters of nearly all pages apart from the rest. Run after an update of that package, and look at the
 * pages: `npm install --no-save subset-font@2 && node scripts/fonts.mjs`. The files are in the repository, so that a
 * build does not need the tool.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const source = (part) =>
  readFileSync(`node_modules/@fontsource-variable/readex-pro/files/readex-pro-${part}-wght-normal.woff2`)

/** The characters of a `unicode-range`. */
const inRange = (range) =>
  range
    .replaceAll('U+', '')
    .split(/,\s*/)
    .map((part) => part.split('-').map((code) => Number.parseInt(code, 16)))
    .flatMap(([from, to = from]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
    .map((code) => String.fromCodePoint(code))
    .join('')

const css = readFileSync('src/web/ui/tokens.css', 'utf8')
for (const [, name, range] of css.matchAll(/url\('\.\/fonts\/([\w-]+)\.woff2'\)[^}]*?unicode-range:([^;]+);/g)) {
  const part = name.includes('arabic') ? 'arabic' : 'latin'
  const font = await subsetFont(source(part), inRange(range.trim()), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  })
  writeFileSync(`src/web/ui/fonts/${name}.woff2`, font)
  console.log(`${name}: ${font.length} bytes`)
}
