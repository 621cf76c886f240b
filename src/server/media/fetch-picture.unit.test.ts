import { createServer, request as plainRequest, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { request } from 'node:https'
import { afterEach, describe, expect, test } from 'vitest'
import { fetchPicture, type Network } from './fetch-picture.ts'
import { isPublicAddress } from './is-public-address.ts'
import { remoteSource } from './remote-source.ts'

let server: Server | undefined
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())))

const PUBLIC = '93.184.216.34'
const resolvesTo = (...addresses: string[]) => ({
  resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
})

/**
 * A network in which every host is a server of this test; names still resolve to `address`, and must pass the check.
 */
async function networkOf(listener: RequestListener, address = PUBLIC): Promise<Network> {
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const names = resolvesTo(address)
  const toServer = (
    url: URL,
    options: { signal: AbortSignal; headers: Record<string, string>; lookup: unknown },
    done: never,
  ) => {
    const lookup = (host: string, given: object, answered: (error: Error | null, ...rest: unknown[]) => void) =>
      (options.lookup as (host: string, given: object, answered: unknown) => void)(host, given, (error: Error | null) =>
        'all' in given && given.all
          ? answered(error, [{ address: '127.0.0.1', family: 4 }])
          : answered(error, '127.0.0.1', 4),
      )
    return plainRequest(
      `http://${url.host}:${port}${url.pathname}`,
      { agent: false, signal: options.signal, headers: options.headers, lookup: lookup as never },
      done,
    )
  }
  return { ...names, request: toServer as unknown as typeof request }
}

const picture = new URL('https://cdn.example/a.jpg')

test('fetches a picture of an allowed host without cookies', async () => {
  let headers: unknown
  const network = await networkOf((incoming, answer) => {
    headers = incoming.headers
    answer.end('bytes')
  })
  expect(Buffer.from(await fetchPicture(picture, network)).toString()).toBe('bytes')
  expect(headers).not.toHaveProperty('cookie')
})

describe('fetchPicture refuses', () => {
  test.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.9.9',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:93.184.216.34',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
  ])('a name of the address %s', async (address) => {
    expect(isPublicAddress(address)).toBe(false)
    const network = await networkOf((_, answer) => answer.end('secret'), address)
    await expect(fetchPicture(picture, network)).rejects.toMatchObject({ code: 'media.host_not_allowed' })
  })

  test('a name with a private address among public ones', async () => {
    const network = { ...(await networkOf((_, answer) => answer.end('secret'))), ...resolvesTo(PUBLIC, '10.0.0.1') }
    await expect(fetchPicture(picture, network)).rejects.toMatchObject({ code: 'media.host_not_allowed' })
  })

  test.each([
    'https://other.example/a.jpg',
    'http://cdn.example/a.jpg',
    'https://127.0.0.1/',
    'file:///etc/passwd',
    'https://cdn.example:8443/a.jpg',
  ])('a redirect to %s', async (location) => {
    const network = await networkOf((_, answer) => answer.writeHead(302, { location }).end())
    await expect(fetchPicture(picture, network)).rejects.toMatchObject({ code: 'media.host_not_allowed' })
  })

  test('more than one redirect', async () => {
    const network = await networkOf((_, answer) => answer.writeHead(302, { location: '/a.jpg' }).end())
    await expect(fetchPicture(picture, network)).rejects.toMatchObject({ code: 'media.host_unavailable' })
  })

  test('a body without end', async () => {
    const network = await networkOf((_, answer) => {
      const more = () => {
        while (!answer.destroyed && answer.write(Buffer.alloc(1024 * 1024)));
        if (!answer.destroyed) answer.once('drain', more)
      }
      more()
    })
    await expect(fetchPicture(picture, network)).rejects.toMatchObject({ code: 'media.picture_too_large' })
  })

  test('a host that does not respond within five seconds', async () => {
    const network = await networkOf((_, answer) => answer.write('begins'))
    await expect(fetchPicture(picture, network)).rejects.toMatchObject({ code: 'media.host_unavailable' })
  })

  test.each([
    [404, 'media.picture_unknown'],
    [500, 'media.host_unavailable'],
  ])('the status %i', async (status, code) => {
    const network = await networkOf((_, answer) => answer.writeHead(status).end())
    await expect(fetchPicture(picture, network)).rejects.toMatchObject({ code })
  })
})

test('fetchPicture follows one redirect within the host', async () => {
  const network = await networkOf((incoming, answer) => {
    if (incoming.url === '/a.jpg') answer.writeHead(301, { location: '/b.jpg' }).end()
    else answer.end('moved')
  })
  expect(Buffer.from(await fetchPicture(picture, network)).toString()).toBe('moved')
})

test('fetchPicture resolves names through DNS and refuses those of this machine', async () => {
  await expect(fetchPicture(new URL('https://localhost/a.jpg'))).rejects.toMatchObject({
    code: 'media.host_not_allowed',
  })
})

describe('the setting of image hosts', () => {
  const source = remoteSource(['cdn.example', '127.0.0.1'], async (url) => Buffer.from(url.href))
  test.each([
    ['/cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['cdn.example/a.jpg?w=1#part', 'https://cdn.example/a.jpg?w=1'],
    ['/CDN.example:443/a b.jpg', 'https://cdn.example/a%20b.jpg'],
  ])('accepts %s', async (path, url) => {
    const { bytes } = await (await source.find(path)).read({ width: null, height: null, fit: 'cover' })
    expect(Buffer.from(bytes).toString()).toBe(url)
  })
  test.each([
    '/evil.example/a.jpg',
    '/cdn.example.evil.example/a.jpg',
    '/sub.cdn.example/a.jpg',
    '/cdn.example:8080/a.jpg',
    '/user@cdn.example/a.jpg',
    '/cdn.example@evil.example/a.jpg',
    '/127.0.0.1/a.jpg',
    '/2130706433/a.jpg',
    '/0x7f.1/a.jpg',
    '/[::1]/a.jpg',
    '/cdn.example./a.jpg',
    '/evil.example\\@cdn.example/a.jpg',
  ])('refuses %s', async (path) => {
    await expect(source.find(path)).rejects.toMatchObject({ code: 'media.host_not_allowed' })
  })
})
