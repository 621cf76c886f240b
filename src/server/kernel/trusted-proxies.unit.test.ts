import { expect, test } from 'vitest'
import { trustedProxiesSetting, visitorAddress } from './trusted-proxies.ts'

test.each([
  ['off', '203.0.113.1', '10.0.0.1', '10.0.0.1'],
  ['on', '198.51.100.9, 203.0.113.1', '10.0.0.1', '203.0.113.1'],
  ['on', undefined, '10.0.0.1', '10.0.0.1'],
  ['2', '198.51.100.9, 203.0.113.1, 10.0.0.2', '10.0.0.1', '203.0.113.1'],
  // Fewer entries than configured: the request bypassed a proxy.
  ['3', '203.0.113.1', '10.0.0.1', '203.0.113.1'],
  ['10.0.0.0/8, 2001:db8::1', '198.51.100.9, 203.0.113.1, 10.0.0.2', '2001:db8::1', '203.0.113.1'],
  // The connection is not from a proxy: its header is not trusted.
  ['10.0.0.0/8', '10.0.0.3', '203.0.113.7', '203.0.113.7'],
  ['10.0.0.0/8', '10.0.0.3, 10.0.0.2', '10.0.0.1', '10.0.0.3'],
  ['127.0.0.1', '203.0.113.1', '::ffff:127.0.0.1', '203.0.113.1'],
  ['on', '203.0.113.1:50000', '10.0.0.1', '203.0.113.1'],
  ['on', '[2001:db8::7]:50000', '10.0.0.1', '2001:db8::7'],
  ['on', 'unknown', '10.0.0.1', '10.0.0.1'],
  ['2', '203.0.113.1, made up', '10.0.0.1', '10.0.0.1'],
])('with TRUST_PROXY=%s, X-Forwarded-For %s from %s is the client %s', (setting, forwardedFor, connection, visitor) => {
  expect(visitorAddress(trustedProxiesSetting.parse(setting), { forwardedFor, connection })).toBe(visitor)
})

test.each(['0', '11', '-1', 'yes', '10.0.0.0/33', '10.0.0', 'proxy.example', '10.0.0.1,', '::1/129', '10.0.0.1/x'])(
  'refuses TRUST_PROXY=%s',
  (setting) => {
    expect(trustedProxiesSetting.safeParse(setting).success).toBe(false)
  },
)
