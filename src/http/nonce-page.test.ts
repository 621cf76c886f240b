import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { noncePage } from './nonce-page.ts'

test.each([
  ['no nonce', '<p>رحلة</p>'],
  ['one', '<script nonce="@@">1</script>'],
  ['several, at the ends too', `@@${'<script nonce="@@">كلام طويل</script>'.repeat(500)}@@`],
  ['nothing at all', ''],
])('a page with %s unpacks to itself with the nonce in its places', (_, html) => {
  const page = noncePage(html, '@@')
  const wanted = html.replaceAll('@@', 'b64-nonce_1')
  expect(page.plain('b64-nonce_1').toString()).toBe(wanted)
  expect(gunzipSync(page.gzipped('b64-nonce_1')).toString()).toBe(wanted)
})

test('the second nonce leaves nothing of the first', () => {
  const page = noncePage('<script nonce="@@"></script>', '@@')
  page.gzipped('first')
  expect(gunzipSync(page.gzipped('second')).toString()).toBe('<script nonce="second"></script>')
})
