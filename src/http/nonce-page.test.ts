import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { noncePage } from './nonce-page.ts'

test.each([
  ['no nonce', '<p>رحلة</p>'],
  ['one', '<script nonce="@@">1</script>'],
  ['several nonces, also at both ends', `@@${'<script nonce="@@">كلام طويل</script>'.repeat(500)}@@`],
  ['no text', ''],
])('inserts the nonce into a page with %s, plain and gzipped', (_, html) => {
  const page = noncePage(html, '@@')
  const wanted = html.replaceAll('@@', 'b64-nonce_1')
  expect(page.plain('b64-nonce_1').toString()).toBe(wanted)
  expect(gunzipSync(page.gzipped('b64-nonce_1')).toString()).toBe(wanted)
})

test('replaces the first nonce with the second one in the gzipped page', () => {
  const page = noncePage('<script nonce="@@"></script>', '@@')
  page.gzipped('first')
  expect(gunzipSync(page.gzipped('second')).toString()).toBe('<script nonce="second"></script>')
})
