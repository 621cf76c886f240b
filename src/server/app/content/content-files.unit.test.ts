import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '#server/kernel/start-error.ts'
import { joinMarkdown, splitMarkdown } from './content-files.ts'
import { readContentFiles } from './read-content-files.ts'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'rihla-texts-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

function write(files: Record<string, string | Buffer>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true })
    writeFileSync(join(directory, name), text)
  }
}

const post = { slug: { ar: 'ماء', en: 'water' } }
const written = { title: { ar: 'عنوان', en: 'Title' }, body: { ar: 'نص', en: 'Text' } }

test.each([
  ['# Title\n\nText', { title: 'Title', body: 'Text' }],
  ['\r\n#   Title  \r\n\r\nOne\r\nTwo\r\n', { title: 'Title', body: 'One\nTwo' }],
  ['# Title', { title: 'Title', body: '' }],
  ['## Heading\n\nText', null],
  ['Text\n# Title', null],
  ['', null],
])('the first line of %j is the title', (text, expected) => {
  expect(splitMarkdown(text)).toEqual(expected)
})

test('a text that was written is read as it was', () => {
  const text = { title: 'عنوان', body: '## قسم\n\nفقرة' }
  expect(splitMarkdown(joinMarkdown(text))).toEqual(text)
})

test('only the lists that the directory has are in the document', () => {
  write({ 'faqs.json': '[]', '.git/config': '' })
  expect(readContentFiles(directory)).toEqual({ document: { faqs: [], posts: undefined }, errors: [] })
})

test('pages and posts have the texts of their files', () => {
  write({
    'pages/about.ar.md': '\uFEFF# عنوان\n\nنص',
    'pages/about.en.md': '# Title\n\nText',
    'posts.json': JSON.stringify([post]),
    'posts/water.ar.md': '# عنوان\n\nنص',
    'posts/water.en.md': '# Title\n\nText',
  })
  expect(readContentFiles(directory)).toEqual({
    document: { pages: [{ code: 'about', ...written }], posts: [{ ...post, ...written }] },
    errors: [],
  })
})

test.each<[string, Record<string, string | Buffer>, string]>([
  [
    'an unknown file',
    { 'notes.txt': '', 'faqs.json': '[]' },
    'notes.txt: is none of pages/, posts/, posts.json, faqs.json, testimonials.json',
  ],
  ['nothing', {}, 'has no texts'],
  ['a file that is not JSON', { 'faqs.json': '[' }, 'faqs.json: is not JSON: '],
  ['another encoding', { 'faqs.json': Buffer.from([0xff, 0xfe, 0x41]) }, 'faqs.json: is not UTF-8'],
  ['a name without a language', { 'pages/about.md': '# A' }, 'pages/about.md: its name must end with .ar.md or .en.md'],
  ['one language only', { 'pages/about.ar.md': '# A\n\nB' }, 'pages/about.en.md: is missing'],
  [
    'no title',
    { 'pages/about.ar.md': '# A\n\nB', 'pages/about.en.md': 'B' },
    'pages/about.en.md: must begin with its title',
  ],
  [
    'two titles',
    { 'pages/about.ar.md': '# A\n\nB', 'pages/about.en.md': '# A\n\n# B' },
    'pages/about.en.md: has a second title',
  ],
  ['a post without its text', { 'posts.json': JSON.stringify([post]) }, 'posts/water.ar.md: is missing'],
  [
    'a text without its post',
    { 'posts/x.ar.md': '# A\n\nB', 'posts/x.en.md': '# A\n\nB' },
    'posts/x.en.md: no post of posts.json has the slug x',
  ],
])('%s is reported with its file', (_what, files, error) => {
  write(files)
  const { errors } = readContentFiles(directory)
  expect(errors).toEqual([expect.stringContaining(error)])
})

test('a comment in a code block is not a second title', () => {
  write({ 'pages/about.ar.md': '# A\n\n```\n# no title\n```', 'pages/about.en.md': '# A\n\nB' })
  expect(readContentFiles(directory).errors).toEqual([])
})

test('a directory that is not there stops the command with one sentence', () => {
  expect(() => readContentFiles(join(directory, 'none'))).toThrow(StartError)
})
