import { describe, expect, test } from 'vitest'
import { hostName, siteOrigin } from './site-origin.ts'

describe('a site’s origin', () => {
  test.each([
    ['http://localhost:4530', null, true, 'http://localhost:4530'],
    ['http://localhost:4530', 'pearl.localhost', false, 'http://pearl.localhost:4530'],
    ['https://rihla.example', 'tours.example', false, 'https://tours.example'],
    ['https://rihla.example:8443', 'tours.example', false, 'https://tours.example:8443'],
    // The default site is at the deployment's origin, whatever its host.
    ['https://rihla.example', 'www.rihla.example', true, 'https://rihla.example'],
    ['https://rihla.example', null, false, 'https://rihla.example'],
  ])('of the deployment %s, host %s (default: %s) is %s', (deployment, host, isDefault, origin) => {
    expect(siteOrigin(deployment, { host, isDefault })).toBe(origin)
  })
})

describe('hostName', () => {
  test.each([
    ['pearl.localhost', 'pearl.localhost'],
    ['pearl.localhost:4530', 'pearl.localhost'],
    ['Pearl.LocalHost:4530', 'pearl.localhost'],
    ['pearl.localhost.', 'pearl.localhost'],
    ['pearl.localhost.:4530', 'pearl.localhost'],
    ['pearl.localhost:', 'pearl.localhost'],
    ['[::1]:4530', '[::1]'],
    ['', ''],
    ['pearl.localhost, evil.test', 'pearl.localhost, evil.test'],
    ['evil.test/pearl.localhost', 'evil.test/pearl.localhost'],
  ])('%j is %j', (header, name) => {
    expect(hostName(header)).toBe(name)
  })
})
