import { lookup, type LookupAddress } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { ApiError } from '#server/kernel/api-error.ts'
import { isPublicAddress } from './is-public-address.ts'

const MAX_BYTES = 10 * 1024 * 1024
const MAX_MS = 5000
const MAX_REDIRECTS = 1

/** The network access of fetchPicture; replaced in tests. */
export interface Network {
  request: typeof request
  resolve: (host: string) => Promise<LookupAddress[]>
}

const internet: Network = {
  request,
  resolve: (host) =>
    new Promise((resolve, reject) => {
      lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)))
    }),
}

/**
 * Fetches an https address whose host the caller allows: at most 10 MB in 5 seconds, one redirect within the host, and
 * only from public addresses. It connects to the very address that was checked, so that DNS cannot change in between.
 * Throws ApiError `media.host_not_allowed`, `media.picture_unknown`, `media.picture_too_large` or
 * `media.host_unavailable`.
 */
export async function fetchPicture(url: URL, network: Network = internet): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(MAX_MS)
  let target = url
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await ask(target, network, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return readBody(answer)
    answer.destroy()
    if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined)
      throw statusCode >= 500 ? unavailable() : new ApiError('missing', 'media.picture_unknown')
    const next = URL.canParse(headers.location, target) ? new URL(headers.location, target) : null
    if (next?.origin !== url.origin) throw new ApiError('forbidden', 'media.host_not_allowed')
    target = next
  }
  throw unavailable()
}

async function ask(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  let isPrivate = false
  const lookupChecked: LookupFunction = (host, options, done) => {
    network.resolve(host).then(
      (addresses) => {
        isPrivate = addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))
        const [first] = addresses
        if (isPrivate || !first) done(new Error('not a public address'), '', 0)
        else if (options.all) done(null, addresses)
        else done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    )
  }
  return new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = network.request(
      url,
      { agent: false, lookup: lookupChecked, signal, headers: { accept: 'image/*', 'user-agent': 'Rihla' } },
      resolve,
    )
    outgoing.once('error', () =>
      reject(isPrivate ? new ApiError('forbidden', 'media.host_not_allowed') : unavailable()),
    )
    outgoing.end()
  })
}

async function readBody(answer: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > MAX_BYTES) throw new ApiError('too_large', 'media.picture_too_large')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof ApiError ? error : unavailable()
  }
  return Buffer.concat(chunks)
}

function unavailable(): ApiError {
  return new ApiError('unavailable', 'media.host_unavailable')
}
