import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { finishPage } from './finish-page.ts'

const MARK = 'b64-mark_1'
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('removes the mark and lists the hashes of the inline scripts and styles that had it', () => {
  const page = finishPage(
    `<meta property="csp-nonce" content="${MARK}"/><style nonce="${MARK}">p{color:red}</style>` +
      `<script type="module" async="" nonce="${MARK}">run('كلام')</script><p>text</p>`,
    MARK,
  )
  expect(page).toEqual({
    html: `<style>p{color:red}</style><script type="module" async="">run('كلام')</script><p>text</p>`,
    scripts: [hashOf(`run('كلام')`)],
    styles: [hashOf('p{color:red}')],
  })
})

test.each([
  ['without the mark', '<script>steal()</script><style>p{}</style>'],
  ['with a mark that was guessed', '<script nonce="guess">steal()</script>'],
  ['that is only text', '&lt;script nonce=&quot;b64-mark_1&quot;&gt;steal()&lt;/script&gt;'],
  ['that loads a file', `<script src="/assets/a.js" nonce="${MARK}"></script>`],
  ['that is data', `<script type="application/ld+json" nonce="${MARK}">{"a":1}</script>`],
])('allows no script %s', (_, html) => {
  expect(finishPage(html, MARK)).toEqual({
    html: html.replace(` nonce="${MARK}"`, ''),
    scripts: [],
    styles: [],
  })
})

test('names each of several scripts, and equal ones once', () => {
  const script = (text: string) => `<script nonce="${MARK}">${text}</script>`
  expect(finishPage(script('a()') + script('b()') + script('a()'), MARK).scripts).toEqual([
    hashOf('a()'),
    hashOf('b()'),
  ])
})
